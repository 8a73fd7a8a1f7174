import { classic, dceased, EDITIONS, hero, zombie } from '@holdout/editions';
import { createEngine, formOf, isRefusal, type Edition, type GameEvent, type State } from '@holdout/engine';
import { scene } from '@holdout/engine/scenario';
import { playRandomGame, setupFor } from '@holdout/engine/testing';
import { describe, expect, it } from 'vitest';
import '../editions/testing.ts';
import { planTheatre, type TheatreStep } from '../insight/theatre.ts';
import { askedNow, besides, cardsFound, momentOf, toldNow } from './moment.ts';

const engine = createEngine(EDITIONS);
const SHOP = 'R_5B_01_shop';

interface Searched {
  readonly steps: readonly TheatreStep[];
  readonly events: readonly GameEvent[];
  readonly state: State;
}

function search(card: string, more: object = {}): Searched {
  const s = scene(engine, {
    edition: 'classic',
    mission: '10',
    heroes: { amy: { zone: SHOP, ...more } },
    turn: 'amy',
    draws: { equipment: [card] },
  });
  const before = engine.mask(s.state);
  const result = engine.answer(s.state, 'search', 'changes');
  if (isRefusal(result)) throw new Error(result.refused);
  const { steps } = planTheatre(s.game.context, before, result.events, { speed: 2, motion: true });
  return { steps, events: result.events, state: s.state };
}

const logOf = (...answers: (readonly GameEvent[])[]) =>
  answers.map((events, i) => ({ seq: i + 1, round: 1, events, revealed: false }));

describe('a search', () => {
  it('is told as the card it turns over, and what else comes of it', () => {
    const { steps } = search('aaahh');
    const at = steps.findIndex((s) => s.moment === 'find');
    const told = toldNow(steps, at + 1);
    expect(told?.moment).toBe('find');
    expect(cardsFound(told?.events ?? [])).toEqual(['aaahh']);
    expect(besides(told?.events ?? [], 'find').map((e) => e.type)).toContain('enemies-placed');
    // The Walker rises on the board, not under the panel.
    expect(toldNow(steps, steps.length)).toBeNull();
  });

  it('stays open for the question what to hold, which elsewhere opens nothing', () => {
    const { events, state } = search('katana', { hands: ['pistol', 'crowbar'] });
    const decision = engine.decisionOf(state);
    expect(decision?.prompt).toBe('hold');
    const asked = askedNow(logOf(events), decision);
    expect(asked).toMatchObject({ moment: 'find', seq: 1 });
    expect(cardsFound(asked?.events ?? [])).toEqual(['katana']);
    // After a trade nobody has turned a card over.
    expect(askedNow(logOf([]), decision)).toBeNull();
    // What was found two answers ago in another turn is put away.
    const turn: GameEvent = {
      id: 1,
      parent: 0,
      cause: '',
      type: 'answered',
      prompt: 'turn',
      answer: 'arrange',
      by: 0,
      given: [],
    };
    expect(askedNow(logOf(events, [turn]), decision)).toBeNull();
    // What was found before another question of the same moment is still there.
    expect(askedNow(logOf(events, [{ ...turn, prompt: 'discard-surplus' }]), decision)?.seq).toBe(1);
  });

  it('is held to be read unless it asks something', () => {
    const { events } = search('katana');
    const s = scene(engine, {
      edition: 'classic',
      mission: '10',
      heroes: { amy: { zone: SHOP } },
      turn: 'amy',
    });
    const before = engine.mask(s.state);
    const total = (more: object): number =>
      planTheatre(s.game.context, before, events, { speed: 2, motion: true, ...more }).total;
    expect(total({})).toBe(2000);
    expect(total({ asked: 'find' })).toBe(420);
    // Reduced motion shortens what moves, not the time to read; what is played once more stops for nothing.
    expect(total({ motion: false })).toBe(2000);
    expect(total({ again: true })).toBe(240);
  });

  it('forgets cards that were put away again', () => {
    const { events } = search('katana');
    const gone: GameEvent = {
      id: 9,
      parent: 0,
      cause: '',
      type: 'card-discarded',
      hero: 'amy',
      card: 'katana',
    };
    expect(cardsFound([...events, gone])).toEqual([]);
  });
});

describe('a spawn card', () => {
  const card = (n: number): GameEvent => ({
    id: n,
    parent: 0,
    cause: '',
    type: 'spawn-card',
    card: '1',
    zone: 'S1',
    level: 'yellow',
    kind: 'normal',
    enemy: 'runner',
    n: 2,
  });
  const placed: GameEvent = {
    id: 7,
    parent: 0,
    cause: '',
    type: 'enemies-placed',
    enemy: 'runner',
    n: 2,
    zone: 'S1',
  };
  const s = scene(engine, {
    edition: 'classic',
    mission: '10',
    heroes: { amy: { zone: SHOP } },
    turn: 'amy',
  });
  const { steps } = planTheatre(s.game.context, s.state, [card(1), placed, card(2)], {
    speed: 2,
    motion: true,
  });

  it('lies there while its figures rise, one after the other, counted', () => {
    expect(toldNow(steps, 1)).toMatchObject({ moment: 'spawn', nth: 1, of: 2 });
    expect(toldNow(steps, 2)).toMatchObject({ moment: 'spawn', nth: 1, of: 2 });
    expect(toldNow(steps, 3)).toMatchObject({ moment: 'spawn', nth: 2, of: 2 });
  });

  it('makes no moment of figures there are many of, and one of the only Abomination', () => {
    const { context } = s.game;
    expect(momentOf(context, placed)).toBeUndefined();
    expect(momentOf(context, { ...placed, enemy: 'abomination' })).toBe('foe');
  });
});

it.each([
  ['01', classic],
  ['MZ3', zombie],
  ['H3', hero],
  ['D2', dceased],
] as const)('tells the line of every spawn card that is drawn, mission %s', (mission, edition: Edition) => {
  const setup = setupFor(engine, edition, mission, 2);
  if (!setup) throw new Error('no set-up');
  const kinds = new Set<string>();
  const check = ({ state, events }: { state: State; events: readonly GameEvent[] }): string[] => {
    const { context } = engine.gameOf(state);
    for (const e of events) {
      if (e.type !== 'spawn-card') continue;
      const lines = context.edition.policies.spawnReadings(context, e.card);
      expect(lines).toHaveLength(4);
      expect(lines).toContainEqual({ kind: e.kind, enemy: e.enemy, n: e.n });
      kinds.add(formOf(e.type).spotlight ?? '');
    }
    return [];
  };
  expect(playRandomGame(engine, setup, 'lines', check, 'changes').faults).toEqual([]);
  expect([...kinds]).toEqual(['spawn']);
});
