/** Traits of machines: Chain Reaction, Guardian Drone, Fail-Safe, Override Code, Tripwire. */
import { describe, expect, it } from 'vitest';
import { CITY, enemies, night, offered, people, street } from './street.ts';
import { health, power, traits } from './table.ts';

describe('Chain Reaction', () => {
  const batman = { zone: 'S6', track: 2, traits: ['chain-reaction'] };

  it('lets 5 hits fell 3 walkers here and 2 runners next door [S-COM-2]', () => {
    const s = street(
      { batman },
      { enemies: [...enemies('S7', { walker: 3 }), ...enemies('S11', { runner: 2 })], dice: [4, 4, 4, 4, 4] },
    );
    // Batman sees S7 and S5 from S6, not S11.
    s.play('attack:winged-blades@S7', 'spend:2');
    expect([s.prompt, s.enemies('S11'), traits(s, 'batman')]).toEqual(['turn', 2, ['chain-reaction']]);
    const seen = street(
      { batman: { ...batman, zone: 'S7' } },
      {
        enemies: [...enemies('S11', { walker: 3 }), ...enemies('S14', { runner: 2 })],
        dice: [4, 4, 4, 4, 4],
      },
    );
    // S14 is beyond the range of the attack, which does not matter.
    seen.play('attack:winged-blades@S11', 'spend:2', 'use:chain-reaction@batman');
    expect([seen.enemies('S11'), seen.enemies('S14'), seen.hero('batman').xp]).toEqual([0, 0, 5]);
    expect(traits(seen, 'batman')).toEqual([]);
  });

  it('keeps target priority there, and asks which zone [S-COM-3]', () => {
    const foes = [
      ...enemies('S7', { walker: 1 }),
      ...enemies('S6', { brute: 1, walker: 2 }),
      ...enemies('S3', { walker: 2 }),
    ];
    const s = street({ batman: { ...batman, zone: 'S7', track: 1 } }, { enemies: foes, dice: [4, 4, 4, 4] });
    s.play('attack:winged-blades@S7', 'spend:1', 'use:chain-reaction@batman');
    expect(s.options).toEqual(['in:S3', 'in:S6']);
    s.play('in:S6');
    expect([s.enemies('S6', 'brute'), s.enemies('S6', 'walker'), s.enemies('S3')]).toEqual([0, 1, 2]);
  });

  it('does not let hits lost on a Brute here go on [S-COM-3]', () => {
    const foes = [...enemies('S7', { brute: 2 }), ...enemies('S6', { walker: 2 })];
    const s = street({ batman: { ...batman, zone: 'S7', track: 0 } }, { enemies: foes, dice: [4, 4, 4] });
    expect(s.play('attack:winged-blades@S7').prompt).toBe('turn');
    expect([s.enemies('S6'), traits(s, 'batman')]).toEqual([2, ['chain-reaction']]);
  });

  it('is not offered with no hit left, nor where the hits left fell nobody', () => {
    const at7 = { batman: { ...batman, zone: 'S7', track: 0 } };
    const none = street(at7, {
      enemies: [...enemies('S7', { walker: 3 }), ...enemies('S6', { walker: 1 })],
      dice: [4, 4, 4],
    });
    expect(none.play('attack:winged-blades@S7').prompt).toBe('turn');
    const weak = street(at7, {
      enemies: [...enemies('S7', { walker: 2 }), ...enemies('S6', { brute: 1, walker: 1 })],
      dice: [4, 4, 4],
    });
    expect(weak.play('attack:winged-blades@S7').prompt).toBe('turn');
  });
});

describe('Guardian Drone', () => {
  const batman = { zone: 'S7', traits: ['guardian-drone'] };

  it('prevents 2 of 3 wounds of a neighbour, who suffers 1 [H-RES-7]', () => {
    const s = night(
      { batman, cyborg: { zone: 'S6' } },
      { enemies: enemies('S6', { walker: 3 }), own: people() },
    );
    s.play('use:guardian-drone@batman');
    expect([health(s, 'cyborg'), health(s, 'batman'), traits(s, 'batman')]).toEqual([2, 3, []]);
  });

  it('prevents the own wounds; what it prevents goes to nobody else [S-WND-3]', () => {
    const s = night(
      { batman, cyborg: { zone: 'S7' } },
      { enemies: enemies('S7', { walker: 2 }), own: people() },
    );
    s.play('wound:batman=2', 'use:guardian-drone@batman');
    expect([health(s, 'batman'), health(s, 'cyborg')]).toEqual([3, 3]);
  });

  it('prevents a wound of any origin: Burning Gaze', () => {
    const s = night({ batman }, { enemies: enemies('S3', { superman: 1 }), own: people() });
    expect([s.prompt, s.enemies('S3')]).toEqual(['react', 1]);
    s.play('use:guardian-drone@batman');
    expect(s.happened('wounds-cancelled')).toMatchObject([{ n: 1, with: 'guardian-drone' }]);
  });

  it('is not offered without line of sight or beyond range 2 [S-LOS-1]', () => {
    for (const zone of ['S5', 'S10']) {
      const s = night(
        { batman: { ...batman, zone: 'S3' }, cyborg: { zone } },
        { enemies: enemies(zone, { walker: 1 }), own: people() },
      );
      expect([health(s, 'cyborg'), offered(s, 'guardian-drone')]).toEqual([2, []]);
    }
    const far = night(
      { batman: { ...batman, zone: 'S1' }, cyborg: { zone: 'S11' } },
      { enemies: enemies('S11', { walker: 1 }), own: people() },
    );
    expect(health(far, 'cyborg')).toBe(2);
  });
});

