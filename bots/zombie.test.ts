import { describe, expect, it } from 'vitest';
import { createEngine, isRefusal, scene, type Json, type State } from '@holdout/engine';
import { zombie } from '@holdout/editions';
import { greedyBot } from './index.ts';

const engine = createEngine([zombie]);
const FOUR = [['captain-america', 'captain-marvel', 'iron-man', 'wasp']];

function playOut(mission: string, seed: string, seats = FOUR): State {
  const state = engine.newGame({ edition: 'zombie', mission, seats }, seed);
  if (isRefusal(state)) throw new Error(state.refused);
  for (let d = engine.decisionOf(state), n = 0; d; d = engine.decisionOf(state)) {
    const result = engine.answer(state, greedyBot(engine, state, d), false);
    if (isRefusal(result) || ++n > 20_000)
      throw new Error('the bot gave an answer that is not on offer, or never ends');
  }
  return state;
}

function choice(scenario: { [key: string]: Json }): string {
  const s = scene(engine, { edition: 'zombie', mission: 'MZ0', dice: [], ...scenario });
  if (!s.decision) throw new Error('no decision');
  return greedyBot(engine, s.state, s.decision);
}

describe('the greedy player of zombie mode', () => {
  it('only ever gives answers that are on offer, in every mission and with every hero', () => {
    const six = [[...FOUR[0], 'hulk', 'deadpool']];
    for (const mission of Object.keys(zombie.missions))
      for (const seats of [FOUR, six]) expect(playOut(mission, 'a', seats).outcome).not.toBeNull();
  });

  it('wins the tutorial more often than not', () => {
    const results = Array.from({ length: 20 }, (_, i) => playOut('MZ0', `t${i}`).outcome?.result);
    expect(results.filter((r) => r === 'won').length).toBeGreaterThan(10);
  });

  const own = { cards: [], bystanders: [] };

  it('devours when Ravenous and something can be eaten', () => {
    const heroes = { wasp: { zone: 'S2', track: 4 } };
    const enemies = [{ type: 'trooper', zone: 'S2' }];
    expect(choice({ heroes, enemies, own, turn: 'wasp' })).toBe('attack:devour@S2');
  });

  it('leaves a Super Hero it cannot eat for the prey next door', () => {
    const heroes = { wasp: { zone: 'S2', track: 4 } };
    const enemies = [
      { type: 'thor', zone: 'S2' },
      { type: 'trooper', zone: 'S5' },
    ];
    expect(choice({ heroes, enemies, own, turn: 'wasp' })).toBe('move:S5');
  });

  it('goes to the open exit rather than for another trait', () => {
    const heroes = { wasp: { zone: 'R_8R_00_dock', track: 1 } };
    const doors = { 'R_8R_00_dock-S1': 'open' };
    expect(choice({ heroes, doors, own, turn: 'wasp' })).toBe('move:S1');
  });

  it('keeps the card that cancels wounds', () => {
    const heroes = { wasp: { zone: 'S2', traits: ['numb', 'stitch-up'] } };
    const s = scene(engine, {
      edition: 'zombie',
      mission: 'MZ0',
      dice: [],
      heroes,
      turn: 'wasp',
      draws: { traits: ['rooftop-leap'] },
    });
    engine.answer(s.state, 'gain-trait');
    const d = engine.decisionOf(s.state);
    expect(d && greedyBot(engine, s.state, d)).toBe('drop:rooftop-leap');
  });
});
