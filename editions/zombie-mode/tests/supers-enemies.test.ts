/** Where enemies go (S-EMOVE-1 to S-EMOVE-9). The streets are drawn in supers-blocks.ts. */
import { NEVER } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import { BLOCKS, enemiesAct, NEWS_DOOR, PRESS_DOOR, SIDE_DOOR, standing } from './supers-blocks.ts';
import { play } from './table.ts';

const EDITOR = 'R_5R_11_editor';
const NEWS = 'R_5R_11_newsroom';
const at = (zone: string) => ({ zone });
const group = (type: string, zone: string, count = 1) => ({ type, zone, count });

describe('enemies go', () => {
  it('toward the closest zone with targets they see [S-EMOVE-1]', () => {
    const s = enemiesAct({
      heroes: { deadpool: at('S5'), wasp: at('S8') },
      enemies: [group('trooper', 'S7')],
    });
    expect(standing(s, 'trooper')).toEqual({ S8: 1 });
  });

  it('with nobody in sight by the shortest open path [S-EMOVE-2]', () => {
    const to = (doors: { [door: string]: string }) =>
      standing(
        enemiesAct({
          heroes: { deadpool: at(NEWS), wasp: at('S1') },
          enemies: [group('trooper', 'S12')],
          doors,
        }),
        'trooper',
      );
    // By the press room 3 moves, by S11 and S10 also 3; with one of the doors shut only one way is left.
    expect(to({ [PRESS_DOOR]: 'open' })).toEqual({ S13: 1 });
    expect(to({ [SIDE_DOOR]: 'open' })).toEqual({ S11: 1 });
  });

  it('to somebody seen far away rather than to somebody nearer unseen [S-EMOVE-3]', () => {
    const to = (zone: string) =>
      standing(
        enemiesAct({
          heroes: { deadpool: at(EDITOR), wasp: at(zone) },
          enemies: [group('trooper', 'S8')],
          doors: { [NEWS_DOOR]: 'open' },
        }),
        'trooper',
      );
    expect(to('S5')).toEqual({ S7: 1 });
    // In S1 nobody sees her: then the nearer one counts.
    expect(to('S1')).toEqual({ [NEWS]: 1 });
  });

  it('in equal groups over all routes; the players send the odd ones [S-EMOVE-4]', () => {
    const s = enemiesAct({
      heroes: { deadpool: at('S6'), wasp: at('S8') },
      enemies: [group('trooper', 'S7', 4), group('guard', 'S7', 3)],
    });
    expect(s.decision).toMatchObject({
      kind: 'allocate',
      prompt: 'split',
      total: 1,
      about: { enemy: 'guard', each: 1 },
    });
    s.play('to:S8=1');
    expect(standing(s, 'trooper')).toEqual({ S6: 2, S8: 2 });
    expect(standing(s, 'guard')).toEqual({ S6: 1, S8: 2 });
  });

  it('over three routes with two left over: one more on two of them [S-EMOVE-4]', () => {
    const s = enemiesAct({
      heroes: { deadpool: at('S6'), wasp: at('S8'), hulk: at('S10') },
      enemies: [group('trooper', 'S7', 5)],
    });
    expect(s.engine.answer(s.state, 'to:S8=2')).toMatchObject({ refused: 'answer.over-cap' });
    s.play('to:S6=1 to:S10=1');
    expect(standing(s, 'trooper')).toEqual({ S6: 2, S8: 1, S10: 2 });
  });

  it('alone where the players choose [S-EMOVE-5]', () => {
    const s = enemiesAct({
      heroes: { deadpool: at('S6'), wasp: at('S8') },
      enemies: [group('guard', 'S7'), group('scarlet-witch', 'S7')],
    });
    const asked = [s.decision?.about?.enemy];
    s.play('to:S8=1');
    asked.push(s.decision?.about?.enemy);
    s.play('to:S6=1');
    expect(asked).toEqual(['guard', 'scarlet-witch']);
    expect([standing(s, 'guard'), standing(s, 'scarlet-witch')]).toEqual([{ S8: 1 }, { S6: 1 }]);
  });

  it('as enemy heroes together like one type: two split, the players say which way [S-EMOVE-4]', () => {
    const s = enemiesAct({
      heroes: { deadpool: at('S6'), wasp: at('S8') },
      enemies: [group('thor', 'S7'), group('scarlet-witch', 'S7')],
    });
    expect(s.decision?.about?.enemy).toBe('thor');
    s.play('to:S8=1');
    expect([standing(s, 'thor'), standing(s, 'scarlet-witch')]).toEqual([{ S8: 1 }, { S6: 1 }]);
  });

  it('as three enemy heroes so that neither way has more than one extra [S-EMOVE-4]', () => {
    const s = enemiesAct({
      heroes: { deadpool: at('S6'), wasp: at('S8') },
      enemies: ['thor', 'scarlet-witch', 'black-panther'].map((type) => group(type, 'S7')),
    }).play('to:S8=1', 'to:S8=1');
    const sent = ['thor', 'scarlet-witch', 'black-panther'].flatMap((type) => Object.keys(standing(s, type)));
    expect(sent.sort()).toEqual(['S6', 'S8', 'S8']);
  });

  it('without any figure being added [S-EMOVE-6]', () => {
    const s = enemiesAct({
      heroes: { deadpool: at('S6'), wasp: at('S8') },
      enemies: [group('trooper', 'S7', 3)],
    }).play('to:S6=1');
    expect(s.onBoard('trooper')).toBe(3);
    expect(s.happened('enemies-added')).toEqual([]);
  });

  it('again split for a second action, from each zone anew [S-EMOVE-8]', () => {
    const s = enemiesAct({
      heroes: { deadpool: at('S5'), wasp: at('S9') },
      enemies: [group('specialist', 'S7', 2)],
    });
    // One each way; from S6 and S8 one target is nearer, so nothing more is asked.
    expect(standing(s, 'specialist')).toEqual({ S5: 1, S9: 1 });
  });
});

