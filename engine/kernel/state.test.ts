/** States as data: clones share nothing, hashes mind nothing but content, JSON loses nothing in the middle of anything. */
import { describe, expect, it } from 'vitest';
import { createEngine, type Json, type Truth } from '../index.ts';
import {
  checkSerialised,
  createRandom,
  playOn,
  playRandomGame,
  randomAnswer,
  sharedParts,
  throughJson,
  turnKeys,
} from '../testing/index.ts';
import { toy } from '../toy/index.ts';
import { engine, newGame, SETUP } from '../toy/table.ts';
import { deckOf, heroAt } from '../lookup.ts';
import { hashState } from './hash.ts';

describe('a clone', () => {
  it('is the same state with the same decision', () => {
    const state = newGame('clone');
    const copy = engine.clone(state);
    expect(copy).toEqual(state);
    expect(engine.hash(copy)).toBe(engine.hash(state));
    expect(engine.decisionOf(copy)).toEqual(engine.decisionOf(state));
  });

  it('shares nothing that answers change, at every moment of a game', () => {
    const prompts = new Set<string>();
    for (const seed of ['one', 'two', 'three', 'four']) {
      const { faults } = playRandomGame(engine, SETUP, seed, ({ state }) => {
        prompts.add(engine.decisionOf(state)?.prompt ?? 'over');
        return sharedParts(state, engine.clone(state));
      });
      expect(faults).toEqual([]);
    }
    // In the middle of anything, not only between turns.
    expect([...prompts]).toEqual(expect.arrayContaining(['turn', 'share-wounds', 'over']));
  });

  it('can be played to the end without the original noticing', () => {
    const state = newGame('original');
    const before = engine.hash(state);
    const copy = engine.clone(state);
    playOn(engine, copy, createRandom('copy'));
    expect(copy.outcome).not.toBeNull();
    expect(engine.hash(state)).toBe(before);
    expect(engine.decisionOf(state)).toEqual(engine.decisionOf(newGame('original')));
  });

  it('has a script of its own', () => {
    const state = newGame('script');
    state.script = { dice: [1, 2], cards: { finds: [3] } };
    const copy = engine.clone(state);
    copy.script?.dice.shift();
    copy.script?.cards['finds']?.shift();
    expect(state.script).toEqual({ dice: [1, 2], cards: { finds: [3] } });
  });
});

describe('the check of sharing', () => {
  it('finds shared parts', () => {
    const state = newGame('shared');
    expect(sharedParts(state, { ...engine.clone(state), heroes: state.heroes })).toEqual(['heroes']);
    const copy = engine.clone(state);
    heroAt(copy, 1).used = heroAt(state, 1).used;
    expect(sharedParts(state, copy)).toEqual(['heroes.1.used']);
  });
});

describe('a hash', () => {
  it('does not mind the order of keys', () => {
    const state = newGame('keys');
    const turned = turnKeys(state as unknown as Json) as unknown as Truth;
    expect(Object.keys(turned)[0]).not.toBe(Object.keys(state)[0]);
    expect(engine.hash(turned)).toBe(engine.hash(state));
  });

  it('minds everything else: every single value of the state', () => {
    const state = throughJson(newGame('values'));
    const seen = new Set([engine.hash(state)]);
    let places = 0;
    const visit = (parent: object): void => {
      for (const key of Object.keys(parent)) {
        const value: unknown = Reflect.get(parent, key);
        if (typeof value === 'object' && value !== null) {
          visit(value);
          continue;
        }
        Reflect.set(parent, key, typeof value === 'number' ? value + 1000 : `${String(value)}!`);
        seen.add(engine.hash(state));
        Reflect.set(parent, key, value);
        places++;
      }
    };
    visit(state);
    expect(places).toBeGreaterThan(80);
    expect(seen.size).toBe(places + 1);
  });

  it('minds the order of a list', () => {
    const state = newGame('list');
    const other = engine.clone(state);
    deckOf(other, 'finds').draw.reverse();
    expect(engine.hash(other)).not.toBe(engine.hash(state));
  });

  it('is the same for ever, so that fingerprints of kept games can be compared', () => {
    const odd = { a: 1, b: [1, 'x', null], c: { d: [{ e: true }], f: 'é' }, g: undefined };
    expect(hashState(odd as unknown as Truth)).toBe('040573427893d546');
    expect(hashState({} as Truth)).toBe('5465b825c78bf217');
    const nested = { list: [null, { b: 1, a: 2 }] };
    expect(hashState(nested as unknown as Truth)).toBe(
      hashState({ list: [null, { a: 2, b: 1 }] } as unknown as Truth),
    );
  });

  it('is sixteen hexadecimal digits', () => {
    expect(engine.hash(newGame('digits'))).toMatch(/^[0-9a-f]{16}$/);
  });
});

describe('a state read back from JSON', () => {
  it('is the same game in the middle of anything, written and read after every answer', () => {
    for (const seed of ['one', 'two', 'three']) {
      const { answers, state } = playRandomGame(engine, SETUP, seed);
      expect(checkSerialised(engine, newGame(seed), state, answers)).toEqual([]);
    }
  });

  it('goes on in an engine that has never seen it', () => {
    const state = newGame('far');
    const random = createRandom('far');
    for (let i = 0; i < 10; i++) {
      const d = engine.decisionOf(state);
      if (d) engine.answer(state, randomAnswer(d, random));
    }
    const elsewhere = createEngine([toy]);
    const copy = throughJson(state);
    expect(elsewhere.decisionOf(copy)).toEqual(engine.decisionOf(state));
    playOn(engine, state, createRandom('on'));
    playOn(elsewhere, copy, createRandom('on'));
    expect(elsewhere.hash(copy)).toBe(engine.hash(state));
  });
});