describe('Fail-Safe', () => {
  const batman = { zone: 'S7', wounds: 1, track: 3, traits: ['fail-safe'] };

  it('leaves 1 health and 0 power after 4 wounds on 2 health [S-WND-1]', () => {
    const s = night({ batman }, { enemies: enemies('S7', { walker: 4 }), own: people() });
    s.play('use:fail-safe@batman');
    expect([health(s, 'batman'), traits(s, 'batman')]).toEqual([1, []]);
    // Round 2 has begun: the one power of the round.
    expect(power(s, 'batman')).toBe(1);
  });

  it('works with 0 power and 1 health', () => {
    const s = night(
      { batman: { ...batman, wounds: 2, track: 0 } },
      { enemies: enemies('S7', { walker: 1 }), own: people() },
    );
    s.play('use:fail-safe@batman');
    expect([s.hero('batman').status, health(s, 'batman')]).toEqual(['in', 1]);
  });

  it('does not cover the second attack of the same phase', () => {
    const s = night(
      { batman, cyborg: { zone: 'S16' } },
      { enemies: enemies('S7', { runner: 2 }), own: people() },
    );
    s.play('use:fail-safe@batman');
    expect(s.hero('batman').status).toBe('dead');
  });

  it('is not offered for wounds one survives, nor to others', () => {
    const s = night({ batman }, { enemies: enemies('S7', { walker: 1 }), own: people() });
    expect([health(s, 'batman'), traits(s, 'batman')]).toEqual([1, ['fail-safe']]);
    const other = night(
      { batman: { ...batman, wounds: 0 }, cyborg: { zone: 'S6' } },
      { enemies: enemies('S6', { walker: 3 }), own: people() },
    );
    expect(other.hero('cyborg').status).toBe('dead');
  });
});

describe('Override Code', () => {
  const batman = { zone: 'S6', traits: ['override-code'] };
  const DOOR = 'override-code:R_3M_01_atrium-S6';

  it('opens a building with 2 spawn zones for 1 card, in the room the players choose [S-OPEN-3]', () => {
    const s = street({ batman }, { draws: { spawn: ['001'] } });
    s.play(DOOR);
    expect(s.options).toEqual(['in:R_3M_01_atrium', 'in:R_3M_01_arsenal']);
    s.play('in:R_3M_01_atrium');
    expect([s.enemies('R_3M_01_atrium'), s.enemies('R_3M_01_arsenal')]).toEqual([0, 2]);
    expect([s.prompt, s.hero('batman').actions, traits(s, 'batman')]).toEqual(['turn', 3, []]);
  });

  it('draws nothing where there is 1, and the people there are revealed [S-OPEN-4]', () => {
    const s = street(
      { batman: { ...batman, zone: 'S9' } },
      { own: { cards: [{ card: 'lois-lane', zone: 'R_7M_21_station' }] } },
    );
    s.play('override-code:R_7M_21_station-S9');
    expect([s.happened('spawn-card'), s.happened('bystander-revealed').length]).toEqual([[], 1]);
  });

  it('opens a door of a zone at range 1, not beyond', () => {
    const s = street({ batman: { ...batman, zone: 'S7' } });
    expect(offered(s, 'override-code')).toEqual([
      'override-code:R_6N_00_foyer-S3',
      'override-code:R_6N_00_foyer-S6',
      'override-code:R_5N_10_bay-S3',
      'override-code:R_3M_01_atrium-S6',
      'override-code:R_3M_01_security-S11',
    ]);
    expect(s.why('override-code:R_6N_00_stage-S5')).toBe('open.no-door');
  });

  it('saves a card only for that opening [S-OPEN-6]', () => {
    const s = street({ batman }, { draws: { spawn: ['001', '002'] } });
    s.play(DOOR, 'in:R_3M_01_atrium', 'open:R_6N_00_foyer-S6');
    expect(s.happened('spawn-card')).toMatchObject([
      { zone: 'R_3M_01_arsenal' },
      { zone: 'R_6N_00_auditorium' },
    ]);
  });

  it('refuses a locked blue door with the reason [K-DOOR-2]', () => {
    const board = { ...CITY, doors: [{ between: ['R_3M_01_atrium', 'S6'], colour: 'blue' }] };
    const s = street({ batman }, { board });
    expect([offered(s, 'override-code').includes(DOOR), s.why(DOOR)]).toEqual([false, 'open.locked']);
    const open = street({ batman }, { board, unlocked: ['blue'] });
    expect(offered(open, 'override-code')).toContain(DOOR);
  });
});

