/** MZ0 and MZ1: feed, take what there is, get out. */
import { describe, expect, it } from 'vitest';
import { met } from './mission-table.ts';
import { person } from './streets.ts';
import { play } from './table.ts';

const LAB = 'open:R_3V_10_corridor-R_3V_10_lab';

describe('MZ0, a growing hunger', () => {
  it('keeps the blue door shut until the blue objective is taken, which gives 5 experience [M-MZ0]', () => {
    const s = play({
      mission: 'MZ0',
      heroes: { hulk: { zone: 'R_8R_00_storage' }, wasp: { zone: 'R_3V_10_corridor' } },
      own: { cards: [{ card: 'wong', zone: 'R_3V_10_clean' }] },
    });
    s.play('activate:wasp');
    expect(s.why(LAB)).toBe('open.locked');
    s.play('end', 'take:R_8R_00_storage');
    expect(s.hero('hulk').xp).toBe(5);
    s.play('end', 'activate:wasp');
    expect(s.options).toContain(LAB);
  });

  it('gives nothing for a bystander and is lost at once when one leaves the board [M-MZ0]', () => {
    const fed = play({
      mission: 'MZ0',
      heroes: { hulk: { zone: 'S1' } },
      own: { cards: [], bystanders: [person('okoye', 'S1')] },
      dice: [6],
      turn: 'hulk',
    }).play('attack:devour@S1');
    expect(fed.hero('hulk').xp).toBe(0);
    const s = play({
      mission: 'MZ0',
      heroes: { hulk: { zone: 'S1' } },
      own: { cards: [], bystanders: [person('mary-jane', 'S4')] },
      spawns: true,
      turn: 'hulk',
    }).play('end');
    expect(s.state.outcome).toEqual({ result: 'lost', cause: 'M-MZ0' });
  });

  it('opens the exit when everybody is devoured, and is won when all have left [M-MZ0]', () => {
    const s = play({
      mission: 'MZ0',
      heroes: { hulk: { zone: 'S5' }, wasp: { zone: 'S5' } },
      own: { cards: [], bystanders: [person('okoye', 'S5')] },
      dice: [6],
      turn: 'hulk',
    });
    s.play('attack:devour@S5', 'end', 'leave');
    expect(s.result).toBeUndefined();
    expect(s.play('end', 'leave').result).toBe('won');
  });
});

describe('MZ1, the hunger', () => {
  it('gives 5 experience for each bystander and each objective [M-MZ1]', () => {
    const s = play({
      mission: 'MZ1',
      heroes: { hulk: { zone: 'R_5R_11_newsroom', skills: [] } },
      own: { cards: [], bystanders: [person('okoye', 'R_5R_11_newsroom')] },
      dice: [6],
      turn: 'hulk',
    });
    s.play('take:R_5R_11_newsroom');
    expect(s.hero('hulk').xp).toBe(5);
    s.play('attack:devour@R_5R_11_newsroom');
    expect(s.hero('hulk').xp).toBe(10);
  });

  it('is lost when a bystander leaves the board [M-MZ1]', () => {
    const s = play({
      mission: 'MZ1',
      heroes: { hulk: { zone: 'S13' } },
      own: { cards: [], bystanders: [person('aunt-may', 'S3')] },
      spawns: true,
      turn: 'hulk',
    }).play('end');
    expect(s.state.outcome?.cause).toBe('M-MZ1');
  });

  it('asks for both in any order, then for the exit [M-MZ1]', () => {
    const tokens = ['R_3R_00_laundry', 'R_9V_01_suiteB', 'R_5R_11_newsroom'];
    const at = (taken: string[], bystanders: unknown[]) =>
      play({
        mission: 'MZ1',
        heroes: { hulk: { zone: 'S5' } },
        taken,
        own: { cards: [], bystanders },
        turn: 'hulk',
      });
    const hungry = at(tokens, [person('okoye', 'S13')]);
    expect([met(hungry, 'take-all'), met(hungry, 'devour-all')]).toEqual([true, false]);
    expect(hungry.play('end').prompt).not.toBe('leave');
    const fed = at(tokens.slice(1), []);
    expect([met(fed, 'take-all'), met(fed, 'devour-all')]).toEqual([false, true]);
    expect(fed.play('end').prompt).not.toBe('leave');
    expect(at(tokens, []).play('end', 'leave').result).toBe('won');
  });
});
