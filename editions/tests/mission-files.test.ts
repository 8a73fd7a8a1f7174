/** Mission files: ours are sound; a player's own is played when it is sound and refused with code and place when not. */
import {
  itemAt,
  lookUp,
  createEngine,
  isRefusal,
  type Json,
  type Refusal,
  type Truth,
} from '@holdout/engine';
import { checkState, compileMission, createRandom, randomAnswer } from '@holdout/engine/testing';
import { scene } from '@holdout/engine/testing/scene';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import recipe from '../../docs/ADDING-A-MISSION.md?raw';
import { classic, EDITIONS as editions } from '../index.ts';

const engine = createEngine(editions);
const SEATS = [['ned', 'amy', 'doug', 'josh']];

/** The example of the documentation, so that it stays true. */
const EXAMPLE = /```json\n([^]*?)```/.exec(String(recipe))?.[1] ?? '';
type File = { [key: string]: Json };
const example = (): File => JSON.parse(EXAMPLE) as File;

const begin = (mission: Json): Truth | Refusal =>
  engine.newGame({ edition: 'classic', mission, seats: SEATS }, 'own', undefined, true);

/** The example with one value changed; undefined takes it away. */
function changed(path: string, value: Json | undefined): File {
  const file = example();
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const at = keys.reduce<Json>((v, k) => lookUp(v as File, k), file) as File;
  if (value === undefined) Reflect.deleteProperty(at, last);
  else at[last] = value;
  return file;
}

/** So many random answers, every state checked. */
function playOn(state: Truth, answers: number): void {
  const random = createRandom('own mission');
  for (let i = 0; i < answers; i++) {
    expect(checkState(engine, state)).toEqual([]);
    const decision = engine.decisionOf(state);
    if (!decision) return;
    expect(engine.answer(state, randomAnswer(decision, random))).toHaveProperty('ok');
  }
}

describe('missions of the editions', () => {
  const files = editions.flatMap((e) => Object.keys(e.missions).map((id): [string, string] => [e.id, id]));
  it.each(files)('%s %s compiles and carries its own id', (name, id) => {
    const edition = editions.find((e) => e.id === name);
    if (!edition) throw new Error(name);
    expect(compileMission(edition, lookUp(edition.missions, id))).toMatchObject({
      mission: { id, edition: name },
    });
  });
});

describe("a mission of the players' own", () => {
  it('is played like any other', () => {
    const state = begin(example());
    if (isRefusal(state)) throw new Error(state.at);
    playOn(state, 300);
    expect(state.round).toBeGreaterThan(1);
  });

  it('keeps its rules: tokens, coloured doors and spawn zones, exit, victory and defeat', () => {
    const heroes = (zone: string): Json => ({ ned: { zone }, amy: { zone: 'S7' } });
    const s = scene(engine, { mission: example(), heroes: heroes('R_1B_01_living'), turn: 'ned' });
    s.play('take:R_1B_01_living');
    expect([s.hero('ned').xp, s.state.unlocked]).toEqual([5, ['blue']]);
    expect(s.happened('spawn-activated')).toMatchObject([{ zone: 'S5' }]);
    const taken = ['R_1B_01_living', 'R_2B_00_bathroom'];
    const home = scene(engine, { mission: example(), taken, heroes: heroes('S7'), turn: 'ned' });
    expect(home.play('leave').result).toBeUndefined();
    expect(home.play('leave').result).toBe('won');
    const alone = scene(engine, { mission: example(), taken, heroes: { ned: { zone: 'S7' } }, turn: 'ned' });
    expect(alone.play('leave').state.outcome).toEqual({ result: 'lost', cause: 'too-few' });
  });

  it('is saved whole: the same set-up gives the same game again', () => {
    const state = begin(example());
    if (isRefusal(state)) throw new Error(state.at);
    expect(begin(JSON.parse(JSON.stringify(state.setup.mission)) as Json)).toEqual(state);
  });
});

