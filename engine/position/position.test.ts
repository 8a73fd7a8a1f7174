/** Positions of the toy: taken up again under the same rules, under rules with other content, and from hostile files. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createEngine,
  DOOR,
  EMPTY,
  isRefusal,
  named,
  SPAWN,
  WOUND,
  type Edition,
  type Engine,
  type Json,
  type Truth,
} from '../index.ts';
import { itemAt, lookUp } from '../lookup.ts';
import { createRandom, randomAnswer, type Position } from '../testing/index.ts';
import { damaged, garbageWith, soundness } from '../testing/hostile.ts';
import { COMING, FINDS, FOUND, RATS, TYPES } from '../toy/content.ts';
import { toy } from '../toy/index.ts';
import { CELLAR, engine, newGame, SETUP } from '../toy/table.ts';
import { placePosition, positionOf } from './position.ts';

/** The second round of a game is about to begin. */
function dawn(seed: string): Position {
  const state = newGame(seed);
  const random = createRandom(seed);
  for (let d = engine.decisionOf(state); d; d = engine.decisionOf(state)) {
    const answer = randomAnswer(d, random);
    const position = engine.dawnAfter(state, answer);
    if (position) return JSON.parse(JSON.stringify(position)) as Position;
    engine.answer(state, answer, false);
  }
  throw new Error('over before a second round');
}

const later = (change: Partial<Edition>): Engine => createEngine([{ ...toy, rules: 'toy-2', ...change }]);

function takenUp(at: Engine, position: Position): { state: Truth; lost: readonly string[] } {
  const resumed = at.resume(SETUP, 'x', position);
  if (isRefusal(resumed)) throw new Error(`${resumed.refused} ${resumed.at ?? ''}`);
  return resumed;
}

const finds = [...FOUND].reverse();
const names = (deck: readonly number[], ids: readonly string[]): string[] =>
  deck.map((card) => ids[card] ?? '?');

