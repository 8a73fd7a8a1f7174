/** Why the dead go where they go, as the forecast tells it. */
import { forecast, type State } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { firstMotive, motives } from '../../testing/motives.ts';
import { COURT, HOUSE, Z } from './mansion.ts';
import { engine } from './table.ts';
import { enemy, people, turn } from './zombie-table.ts';

describe('the dead of hero mode', () => {
  it('go for people as for heroes [H-BYS-1]', () => {
    const own = people(['senator-kelly', 'S11']);
    expect(firstMotive(turn({ storm: { zone: 'S18' } }, [enemy('walker', 'S10')], { own }))).toBe(
      'walker S10 sees S11 senator-kelly > S11 S-EMOVE-1',
    );
  });

  it('see nobody and go for a window [H-WIN-2]', () => {
    const s = turn({ storm: { zone: Z.study } }, [enemy('walker', 'S1')], { board: COURT });
    expect(firstMotive(s)).toBe(`walker S1 nears ${Z.study} storm > ${Z.study} S-EMOVE-2`);
  });

  it('are foreseen up to where a card would be turned up that nobody knows [H-WIN-4] [M-ALL-7]', () => {
    const s = turn({ storm: { zone: Z.backhall } }, [enemy('walker', 'S3')], {
      board: COURT,
      own: { cards: [{ card: 'senator-kelly', zone: Z.entrance }] },
    });
    const told = (state: State) => forecast(engine, state).events.map((e) => e.type);
    expect(told(s.state)).toContain('bystander-revealed');
    const masked = told(engine.mask(s.state));
    expect(masked).toContain('window-broken');
    expect(masked).not.toContain('bystander-revealed');
  });

  it('follow a shout', () => {
    const storm = { zone: 'S13', bystander: 'j-jonah-jameson' };
    const s = turn({ storm, rogue: { zone: 'S2' } }, [enemy('walker', 'S9')]).play(
      'end',
      'use:j-jonah-jameson@storm',
    );
    expect(firstMotive(s)).toBe('walker S9 follows S13 storm > S10 j-jonah-jameson');
  });

  it('hunt whom their own card names [S-CARD-4]', () => {
    const weak = { wolverine: { zone: 'S5', wounds: 2 }, rogue: { zone: 'S11' } };
    expect(firstMotive(turn(weak, [enemy('sabretooth', 'S10')]))).toBe(
      'sabretooth S10 hunts S5 wolverine > S9 sabretooth',
    );
  });

  it('rest where they are stuck', () => {
    const s = turn({ 'spider-man': { zone: 'S10', track: 1, skills: ['sticky-situation'] } }, [
      enemy('walker', 'S6'),
    ]);
    expect(firstMotive(s)).toBe('walker S6 sees S10 spider-man > S10 S-EMOVE-1');
    expect(firstMotive(s.play('sticky-situation:S6'))).toBe('walker S6 rests > sticky-situation');
  });

  it('rest while they are stunned, where they are and nowhere else', () => {
    const s = turn({ storm: { zone: 'S2' } }, [enemy('walker', 'S6'), enemy('walker', 'S11')], {
      own: { ...people(), stunned: [enemy('walker', 'S6')] },
    });
    expect(motives(s)).toEqual(['walker S6 rests > K-ENE-1', 'walker S11 sees S2 storm > S10 S-EMOVE-1']);
  });

  it('rest on a level without heroes [H-LVL-3]', () => {
    const s = turn({ storm: { zone: 'S7' } }, [enemy('walker', Z.landingW)], { board: HOUSE });
    expect(firstMotive(s)).toBe(`walker ${Z.landingW} rests > H-LVL-3`);
  });

  it('are placed beside whoever has most experience, where Deadpool goes [S-CARD-4]', () => {
    const s = turn({ storm: { zone: 'S2', xp: 5 }, rogue: { zone: 'S13', xp: 9 } }, [
      enemy('deadpool', 'S6'),
    ]);
    expect(firstMotive(s)).toBe('deadpool S6 hunts S13 rogue > S13 deadpool');
  });

  it('go straight where Juggernaut goes, and follow a shout all the same', () => {
    const s = turn({ storm: { zone: 'S2' } }, [enemy('juggernaut', 'S6')]);
    expect(firstMotive(s)).toBe('juggernaut S6 sees S2 storm > S2 S-EMOVE-1');
  });

  it('have nobody to go for, or no way there [K-ENE-6]', () => {
    const room = 'R_5R_00_newsroom';
    expect(firstMotive(turn({ storm: { zone: room } }, [enemy('walker', 'S9')]))).toMatch(
      /^walker S9 barred .* K-ENE-6$/,
    );
  });
});