describe('a broken mission is refused with code and place', () => {
  const BROKEN: [string, Json | undefined, string][] = [
    // Board
    ['tiles', [['2B@90', '9Z@0']], 'board.tile-missing tiles[0][1] 9Z'],
    ['tiles.0.0', '2B@45', 'board.rotation tiles[0][0] 45'],
    ['tiles.0.0', '2B', 'board.rotation tiles[0][0]'],
    ['tiles.0.0', '2B@180', 'board.edge-mismatch tiles[0][0] S'],
    ['tiles', [['2B@90'], ['1B@0', '7B@0']], 'board.ragged tiles[1]'],
    ['tiles', [], 'board.layout tiles'],
    ['doors.0.between', ['S1', 'S2'], 'board.door-nowhere doors[0] S1-S2'],
    ['doors.0.between', ['R_1B_01_kitchen', 'S1'], 'board.door-nowhere doors[0] R_1B_01_kitchen-S1'],
    ['doors.0.between', ['R_1B_01_attic', 'S7'], 'board.door-zone doors[0] R_1B_01_attic'],
    ['doors.1.between', ['S7', 'R_1B_01_bedroom'], 'board.door-twice doors[1] S7-R_1B_01_bedroom'],
    ['doors.0.between', ['S7'], 'mission.door-pair doors[0].between'],
    // Zones, areas, colours
    ['spawns.0.zone', 'S99', 'mission.zone-unknown spawns[0].zone S99'],
    ['start', ['wall'], 'mission.zone-unknown start[0] wall'],
    ['areas.way-out', ['S7', 'S70'], 'mission.zone-unknown areas.way-out[1] S70'],
    ['own.cars.0.zone', 'garage', 'mission.zone-unknown own.cars[0].zone garage'],
    ['exit.area', 'nowhere', 'mission.area-unknown exit.area nowhere'],
    ['rules.1.colour', 'pink', 'mission.colour-unknown rules[1].colour pink'],
    ['rules.1.do.0', { unlockDoors: 'red' }, 'mission.colour-unknown rules[1].do[0].unlockDoors red'],
    ['doors', [{ between: ['R_1B_01_bedroom', 'S7'], colour: 'blue' }], 'mission.unreachable objectives[1] R_2B_00_bathroom'],
    ['start', [], 'mission.no-start start'],
    ['spawns', [{ zone: 'S1', colour: 'blue' }, { zone: 'S1', colour: 'red', active: 'no' }], 'file.not-a-flag spawns[1].active'],
    // Words
    ['win', { winn: true }, 'mission.unknown-word win winn'],
    ['win', { never: true, heroDied: true }, 'mission.unknown-word win never, heroDied'],
    ['win', { all: [{ constructor: true }] }, 'mission.unknown-word win.all[0] constructor'],
    ['win', undefined, 'file.not-an-object win'],
    ['win', { heroesLeft: [] }, 'mission.empty-list win.heroesLeft'],
    ['win', { counter: { name: 'exit-open', atLeast: 1 } }, 'mission.counter-name win.counter.name exit-open'],
    ['win', { carried: { cards: ['bread'], by: 'gone' } }, 'mission.card-unknown win.carried.cards[0] bread'],
    ['rules.0.do.0', { explode: 5 }, 'mission.unknown-word rules[0].do[0] explode'],
    ['rules.0.on', 'full-moon', 'file.unknown-word rules[0].on objective-taken, enemy-enters, once, door-opened, level-reached'],
    ['rules.0.on', 'card-revealed', 'file.unknown-word rules[0].on objective-taken, enemy-enters, once, door-opened, level-reached'],
    ['rules.2.do.0', { experience: 5 }, 'mission.misplaced rules[2].do[0].experience hero'],
    ['rules.2.do.0', { joinHero: true }, 'mission.misplaced rules[2].do[0].joinHero hero'],
    ['rules.0.do.0', { removeAndCount: 'gone' }, 'mission.misplaced rules[0].do[0].removeAndCount enemies'],
    ['exit', undefined, 'mission.misplaced rules[2].do[0].openExit exit'],
    ['enemies.0.type', 'ghost', 'mission.enemy-unknown enemies[0].type ghost'],
    ['own.cars.0.kind', 'bus', 'file.unknown-word own.cars[0].kind police, pimp'],
    ['edition', 'marvel', 'file.unknown-word edition classic'],
    // Misspelt keys
    ['spwans', [], 'file.unknown-key spwans'],
    ['doors.1.color', 'blue', 'file.unknown-key doors[1].color'],
    ['spawns.0.activ', true, 'file.unknown-key spawns[0].activ'],
    ['objectives.0.count', false, 'file.unknown-key objectives[0].count'],
    ['exit.opened', true, 'file.unknown-key exit.opened'],
    ['goals.0.done', true, 'file.unknown-key goals[0].done'],
    ['lose.0.if', true, 'file.unknown-key lose[0].if'],
    ['rules.0.wehn', { heroDied: true }, 'file.unknown-key rules[0].wehn'],
    ['rules.0.area', 'way-out', 'file.unknown-key rules[0].area'],
    ['rules.0.of', '1B', 'file.unknown-key rules[0].of'],
    ['own.car', [], 'file.unknown-key own.car'],
    ['own.cars.0.colour', 'red', 'file.unknown-key own.cars[0].colour'],
    // Types and numbers
    ['minutes', 'long', 'file.not-a-number minutes 1..600'],
    ['minutes', 0.5, 'file.not-a-number minutes 1..600'],
    ['id', undefined, 'file.not-text id'],
    ['id', '', 'file.not-text id'],
    ['spawns', {}, 'file.not-a-list spawns'],
    ['areas', 'S7', 'file.not-an-object areas'],
    ['players', [3], 'mission.players players'],
    ['players', [3, 1], 'mission.players players'],
    ['enemies.0.count', 41, 'file.not-a-number enemies[0].count 1..40'],
    ['enemies', [{ type: 'abomination', zone: 'S4' }, { type: 'abomination', zone: 'S5' }], 'mission.too-few-figures enemies abomination'],
    ['own.zombieCards', [1, 43], 'file.not-a-number own.zombieCards[1] 1..42'],
    ['own.zombieCards', [1, 2, 1], 'mission.card-twice own.zombieCards'],
  ]; // prettier-ignore

  it.each(BROKEN)('%s = %j', (path, value, at) => {
    const { refused, at: place } = begin(changed(path, value)) as Refusal;
    expect([refused, place]).toEqual(['setup.mission-broken', at]);
  });

  it('also when it is no mission at all', () => {
    expect(begin(null)).toMatchObject({ refused: 'setup.mission-broken', at: 'file.not-an-object' });
    expect(begin([])).toMatchObject({ refused: 'setup.mission-broken', at: 'file.not-an-object' });
    expect(begin(7)).toMatchObject({ refused: 'setup.mission-unknown' });
    expect(begin('12')).toMatchObject({ refused: 'setup.mission-unknown' });
    expect(begin('constructor')).toMatchObject({ refused: 'setup.mission-unknown' });
  });

  it('and when nothing ever spawns', () => {
    const quiet = { ...example(), spawns: [], rules: [] };
    expect(begin(quiet)).toMatchObject({ refused: 'setup.mission-broken', at: 'mission.no-spawn spawns' });
  });

  it('or deeper than anybody would write', () => {
    let deep: Json = { never: true };
    for (let i = 0; i < 100_000; i++) deep = { not: deep };
    expect(begin(changed('win', deep))).toMatchObject({
      refused: 'setup.mission-broken',
      at: 'file.too-deep mission',
    });
  });
});