describe('a position', () => {
  it('tells everything by name', () => {
    const position = dawn('a');
    expect(position['round']).toBe(1);
    expect(JSON.stringify(position['decks'])).toContain('"lamp#2"');
    expect(Object.keys(position['enemies'] as object).every((id) => id === 'rat')).toBe(true);
  });

  it('is the same game when cards have changed places', () => {
    const position = dawn('a');
    const { state } = takenUp(later({}), position);
    const other = takenUp(later({ cards: { ...toy.cards, [FINDS]: finds } }), position);
    expect(other.lost).toEqual([]);
    const deck = other.state.decks[FINDS];
    expect(names(deck?.draw ?? [], finds)).toEqual(names(state.decks[FINDS]?.draw ?? [], FOUND));
  });

  it('lets new cards come with the next shuffle, and names those that are gone', () => {
    const position = dawn('a');
    const rats = [...COMING.map((c) => c.id), 'new'].filter((id) => id !== 'many');
    const { state, lost } = takenUp(later({ cards: { ...toy.cards, [RATS]: rats } }), position);
    expect(lost).toEqual(['many']);
    const { draw = [], discard = [] } = state.decks[RATS] ?? {};
    expect(names(discard, rats)).toContain('new');
    expect(names([...draw, ...discard], rats).sort()).toEqual([...rats].sort());
  });

  it('keeps figures when another kind of enemy is known', () => {
    const position = dawn('a');
    const slug = { id: 'slug', actions: 1, toughness: 1, xp: 1, limit: 3 };
    const { state } = takenUp(later({ types: [...TYPES, slug] }), position);
    expect(state.supply).toEqual([(position['supply'] as { rat: number }).rat, 3]);
  });

  it('keeps every part of the table, whatever has happened to it', () => {
    const [front] = engine.gameOf(newGame('b')).context.board.doors;
    const state = newGame('b');
    for (const [i, h] of state.heroes.entries())
      Object.assign(h, { zone: i, xp: 4, level: 1, wounds: i, used: ['rest'], slots: [i - 1] });
    const finds = lookUp(state.decks, FINDS);
    Object.assign(finds, { draw: [3, 1], discard: [2] });
    itemAt(state.heroes, 1).slots = [0];
    state.doors[0] = DOOR.smashed;
    state.opened[0] = 1;
    state.spawns = [SPAWN.gone, SPAWN.active];
    Object.assign(itemAt(state.objectives, 1), { down: false, taken: 1 });
    state.unlocked = ['blue'];
    state.counters['steps'] = -3;
    const position = positionOf(engine.gameOf(state));
    expect(position).toMatchObject({
      doors: { [front?.id ?? '']: DOOR.smashed },
      spawns: [
        ['S3', SPAWN.gone],
        ['S2', SPAWN.active],
      ],
      decks: { [FINDS]: { draw: ['dust#2', 'lamp#2'], discard: ['dust'] } },
      heroes: [{ slots: [null] }, { slots: ['lamp'] }],
      enemies: { rat: { S3: 1 } },
    });
    const told = JSON.parse(JSON.stringify(position)) as Position;
    const { state: again, lost } = takenUp(engine, told);
    expect(lost).toEqual([]);
    expect(positionOf(engine.gameOf(again))).toMatchObject({
      doors: told['doors'],
      spawns: told['spawns'],
      objectives: told['objectives'],
      opened: told['opened'],
      unlocked: told['unlocked'],
      counters: told['counters'],
      enemies: told['enemies'],
      decks: told['decks'],
    });
  });

  it('tells every type of enemy by itself', () => {
    const slug = { id: 'slug', actions: 1, toughness: 1, xp: 1, limit: 3 };
    const at = createEngine([{ ...toy, types: [...TYPES, slug] }]);
    const state = at.newGame(SETUP, 'two') as Truth;
    const { zones } = at.gameOf(state).context;
    state.enemies[zones + 1] = 2;
    state.supply[1] = 1;
    const told = positionOf(at.gameOf(state));
    expect([told['enemies'], told['supply']]).toEqual([
      { rat: { S3: 1 }, slug: { S2: 2 } },
      { rat: 7, slug: 1 },
    ]);
    const { state: again } = takenUp(at, told);
    expect([again.enemies, again.supply]).toEqual([state.enemies, state.supply]);
  });

  it('that tells of nothing has all cards on the discards', () => {
    const bare = { g: engine.gameOf(newGame('a')), lost: new Set<string>() };
    placePosition(bare, {});
    expect(Object.values(bare.g.state.decks).map((d) => [d.draw.length, d.discard.length])).toEqual([
      [0, FOUND.length],
      [0, COMING.length],
    ]);
    expect([...bare.lost]).toEqual([]);
  });

  it('knows objectives by colour, in whatever order they are told', () => {
    const position = dawn('a');
    const objectives = [...(position['objectives'] as Json[])].reverse();
    const { state, lost } = takenUp(engine, { ...position, objectives });
    expect([lost, state.objectives.map((o) => o.colour)]).toEqual([
      [],
      objectives.map((o) => (o as { colour: string }).colour),
    ]);
    const fewer = takenUp(engine, { ...position, objectives: objectives.slice(1) });
    expect([fewer.lost, fewer.state.objectives.length]).toEqual([['objectives'], 3]);
  });

  it('names what is told of things that are not there, and lays out the rest', () => {
    const position = dawn('a');
    const odd = {
      ...position,
      doors: { 'S8-S9': DOOR.open },
      enemies: { ...(position['enemies'] as object), ghost: { S1: 1 } },
      spawns: [['S9', SPAWN.gone], 'S3', ['S2', 9]],
      counters: { a: 1, b: 'many' },
    } as Position;
    const { state, lost } = takenUp(engine, odd);
    expect([...lost].sort()).toEqual(['"many"', 'S8-S9', 'S9', 'ghost']);
    expect(state.spawns).toEqual([SPAWN.active, SPAWN.inactive]);
    expect(state.counters).toEqual({ a: 1 });
    expect(state.doors).toEqual([DOOR.closed, DOOR.closed]);
  });

  it('begins its round as new, and says nothing of what was under way', () => {
    const { state } = takenUp(engine, dawn('a'));
    expect(state).toMatchObject({ seq: 0, script: null, outcome: null, active: 0, round: 2 });
    const parts = Object.keys(dawn('a'));
    for (const part of ['stack', 'seq', 'reveals', 'script', 'outcome', 'active', 'setup', 'rules'])
      expect(parts).not.toContain(part);
  });

  it('lets an edition keep and lose parts of its own', () => {
    const own = { ownShapes: { kept: named.count, gone: named.maybe(named.count) } } as Partial<Edition>;
    const at = createEngine([{ ...toy, ...own }]);
    const position = { ...dawn('a'), own: { kept: 2, gone: null } };
    const { state } = takenUp(at, position);
    expect(state.own).toEqual({ kept: 2 });
    expect('gone' in state.own).toBe(false);
    expect(takenUp(at, { ...position, own: { kept: 2, gone: 1 } }).state.own).toEqual({ kept: 2, gone: 1 });
  });

  it('tells a wound in a slot as one', () => {
    const state = newGame('a');
    itemAt(state.heroes, 0).slots = [WOUND, EMPTY];
    const told = positionOf(engine.gameOf(state));
    expect((told['heroes'] as { slots: Json }[])[0]?.slots).toEqual(['(wound)', null]);
    const r = { g: engine.gameOf(newGame('a')), lost: new Set<string>() };
    placePosition(r, told);
    expect(r.g.state.heroes[0]?.slots).toEqual([WOUND, EMPTY]);
    const few = { ...told, heroes: [{ ...(told['heroes'] as object[])[0], slots: ['anvil'] }] } as Position;
    placePosition(r, few);
    expect([r.g.state.heroes[0]?.slots, [...r.lost]]).toEqual([[EMPTY], ['anvil']]);
  });

  it('that no longer fits is refused with the reason', () => {
    const position = { ...dawn('a'), supply: { rat: 99 } };
    expect(engine.resume(SETUP, 'x', position)).toMatchObject({ refused: 'position.unsound' });
  });
});

describe('hostile positions', () => {
  it('are refused or make a sound game, and nothing throws', () => {
    const garbage = garbageWith([
      'S2',
      'ann',
      'rat',
      'lamp',
      'lamp#2',
      CELLAR,
      ['ann', 'ann'],
      ['lamp', 'lamp'],
    ]);
    fc.assert(
      fc.property(damaged(dawn('a'), garbage), (position: Json) => {
        const resumed = engine.resume(SETUP, 'x', position as Position);
        expect(soundness(engine, isRefusal(resumed) ? resumed : resumed.state)).toEqual([]);
      }),
      { numRuns: 500, seed: 2012 },
    );
  });
});