describe('Tripwire', () => {
  const batman = { zone: 'S7', track: 1, traits: ['tripwire'] };

  it('leaves 2 of 4 walkers that enter after 2 hits, for 1 power [H-POW-4]', () => {
    const s = night({ batman }, { enemies: enemies('S3', { walker: 4 }), own: people(), dice: [4, 3, 6, 1] });
    s.play('use:tripwire@batman');
    expect([s.enemies('S7'), s.hero('batman').xp, traits(s, 'batman')]).toEqual([2, 2, []]);
    expect(s.happened('dice-rolled')).toMatchObject([{ for: 'tripwire', dice: [4, 3, 6, 1] }]);
    expect(s.happened('power-spent')).toMatchObject([{ n: 1, for: 'tripwire' }]);
    // They fall together, and no hit is left over.
    expect([s.happened('enemies-killed').length, s.happened('hits-lost')]).toEqual([1, []]);
  });

  it('puts hits on a Zombie Hero first, and loses those that are not enough [S-COM-2] [S-COM-3]', () => {
    const foes = enemies('S3', { aquaman: 1, walker: 3 });
    const s = night({ batman }, { enemies: foes, own: people(), dice: [4, 4, 4, 1] });
    s.play('use:tripwire@batman');
    expect([s.enemies('S7', 'aquaman'), s.happened('hits-lost')]).toMatchObject([1, [{ hits: 3 }]]);
    const all = night({ batman }, { enemies: foes, own: people(), dice: [4, 4, 4, 4] });
    all.play('use:tripwire@batman');
    expect([all.onBoard('aquaman'), all.hero('batman').xp]).toEqual([0, 4]);
  });

  it('hits only those that entered in the step, in a zone at range 1 too [D-ACT-4]', () => {
    const s = night(
      { batman, cyborg: { zone: 'S6' } },
      {
        enemies: [...enemies('S5', { walker: 1 }), ...enemies('S6', { brute: 1 })],
        own: people(),
        dice: [6],
      },
    );
    s.play('use:tripwire@batman');
    expect([s.enemies('S6', 'brute'), s.enemies('S6', 'walker')]).toEqual([1, 0]);
  });

  it('goes on to the next level when those of it that entered have fallen, whoever else stands there', () => {
    const foes = [...enemies('S5', { brute: 1, walker: 2 }), ...enemies('S6', { brute: 1 })];
    const s = night({ batman, cyborg: { zone: 'S6' } }, { enemies: foes, own: people(), dice: [4, 4, 4] });
    s.play('use:tripwire@batman');
    expect([s.enemies('S6', 'brute'), s.enemies('S6', 'walker')]).toEqual([1, 1]);
  });

  it('asks which of several zones', () => {
    const s = night(
      { batman, cyborg: { zone: 'S6' } },
      {
        enemies: [...enemies('S5', { walker: 2 }), ...enemies('S14', { walker: 1 })],
        own: people(),
        dice: [4, 4],
      },
    );
    s.play('use:tripwire@batman');
    expect(s.options).toEqual(['in:S6', 'in:S11']);
    s.play('in:S6');
    expect([s.enemies('S6'), s.enemies('S11')]).toEqual([0, 1]);
  });

  it('is not offered without power, nor for a zone farther away', () => {
    const poor = night(
      { batman: { ...batman, track: 0 } },
      { enemies: enemies('S3', { walker: 1 }), own: people() },
    );
    expect([poor.enemies('S7'), offered(poor, 'tripwire')]).toEqual([1, []]);
    const far = night(
      { batman: { ...batman, zone: 'S14' } },
      { enemies: enemies('S3', { walker: 1 }), own: people() },
    );
    expect([far.enemies('S7'), offered(far, 'tripwire')]).toEqual([1, []]);
  });
});
