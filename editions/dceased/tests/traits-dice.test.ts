/** Traits for the dice of an attack: Run the Numbers, Overclock, Course Correction, Everyone at Once. */
import { describe, expect, it } from 'vitest';
import { enemies, offered, rolls, street } from './street.ts';
import { power, traits } from './table.ts';

const walkers = (zone: string, n: number) => enemies(zone, { walker: n });

describe('Run the Numbers', () => {
  const cyborg = { zone: 'S7', traits: ['run-the-numbers'] };

  it('lets a hero within range 2 roll 4 misses again together, outside the holder’s turn [D-ROLL-1]', () => {
    const s = street(
      { batman: { zone: 'S6', track: 1 }, cyborg },
      { enemies: walkers('S6', 5), dice: [1, 2, 3, 1, 4, 5, 6, 1] },
    );
    s.play('attack:winged-blades@S6', 'spend:1', 'use:run-the-numbers@cyborg');
    expect([s.prompt, s.decision]).toMatchObject(['choose', { hero: 'batman' }]);
    s.play('reroll:misses');
    expect([s.enemies('S6'), s.hero('batman').xp, traits(s, 'cyborg')]).toEqual([2, 3, []]);
  });

  it('rolls any number of the own dice again, hits too', () => {
    const s = street(
      { batman: { zone: 'S6', traits: ['run-the-numbers'] } },
      { enemies: walkers('S6', 5), dice: [4, 2, 3, 6, 5] },
    );
    s.play('attack:winged-blades@S6', 'use:run-the-numbers@batman', 'reroll:4', 'reroll:2', 'done');
    expect([s.enemies('S6'), s.happened('rerolled')]).toMatchObject([3, [{ dice: [6, 5, 3], hits: 2 }]]);
  });

  it('leaves dice alone that a hero effect has rolled again: Dan Turpin’s, another copy’s [D-ROLL-1]', () => {
    const s = street(
      {
        batman: { zone: 'S6', track: 1 },
        cyborg: { ...cyborg, traits: ['run-the-numbers', 'run-the-numbers'] },
      },
      {
        enemies: walkers('S6', 5),
        own: { cards: [], bystanders: [{ card: 'dan-turpin', zone: 'S6', hero: 'batman' }] },
        dice: [1, 2, 3, 1, 2, 5],
      },
    );
    s.play('attack:winged-blades@S6', 'spend:0', 'use:dan-turpin@batman', 'reroll:1', 'reroll:2');
    s.play('use:run-the-numbers@cyborg');
    // Of the dice 1, 2, 3 only the last one is left.
    expect([s.happened('rerolled').length, s.enemies('S6'), s.prompt]).toEqual([2, 4, 'turn']);
    expect(traits(s, 'cyborg')).toEqual(['run-the-numbers']);
  });

  it('is not offered without a miss, out of range or out of sight [S-LOS-1]', () => {
    const rest = { enemies: walkers('S6', 5) };
    const hits = street({ batman: { zone: 'S6' }, cyborg }, { ...rest, dice: [4, 4, 4] });
    expect(hits.play('attack:winged-blades@S6').prompt).toBe('turn');
    for (const zone of ['S3', 'S10']) {
      const s = street({ batman: { zone: 'S6' }, cyborg: { ...cyborg, zone } }, { ...rest, dice: [1, 1, 1] });
      expect(s.play('attack:winged-blades@S6').prompt).toBe('turn');
    }
  });

  it('reaches range 2 and no farther', () => {
    const at = (zone: string) =>
      street(
        { batman: { zone: 'S14' }, cyborg: { ...cyborg, zone } },
        { enemies: walkers('S14', 5), dice: [1, 1, 1] },
      ).play('attack:winged-blades@S14');
    expect(offered(at('S7'), 'run-the-numbers')).toEqual(['use:run-the-numbers@cyborg']);
    expect(at('S3').prompt).toBe('turn');
  });

  it('rolls after an enemy’s reroll, and rolls the same dice [D-ROLL-1]', () => {
    const s = street(
      { batman: { zone: 'S6', traits: ['run-the-numbers'] } },
      { enemies: enemies('S7', { 'martian-manhunter': 1 }), dice: [6, 6, 4, 1, 6, 6] },
    );
    s.play('attack:winged-blades@S7');
    expect(s.happened('rerolled')).toMatchObject([{ with: 'martian-manhunter', dice: [1, 6, 4], hits: 2 }]);
    s.play('use:run-the-numbers@batman', 'reroll:1', 'done');
    // A 6 stands now: each die once by enemy effects, once by hero effects.
    expect(s.happened('rerolled')[1]).toMatchObject({ with: 'run-the-numbers', dice: [6, 6, 4], hits: 3 });
    expect(s.prompt).toBe('turn');
  });
});

describe('Overclock', () => {
  const batman = { zone: 'S6', track: 3, traits: ['overclock'] };

  it('makes 6 dice of 3 power [H-POW-3]', () => {
    const s = street({ batman }, { enemies: walkers('S6', 9), dice: [4, 4, 4, 4, 4, 4, 4, 4, 1] });
    s.play('attack:winged-blades@S6', 'use:overclock@batman', 'spend:3');
    expect([rolls(s), s.enemies('S6'), power(s, 'batman'), traits(s, 'batman')]).toEqual([[9], 1, 0, []]);
  });

  it('is not offered with 0 power, nor twice in one attack', () => {
    const poor = street({ batman: { ...batman, track: 0 } }, { enemies: walkers('S6', 1), dice: [1, 1, 1] });
    expect(poor.play('attack:winged-blades@S6').prompt).toBe('turn');
    const two = street(
      { batman: { ...batman, traits: ['overclock', 'overclock'] } },
      { enemies: walkers('S6', 1) },
    );
    expect(two.play('attack:winged-blades@S6', 'use:overclock@batman').prompt).toBe('spend-power');
    expect(traits(two, 'batman')).toEqual(['overclock']);
  });

  it('holds for this attack only', () => {
    const s = street(
      { batman: { ...batman, track: 2 } },
      { enemies: walkers('S6', 9), dice: [1, 1, 1, 1, 1, 1, 1, 1, 1] },
    );
    s.play('attack:winged-blades@S6', 'use:overclock@batman', 'spend:1');
    s.play('attack:winged-blades@S6', 'spend:1');
    expect(rolls(s)).toEqual([5, 4]);
  });
});

