/** The state as the table may see it. */
import { describe, expect, it } from 'vitest';
import { HIDDEN } from '../index.ts';
import { otherTruth, playRandomGame } from '../testing/index.ts';
import { engine, newGame, SETUP } from '../toy/table.ts';
import { deckOf, heroAt, itemAt } from '../lookup.ts';

describe('a masked state', () => {
  const state = newGame('a secret seed');
  const mask = engine.mask(state);

  it('shows no seed, no chance, no script', () => {
    expect(JSON.stringify(mask)).not.toContain('secret');
    expect(mask.chance.every((n) => n === 0)).toBe(true);
    expect(mask.script).toBeNull();
  });

  it('shows how many cards a deck has, not which', () => {
    for (const id of Object.keys(state.decks)) {
      expect(deckOf(mask, id).draw).toEqual(deckOf(state, id).draw.map(() => HIDDEN));
      expect(deckOf(mask, id).discard).toEqual(deckOf(state, id).discard);
      expect(deckOf(state, id).draw.every((c) => c >= 0)).toBe(true);
    }
  });

  it('shows where face-down tokens lie, not their colours', () => {
    expect(state.objectives.map((o) => o.colour).sort()).toEqual(['blue', 'green', 'red']);
    expect(mask.objectives.map((o) => o.zone)).toEqual(state.objectives.map((o) => o.zone));
    expect(mask.objectives.map((o) => o.colour)).toEqual(['hidden', 'hidden', 'green']);
  });

  it('could not be guessed anyway: face-down tokens lie elsewhere in every game', () => {
    const places = Array.from({ length: 40 }, (_, i) =>
      newGame(`deal ${i}`).objectives.findIndex((o) => o.colour === 'blue'),
    );
    expect([...new Set(places)].sort()).toEqual([0, 1]);
  });

  it('is equal for states that differ only in what is hidden', () => {
    const other = otherTruth(engine, state);
    expect(engine.hash(other)).not.toBe(engine.hash(state));
    expect(other.objectives).not.toEqual(state.objectives);
    expect(engine.mask(other)).toEqual(mask);
  });

  it('differs when something the table can see differs', () => {
    const other = engine.clone(state);
    heroAt(other, 0).xp = 3;
    expect(engine.mask(other)).not.toEqual(mask);
  });

  it('has the shape of a state and the same decision, and leaves the original alone', () => {
    const before = engine.hash(state);
    expect(Object.keys(mask).sort()).toEqual(Object.keys(state).sort());
    expect(engine.decisionOf(mask)).toEqual(engine.decisionOf(state));
    expect(engine.hash(state)).toBe(before);
    expect(engine.mask(mask)).toEqual(mask);
  });

  it('shows a token’s colour once it is turned over', () => {
    const turned = engine.clone(state);
    itemAt(turned.objectives, 0).down = false;
    expect(itemAt(engine.mask(turned).objectives, 0).colour).toBe(itemAt(state.objectives, 0).colour);
    expect(itemAt(engine.mask(turned).objectives, 1).colour).toBe('hidden');
  });

  it('has the whole decision and no secret at every moment of a game', () => {
    for (const seed of ['one secret', 'two secrets', 'three secrets']) {
      const report = playRandomGame(engine, SETUP, seed, ({ state: now }) => {
        const seen = engine.mask(now);
        expect(engine.decisionOf(seen)).toEqual(engine.decisionOf(now));
        expect(engine.mask(otherTruth(engine, now))).toEqual(seen);
        expect(JSON.stringify(seen)).not.toContain('secret');
        return [];
      });
      expect(report.state.outcome).not.toBeNull();
    }
  });
});
