import { describe, expect, it } from 'vitest';
import { zombie } from '@holdout/editions';
import { createEngine } from '@holdout/engine';
import { scene } from '@holdout/engine/testing/scene';
import { greedyAt } from '../testing.ts';
import { greedyBot } from '../index.ts';

const engine = createEngine([zombie]);
const FOUR = [['captain-america', 'captain-marvel', 'iron-man', 'wasp']];

const { playOut, choice } = greedyAt(zombie, FOUR, { mission: 'MZ0' });

describe('the greedy player of zombie mode', () => {
  it('only ever gives answers that are on offer, in every mission and with every hero', () => {
    const heroes = zombie.sheets.map((h) => h.id);
    const team = (first: number, n: number): string[] => [...heroes, ...heroes].slice(first, first + n);
    Object.keys(zombie.missions).forEach((mission, i) => {
      for (const n of [4, 6]) expect(playOut(mission, 'a', [team(i, n)]).outcome).not.toBeNull();
    });
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

  it('names a Super Hero before its Nerve Strike, and leaves crowds alone', () => {
    const heroes = { psylocke: { zone: 'S2', skills: ['nerve-strike'] } };
    const attacking = (...types: string[]) => {
      const enemies = types.map((type) => ({ type, zone: 'S2', count: 1 }));
      return scene(engine, { edition: 'zombie', mission: 'MZ0', heroes, enemies, own, turn: 'psylocke' });
    };
    const s = attacking('trooper', 'thor').play('attack:mind-blade@S2');
    expect(s.decision && greedyBot(engine, engine.mask(s.state), s.decision)).toBe(
      'use:nerve-strike@psylocke',
    );
    s.play('use:nerve-strike@psylocke');
    expect(s.decision && greedyBot(engine, engine.mask(s.state), s.decision)).toBe('weaken:thor@S2');
    const crowd = attacking('trooper', 'guard').play('attack:mind-blade@S2');
    expect(crowd.decision && greedyBot(engine, engine.mask(crowd.state), crowd.decision)).toBe('go-on');
  });

  it('waits at the exit for a friend who has had their turn, unless badly hurt', () => {
    const leaving = (wounds: number, done: boolean) => {
      const heroes = { wasp: { zone: 'S5', wounds }, hulk: { zone: 'S2', done } };
      const s = scene(engine, { edition: 'zombie', mission: 'MZ0', heroes, own, turn: 'wasp' }).play('end');
      return s.decision && greedyBot(engine, engine.mask(s.state), s.decision);
    };
    expect([leaving(0, true), leaving(0, false), leaving(4, true)]).toEqual(['stay', 'leave', 'leave']);
  });

  it('goes to the open exit rather than for another trait', () => {
    const heroes = { wasp: { zone: 'R_8R_00_dock', track: 1 } };
    const doors = { 'R_8R_00_dock-S1': 'open' };
    expect(choice({ heroes, doors, own, turn: 'wasp' })).toBe('move:S1');
  });

  it('takes the secret that lies one step away before it turns back for prey', () => {
    const own = {
      cards: [{ card: 'secret-mission-2', zone: 'R_6R_02_vault', up: true }],
      bystanders: [],
      asleep: [],
    };
    const tokens = { R_2R_20_tunnel: 'green', R_8V_21_cafe: 'blue' };
    const heroes = { wasp: { zone: 'R_6R_02_hall', track: 2 } };
    const doors = { 'R_6R_02_hall-S19': 'open' };
    const enemies = [{ type: 'trooper', zone: 'S19' }];
    const taken = ['R_2R_20_tunnel', 'R_6R_02_hall'];
    const place = { heroes, doors, enemies, tokens, taken, own };
    const s = scene(engine, { edition: 'zombie', mission: 'MZ10', dice: [], ...place, turn: 'wasp' });
    for (let d = engine.decisionOf(s.state); d && s.state.active >= 0; d = engine.decisionOf(s.state)) {
      const answer = greedyBot(engine, engine.mask(s.state), d);
      if (answer === 'take-card:secret-mission-2') return;
      expect(answer).not.toBe('move:S19');
      engine.answer(s.state, answer);
    }
    expect.unreachable('the card is still there');
  });

  it('puts hits of one roll where somebody falls, not on a Super Hero they cannot fell', () => {
    const s = scene(engine, {
      edition: 'zombie',
      mission: 'MZ0',
      dice: [4, 1, 1],
      heroes: { 'iron-man': { zone: 'S2', track: 0 } },
      enemies: [
        { type: 'thor', zone: 'S2' },
        { type: 'trooper', zone: 'S5' },
      ],
      own,
      turn: 'iron-man',
    });
    const attack = s.decision?.options.find((o) => o.verb === 'attack' && o.args.length === 3);
    engine.answer(s.state, attack?.id ?? '');
    const d = engine.decisionOf(s.state);
    expect(d?.prompt).toBe('assign-hits');
    expect(d && greedyBot(engine, engine.mask(s.state), d)).toBe('hit:S5=1');
  });

  it('leaves the last prey to whoever starves', () => {
    const heroes = { 'captain-america': { zone: 'S2', track: 0 }, wasp: { zone: 'S2', track: 3 } };
    const enemies = [{ type: 'trooper', zone: 'S2' }];
    expect(choice({ heroes, enemies, own, turn: 'captain-america' })).not.toMatch(/^attack/);
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
    expect(d && greedyBot(engine, engine.mask(s.state), d)).toBe('drop:rooftop-leap');
  });
});