describe('Course Correction', () => {
  const batman = { zone: 'S6', track: 2, traits: ['course-correction'] };

  it('makes hits of 2 misses for 2 power, and no sixes [H-POW-4]', () => {
    const s = street({ batman }, { enemies: walkers('S6', 5), dice: [1, 2, 3] });
    s.play('attack:winged-blades@S6', 'spend:0', 'use:course-correction@batman');
    expect(s.options).toEqual(['spend:1', 'spend:2']);
    s.play('spend:2');
    expect([s.enemies('S6'), power(s, 'batman'), traits(s, 'batman')]).toEqual([3, 0, []]);
  });

  it('comes after all rerolls', () => {
    const s = street(
      { batman: { ...batman, track: 1, traits: ['course-correction', 'run-the-numbers'] } },
      { enemies: walkers('S6', 5), dice: [1, 2, 3, 1, 5, 1] },
    );
    s.play('attack:winged-blades@S6', 'spend:0');
    expect(s.options).toEqual(['use:run-the-numbers@batman', 'go-on']);
    s.play('use:run-the-numbers@batman', 'reroll:misses', 'use:course-correction@batman');
    expect([s.enemies('S6'), power(s, 'batman')]).toEqual([3, 0]);
  });

  it('is not offered with no miss or without power', () => {
    const hits = street({ batman }, { enemies: walkers('S6', 5), dice: [4, 5, 6] });
    expect(hits.play('attack:winged-blades@S6', 'spend:0').prompt).toBe('turn');
    const poor = street({ batman: { ...batman, track: 0 } }, { enemies: walkers('S6', 5), dice: [1, 1, 1] });
    expect(poor.play('attack:winged-blades@S6').prompt).toBe('turn');
  });

  it('offers no more than there are misses', () => {
    const s = street({ batman: { ...batman, track: 4 } }, { enemies: walkers('S6', 5), dice: [4, 2, 3] });
    s.play('attack:winged-blades@S6', 'spend:0', 'use:course-correction@batman');
    expect(s.options).toEqual(['spend:1', 'spend:2']);
  });
});

describe('Everyone at Once', () => {
  const batman = { zone: 'S6', traits: ['everyone-at-once'] };

  it('adds 2 dice for each other hero who pays, each owner asked in turn', () => {
    const s = street(
      { batman, cyborg: { zone: 'S5', track: 1 }, hawkgirl: { zone: 'S3', track: 2 } },
      { enemies: walkers('S7', 9), dice: [4, 4, 4, 4, 4, 4, 1] },
    );
    s.play('attack:winged-blades@S7', 'use:everyone-at-once@batman');
    expect([s.decision, s.options]).toMatchObject([{ hero: 'cyborg' }, ['spend:0', 'spend:1']]);
    s.play('spend:1');
    expect(s.decision).toMatchObject({ hero: 'hawkgirl' });
    s.play('spend:1');
    expect([rolls(s), s.enemies('S7'), traits(s, 'batman')]).toEqual([[7], 3, []]);
    expect([power(s, 'cyborg'), power(s, 'hawkgirl')]).toEqual([0, 1]);
  });

  it('counts whoever stands in the zone, without sight of the attacker; a hero behind a door is not asked [S-LOS-1]', () => {
    const s = street(
      {
        batman,
        // Sees S7 from its end of the avenue, but not S6.
        cyborg: { zone: 'S1', track: 1 },
        hawkgirl: { zone: 'S7', track: 1 },
        'the-flash': { zone: 'R_3M_01_atrium', track: 4 },
      },
      { enemies: walkers('S7', 9), dice: [1, 1, 1, 1, 1] },
    );
    s.play('attack:winged-blades@S7', 'use:everyone-at-once@batman', 'spend:0', 'spend:1');
    expect([rolls(s), power(s, 'cyborg'), power(s, 'hawkgirl'), power(s, 'the-flash')]).toEqual([
      [5],
      1,
      0,
      4,
    ]);
  });

  it('is not doubled by Overclock', () => {
    const s = street(
      {
        batman: { ...batman, track: 1, traits: ['everyone-at-once', 'overclock'] },
        cyborg: { zone: 'S5', track: 1 },
      },
      { enemies: walkers('S7', 9), dice: [1, 1, 1, 1, 1, 1, 1] },
    );
    s.play(
      'attack:winged-blades@S7',
      'use:overclock@batman',
      'use:everyone-at-once@batman',
      'spend:1',
      'spend:1',
    );
    expect(rolls(s)).toEqual([3 + 2 + 2]);
  });

  it('is not offered when nobody who sees the zone has power', () => {
    const s = street(
      { batman, cyborg: { zone: 'S5' }, hawkgirl: { zone: 'S10', track: 4 } },
      { enemies: walkers('S7', 9), dice: [1, 1, 1] },
    );
    expect(s.play('attack:winged-blades@S7').prompt).toBe('turn');
  });
});