describe('routes', () => {
  it('that begin with the same zone are one [S-EMOVE-8]', () => {
    const s = enemiesAct({
      heroes: { deadpool: at('S5'), wasp: at('S9'), hulk: at('S11') },
      enemies: [group('trooper', 'S10', 2), group('guard', 'S7', 2)],
    });
    // From S10 Hulk is seen next door. From S7 he is 2 away like the others: three ways for two Guards.
    expect(s.decision).toMatchObject({ prompt: 'split', total: 2, about: { enemy: 'guard' } });
    s.play('to:S6=1 to:S8=1');
    expect(standing(s, 'trooper')).toEqual({ S11: 2 });
  });

  it('to two zones by one street do not split a group [S-EMOVE-8]', () => {
    const s = enemiesAct({
      heroes: { deadpool: at('R_9V_01_lobby'), wasp: at('R_3R_00_hall') },
      enemies: [group('trooper', 'S7', 2)],
      doors: { 'R_9V_01_lobby-S6': 'open', 'R_3R_00_hall-S6': 'open' },
    });
    expect(s.happened('enemies-moved')).toHaveLength(1);
    expect(standing(s, 'trooper')).toEqual({ S6: 2 });
  });
});

describe('what is closest', () => {
  /** Deadpool in S6 and Wasp in S8, both next to the enemies of S7, with a view changed by hand. */
  function seenWith(change: (s: Scene, pair: (from: string, to: string) => number) => void): Scene {
    const s = play({
      board: BLOCKS,
      heroes: { deadpool: at('S6'), wasp: { zone: 'S8', done: true } },
      enemies: [group('trooper', 'S7', 2)],
      turn: 'deadpool',
    });
    const g = s.game;
    g.view = { ...g.view, sight: g.view.sight.slice(), distance: g.view.distance.slice() };
    change(s, (from, to) => s.zone(from) * g.context.zones + s.zone(to));
    return s.play('end');
  }

  it('is counted in moves, not along the line of sight [S-EMOVE-7]', () => {
    const s = seenWith(({ game }, pair) => {
      game.view.sight[pair('S7', 'S6')] = 3;
    });
    expect(standing(s, 'trooper')).toEqual({ S6: 1, S8: 1 });
  });

  it('leaves out a target seen that no open route leads to [S-EMOVE-9]', () => {
    const s = seenWith(({ game }, pair) => {
      game.view.distance[pair('S7', 'S6')] = NEVER;
      game.view.sight[pair('S7', 'S8')] = NEVER;
    });
    // Deadpool is seen but out of reach, Wasp is unseen: as if neither were seen, the open path decides.
    expect(standing(s, 'trooper')).toEqual({ S8: 2 });
  });
});