describe('whatever a file holds', () => {
  const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;
  const words = [
    'S1',
    'R_2B_00_bathroom',
    'red',
    'blue',
    'way-out',
    'all',
    'walker',
    '__proto__',
    'constructor',
    '2B@90',
    '00',
  ];
  const garbage: fc.Arbitrary<Json> = fc.oneof(
    json,
    fc.constantFrom(...words),
    fc.integer({ min: -3, max: 50 }),
    fc.boolean(),
  );

  it('arbitrary JSON as a mission is refused, never thrown at', () => {
    fc.assert(
      fc.property(json, (mission) => void expect(begin(mission)).toHaveProperty('refused')),
      { numRuns: 300, seed: 1 },
    );
  });

  it('arbitrary values under known keys neither', () => {
    const keys = fc.constantFrom(...Object.keys(example()));
    const file = fc.dictionary(keys, garbage);
    fc.assert(
      fc.property(file, (part) => void expect(begin({ ...example(), ...part })).toBeTypeOf('object')),
      { numRuns: 300, seed: 1 },
    );
  });

  /** Every value of a mission, by path. */
  const paths = (value: Json, at: string[] = []): string[][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([k, v]) => [[...at, k], ...paths(v, [...at, k])])
      : [];
  const missions = [example(), ...Object.values(classic.missions)] as File[];
  const spoilt = fc
    .constantFrom(...missions.flatMap((file, i) => paths(file).map((path) => [i, path] as const)))
    .chain(([i, path]) => garbage.map((value) => ({ i, path, value })));

  it('a mission with one value spoilt is refused or playable', () => {
    fc.assert(
      fc.property(spoilt, ({ i, path, value }) => {
        const file = JSON.parse(JSON.stringify(missions[i])) as File;
        const at = path.slice(0, -1).reduce<Json>((v, k) => lookUp(v as File, k), file) as File;
        at[itemAt(path, path.length - 1)] = value;
        const state = begin(file);
        if (isRefusal(state)) expect(state.at ?? state.refused).not.toBe('');
        else playOn(state, 60);
      }),
      { numRuns: 400, seed: 1 },
    );
  });
});
