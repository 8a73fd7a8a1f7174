/**
 * Names that every object of the language has already. Heroes, packs and missions called so are refused where they are read,
 * with their place, because clients and programs of others look them up by their names; what people call themselves and
 * their tables, and the marks of their pages, is played as any other name. Whatever a log from before may hold, the server
 * looks up own keys only.
 */
import { itemAt, lookUp, type Json, type Setup } from '@holdout/engine';
import { TABLE_ID } from '@holdout/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { awaited, openTable, seatedTable, SETUP, testHall, TestPlayer } from '../testing/hall.ts';
import { missionOf } from '../tools/abuses/missions.ts';
import { chairOfHero } from './chairs.ts';
import { reseat } from './seating.ts';

const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

/** A key of its own, also where the language would take it for something else. */
const keyed = (name: string, value: Json): Json =>
  JSON.parse(`{"${name}": ${JSON.stringify(value)}}`) as Json;

afterEach(() => {
  expect(Reflect.ownKeys({})).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

const SKILLS = { blue: 'tough', orange: ['lucky', 'medic'], red: ['ninja', 'loud', 'hoard'] };
const PACK = { id: 'lamps', name: 'Lamps', author: 'Ann', version: '1.0' };

/** What of a set-up has a name, and what is said of a wrong one. */
const NAMED: readonly [string, (name: string) => object, string, (name: string) => string][] = [
  ['an edition', (edition) => ({ edition }), 'setup.edition-unknown', (name) => name],
  ['a mission', (mission) => ({ mission }), 'setup.mission-unknown', () => ''],
  ['a hero', (hero) => ({ seats: [[hero], ['ned']] }), 'setup.hero-unknown', (name) => name],
  [
    'a hero of the players’ own',
    (id) => ({ seats: [[id, 'amy'], ['ned']], sheets: [{ id, name: 'Con', skills: SKILLS }] }),
    'setup.hero-sheet',
    () => 'sheets[0].id',
  ],
  ['a pack', (id) => ({ pack: { ...PACK, id } }), 'setup.pack', () => 'pack.id'],
  ['a kind of boxes', (kind) => ({ boxes: keyed(kind, ['base']) }), 'setup.boxes', (name) => `boxes.${name}`],
  [
    'a way to play',
    (way) => ({ variants: keyed(way, 'later') }),
    'setup.variants',
    (name) => `variants.${name}`,
  ],
  ['a deck by hand', (deck) => ({ byHand: [deck] }), 'setup.by-hand', () => 'byHand[0]'],
];

describe.each(NAMED)('%s called like something every object has', (_, named, refused, at) => {
  it.each(NAMES)('is refused with its place: %s', async (name) => {
    const setup = { ...SETUP, ...named(name) };
    const said = await testHall().hall.make({ title: 'Friday', setup });
    expect(said).toMatchObject({ refused });
    expect('at' in said ? said.at : '').toContain(at(name));
  });
});

describe.each(NAMES)('%s', (name) => {
  const play = async (setup: Setup): Promise<void> => {
    const { players } = await seatedTable(testHall(), ['Ann', 'Bob'], { setup });
    for (let i = 0; i < 5; i++) await awaited(players).first();
    expect(players[0].welcome.log.length).toBe(6);
  };

  it('may be what people, their tables and the marks of their pages are called', async () => {
    const kit = testHall();
    const { made, table, host, players } = await seatedTable(kit, [name, name]);
    await host.do({ kind: 'house', talk: true });
    await host.do({ kind: 'title', title: name }, name);
    const guest = await new TestPlayer(table, [], name).join();
    for (const page of players) {
      expect(await page.do({ kind: 'chat', text: name }, name)).toHaveProperty('seq');
      expect(await page.do({ kind: 'chat', text: name }, name)).toMatchObject({ again: true });
    }
    expect(await guest.do({ kind: 'chat', text: name })).toHaveProperty('seq');
    await awaited(players, host).first();
    const { chairs } = host.welcome.seats;
    expect(chairs.map((chair) => chair.name)).toEqual([name, name]);
    expect(host.welcome.chat.map((line) => line.name)).toEqual([name, name, name]);
    // Another process reads the same from the log.
    const later = await new TestPlayer(await openTable(testHall(kit.storage, kit.engine), made.id)).join();
    expect(later.welcome).toMatchObject({ title: name, chat: host.welcome.chat, log: host.welcome.log });
  });

  it('is nothing that is there when it is asked for', async () => {
    const kit = testHall();
    const { host, players } = await seatedTable(kit, ['Ann', 'Bob']);
    const asked = awaited(players, host);
    expect(TABLE_ID.test(name)).toBe(false);
    expect(await kit.hall.open(name)).toEqual({ refused: 'table.unknown' });
    expect(await host.do({ kind: 'hero', hero: name, chair: 1 })).toEqual({ refused: 'hero.unknown' });
    expect(await asked.answer(name)).toHaveProperty('refused', 'answer.not-offered');
    expect(await asked.first()).toHaveProperty('seq');
  });

  it('may stand in a mission as the name of an area and in its texts, and is refused as a counter', async () => {
    const mission = missionOf({ setup: SETUP }, {});
    const areas = keyed(name, ['S1']);
    const texts = { en: { words: keyed(name, 'Well') } };
    await play({
      ...SETUP,
      mission: { ...mission, areas, texts, win: { all: [lookUp(mission, 'win'), { noEnemiesIn: name }] } },
    });
    const lose = [{ id: 'late', when: { counter: { name, atLeast: 1 } } }];
    const counted = await testHall().hall.make({
      title: '',
      setup: { ...SETUP, mission: { ...mission, lose } },
    });
    expect(counted).toMatchObject({ refused: 'setup.mission-broken' });
  });

  it('of a hero in a log from before is looked up as its own', async () => {
    const { engine } = testHall();
    const state = engine.newGame(SETUP, 'before');
    if ('refused' in state) throw new Error(state.refused);
    itemAt(state.heroes, 0).id = name;
    const nobody = { chairs: [], handed: {}, lost: [] };
    expect(chairOfHero(nobody, state, name)).toBe(0);
    const handed = reseat(nobody, { kind: 'hero', by: 'host', time: 0, hero: name, chair: 1 });
    expect(chairOfHero(handed, state, name)).toBe(1);
    expect(chairOfHero(handed, state, 'ned')).toBe(1);
    expect(chairOfHero(handed, state, 'amy')).toBeUndefined();
  });
});
