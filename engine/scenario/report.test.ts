/** Positions and questions in ids, as files and the terminal show them. */
import { describe, expect, it } from 'vitest';
import type { Json } from '../index.ts';
import { reportDecision, reportHeroes, reportZones } from '../scenario/index.ts';
import { itemAt } from '../lookup.ts';
import { CELLAR, HALL, play, playWith, rats } from '../toy/table.ts';
import { scenario } from '../toy/scenario.ts';

describe('a report', () => {
  it('names the zones with anything in them', () => {
    const s = play({
      heroes: { ann: { zone: 'S1' }, bob: { zone: 'S1' } },
      enemies: [rats('S3', 2)],
      turn: 'ann',
    });
    expect(reportZones(s.game)).toEqual([
      { zone: 'S1', enemies: {}, heroes: ['ann', 'bob'], own: {} },
      { zone: 'S3', enemies: { rat: 2 }, heroes: [], own: {} },
    ]);
  });

  it('and those of which the edition has something to say', () => {
    const reportZone = (_g: unknown, zone: number): { [key: string]: Json } =>
      zone === 3 ? { dust: 1 } : {};
    const s = playWith(
      { scenario: { ...scenario, reportZone } },
      { heroes: { ann: { zone: CELLAR } }, turn: 'ann' },
    );
    expect(reportZones(s.game).map(({ zone, own }) => [zone, own])).toEqual([
      [s.game.context.board.zones[3]?.id, { dust: 1 }],
      ...(s.game.context.board.zones[3]?.id === CELLAR ? [] : [[CELLAR, {}]]),
    ]);
  });

  it('tells heroes with what the edition knows of them', () => {
    const s = play({ heroes: { ann: { zone: HALL, lamp: true }, bob: { zone: 'S1', xp: 3 } }, turn: 'ann' });
    Object.assign(itemAt(s.state.heroes, 1), { zone: -1, status: 'left' });
    expect(reportHeroes(s.game)).toEqual([
      { id: 'ann', status: 'in', zone: HALL, xp: 0, skills: ['brisk'], actions: 3, lamp: true },
      {
        id: 'bob',
        status: 'left',
        zone: null,
        xp: 3,
        skills: s.hero('bob').skills,
        actions: s.hero('bob').actions,
        lamp: false,
      },
    ]);
  });

  it('shows a decision without the numbers meant for the rules', () => {
    const s = play({
      heroes: { ann: { zone: 'S1' }, bob: { zone: 'S1' } },
      enemies: [rats('S1', 2)],
      turn: 'bob',
    });
    expect(reportDecision(s.game.decision)).toMatchObject({
      kind: 'pick',
      prompt: 'turn',
      by: 0,
      hero: 'bob',
    });
    expect(reportDecision(s.game.decision)).not.toHaveProperty('total');
    s.play('end', 'end');
    expect(reportDecision(s.game.decision)).toEqual({
      kind: 'allocate',
      prompt: 'share-wounds',
      by: 'team',
      total: 2,
      about: s.game.decision?.about,
      options: s.game.decision?.options.map((o) => (o.cap === undefined ? o.id : `${o.id} (up to ${o.cap})`)),
    });
    expect(reportDecision(null)).toBeNull();
  });

  it('says up to how many an option can take, and copies lists of facts', () => {
    const dice = [1, 2];
    const options = [
      { id: 'wound:ann', verb: 'wound', args: [], cap: 2 },
      { id: 'wound:bob', verb: 'wound', args: [] },
    ];
    const told = reportDecision({
      kind: 'allocate',
      prompt: 'share-wounds',
      by: 'team',
      total: 2,
      about: { dice, zone: 'S1', n: 2 },
      options,
    }) as { about: { dice: number[] } };
    expect(told).toEqual({
      kind: 'allocate',
      prompt: 'share-wounds',
      by: 'team',
      total: 2,
      about: { dice: [1, 2], zone: 'S1', n: 2 },
      options: ['wound:ann (up to 2)', 'wound:bob'],
    });
    expect(told.about.dice).not.toBe(dice);
    const bare = { kind: 'pick', prompt: 'turn', by: 0, options: [] } as const;
    expect(reportDecision(bare)).toEqual(bare);
  });
});
