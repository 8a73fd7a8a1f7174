/** Rules that pick one of several: the card of this zone, the person given up, drones in sight, seats with heroes to spare. */
import { describe, expect, it } from 'vitest';
import { ownOf } from '../own.ts';
import { beside } from './beside.ts';
import { enemies, night, people, street } from './street.ts';
import { equipment, escorted, play } from './table.ts';

describe('equipment', () => {
  it('is collected from the own zone, whatever lies elsewhere [D-EQP-2]', () => {
    const lying = [
      { card: 'siren-drone', zone: 'S5' },
      { card: 'riot-shield', zone: 'S6' },
    ];
    const s = street({ batman: { zone: 'S6' } }, { own: { ...people(), equipment: lying } }).play('collect');
    expect(equipment(s, 'batman')).toEqual(['riot-shield']);
  });
});

describe('people at the side of a hero', () => {
  it('stay when another is given up [D-ESC-3]', () => {
    const foes = { enemies: enemies('S6', { walker: 1 }) };
    for (const [lost, kept] of [
      ['lana-lang', 'martha-kent'],
      ['martha-kent', 'lana-lang'],
    ]) {
      const s = night(
        { batman: { zone: 'S6' } },
        { own: beside({ 'lana-lang': 'batman', 'martha-kent': 'batman' }), ...foes },
      );
      s.play('use:sacrifice@batman', `give-up:${lost}`);
      expect(escorted(s, 'batman')).toEqual([kept]);
    }
  });
});

describe('a Siren Drone', () => {
  it('draws only Walkers that see it [D-EQP-4]', () => {
    const batman = { zone: 'S7', equipment: ['siren-drone'] };
    const s = street({ batman }, { own: people(), enemies: enemies('S6', { walker: 2 }) });
    s.play('siren-drone:S14', 'end');
    expect([s.enemies('S7', 'walker'), s.enemies('S6')]).toEqual([2, 0]);
  });
});

describe('a player without heroes', () => {
  const begun = (...left: string[]) =>
    night(
      {
        batman: { zone: 'S6', wounds: 2 },
        ...Object.fromEntries(left.map((id) => [id, { zone: 'S18' }])),
      },
      { own: people(), enemies: enemies('S6', { walker: 1 }), seats: [['batman'], left] },
    );

  it('takes over nobody from one who has a single hero left [D-LOSE-1]', () => {
    expect(begun('cyborg', 'hawkgirl').prompt).toBe('take-over');
    const alone = begun('cyborg');
    expect([alone.prompt, ownOf(alone.game).resting]).toEqual(['turn', []]);
  });
});

describe('cards to be looked at', () => {
  it('are none where none lies face down any more [M-D6]', () => {
    const s = play({
      mission: 'D6',
      heroes: { cyborg: { zone: 'S10' } },
      own: { cards: [{ card: 'secret-mission-1', zone: 'R_1N_11_backroom' }] },
      draws: { spawn: ['014'] },
      turn: 'cyborg',
    });
    expect(s.play('open:R_1N_11_taproom-S10').prompt).toBe('turn');
  });
});
