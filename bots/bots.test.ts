import { describe, expect, it } from 'vitest';
import {
  createEngine,
  isRefusal,
  type AllocateDecision,
  type Json,
  type Scene,
  type State,
} from '@holdout/engine';
import { scene } from '@holdout/engine/testing/scene.ts';
import { classic } from '@holdout/editions';
import { findWin, greedyBot, numbersFrom, randomBot, randomUnits, type Bot } from './index.ts';

const engine = createEngine([classic]);
const FOUR = [['amy', 'doug', 'josh', 'ned']];

function playOut(mission: string, seats: string[][], seed: string, bot: Bot): State {
  const state = engine.newGame({ edition: 'classic', mission, seats }, seed);
  if (isRefusal(state)) throw new Error(state.refused);
  for (let d = engine.decisionOf(state), n = 0; d; d = engine.decisionOf(state)) {
    const result = engine.answer(state, bot(engine, state, d), false);
    if (isRefusal(result) || ++n > 20_000)
      throw new Error('the bot gave an answer that is not on offer, or never ends');
  }
  return state;
}

describe('the random player', () => {
  const share = (total: number, ...caps: number[]): AllocateDecision => ({
    kind: 'allocate',
    prompt: 'share-wounds',
    by: 'team',
    total,
    options: caps.map((cap, i) => ({ id: `o${i}`, verb: 'o', args: [], cap })),
  });

  it('gives every legal allocation the same chance', () => {
    const below = numbersFrom('a');
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const key = randomUnits(share(3, 1, 2, 3), below).join();
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    // 0+0+3, 0+1+2, 0+2+1, 1+0+2, 1+1+1, 1+2+0
    expect(counts.size).toBe(6);
    for (const n of counts.values()) expect(Math.abs(n - 1000)).toBeLessThan(150);
  });

  it('plays the same game again for the same seed, another one for another', () => {
    const hash = (seed: string): string => engine.hash(playOut('10', FOUR, 'game', randomBot(seed)));
    expect(hash('a')).toBe(hash('a'));
    expect(hash('a')).not.toBe(hash('b'));
  });
});

/** What the greedy player does in a scene. */
function choice(scenario: { [key: string]: Json }): string {
  const s: Scene = scene(engine, scenario);
  if (!s.decision) throw new Error('no decision');
  return greedyBot(engine, s.state, s.decision);
}

describe('the greedy player', () => {
  it('only ever gives answers that are on offer, in every mission', () => {
    for (const mission of Object.keys(classic.missions)) {
      const seats = mission === '09' ? [['amy'], ['ned']] : FOUR;
      for (const seed of ['a', 'b']) expect(playOut(mission, seats, seed, greedyBot).outcome).not.toBeNull();
    }
  });

  it('wins the tutorial much more often than not', () => {
    const won = Array.from({ length: 20 }, (_, i) => playOut('00', FOUR, `t${i}`, greedyBot).outcome?.result);
    expect(won.filter((r) => r === 'won').length).toBeGreaterThan(11);
  });

  const street = { mission: '05', turn: 'amy', dice: [] };

  it('fights what stands beside it with the better weapon', () => {
    const heroes = { amy: { zone: 'S3', hands: ['pan', 'katana'] } };
    const enemies = [{ type: 'walker', zone: 'S3' }];
    expect(choice({ ...street, heroes, enemies })).toBe('attack:katana@S3');
  });

  it('does not shoot into a zone where a friend stands', () => {
    const heroes = { amy: { zone: 'S3', hands: ['shotgun'] }, ned: { zone: 'S6' } };
    const enemies = [{ type: 'walker', zone: 'S6', count: 3 }];
    expect(choice({ ...street, heroes, enemies })).not.toContain('attack');
  });

  it('takes the objective it stands on', () => {
    const zone = 'R_6B_21_diner';
    const heroes = { amy: { zone, hands: ['crowbar'] } };
    expect(choice({ ...street, heroes, doors: { 'R_6B_21_diner-S12': 'open' } })).toBe(`take:${zone}`);
  });

  it('lets nobody die who need not, the unwounded first', () => {
    const heroes = { amy: { zone: 'S3', wounds: 1 }, ned: { zone: 'S3' } };
    const enemies = [{ type: 'walker', zone: 'S3' }];
    expect(choice({ mission: '05', phase: 'enemies', heroes, enemies, dice: [] })).toBe('wound:ned=1');
  });

  it('gives up what is worth least, and not out of the hand', () => {
    const heroes = { amy: { zone: 'S3', hands: ['katana', 'pistol'], reserve: ['water', 'scope'] } };
    const enemies = [{ type: 'walker', zone: 'S3' }];
    expect(choice({ mission: '05', phase: 'enemies', heroes, enemies, dice: [] })).toBe('lose:water@reserve');
  });

  it('gives up the last tool of the team only when there is nothing else [M-C07-3]', () => {
    const heroes = { amy: { zone: 'S3', hands: ['katana', 'crowbar'] } };
    const enemies = [{ type: 'walker', zone: 'S3' }];
    const lost = (ned: Json) =>
      choice({ mission: '05', phase: 'enemies', heroes: { ...heroes, ned }, enemies });
    expect(lost({ zone: 'S1' })).toBe('lose:katana@hand');
    expect(lost({ zone: 'S1', hands: ['fire-axe'] })).toBe('lose:crowbar@hand');
  });

  it('takes a matching weapon, but not where that would bury the tools of the tutorial [C-SK-25]', () => {
    const found = (mission: string, zone: string, reserve: string[]): string => {
      const heroes = { doug: { zone, reserve } };
      const s = scene(engine, { mission, heroes, turn: 'doug', draws: { equipment: ['pistol'] } });
      s.play('search');
      if (!s.decision) throw new Error('no decision');
      return greedyBot(engine, s.state, s.decision);
    };
    expect(found('10', 'R_5B_01_shop', [])).toBe('match');
    expect(found('00', 'R_1B_01_kitchen', [])).toBe('decline');
    expect(found('00', 'R_1B_01_kitchen', ['crowbar'])).toBe('match');
  });

  it('walks to the exit and does nothing else when it is near', () => {
    const heroes = { amy: { zone: 'S19', hands: ['pan'] } };
    expect(choice({ mission: '02', turn: 'amy', heroes, dice: [] })).toBe('move:S20');
  });
});

describe('foresight', () => {
  it('finds answers that win the tutorial, and they replay', () => {
    const setup = { edition: 'classic', mission: '00', seats: FOUR };
    const answers = findWin(engine, setup, 'f', { width: 2, tries: 6, rounds: 20, boldness: 35 });
    const state = engine.newGame(setup, 'f');
    if (isRefusal(state) || !answers) throw new Error('not found');
    for (const answer of answers) expect(isRefusal(engine.answer(state, answer))).toBe(false);
    expect(state.outcome?.result).toBe('won');
  });
});
