/** Positions of the toy: taken up again under the same rules, under rules with other content, and from hostile files. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEngine, isRefusal, type Edition, type Engine, type Json, type State } from '../index.ts';
import { createRandom, randomAnswer, type Position } from '../testing/index.ts';
import { damaged, garbageWith, soundness } from '../testing/hostile.ts';
import { COMING, FINDS, FOUND, RATS, TYPES } from '../toy/content.ts';
import { toy } from '../toy/index.ts';
import { CELLAR, engine, newGame, SETUP } from '../toy/table.ts';

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

function takenUp(at: Engine, position: Position): { state: State; lost: readonly string[] } {
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
