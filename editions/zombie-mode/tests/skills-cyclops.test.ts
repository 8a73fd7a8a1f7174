// Cyclops: Bank Shot, Field Order, Visor Wide Open.
import { describe, expect, it } from 'vitest';
import { enemies, offered, rolls, street } from './skills-street.ts';
import { hunger } from './table.ts';

const BEAM = (zone: string): string => `attack:ruby-beam@${zone}`;

describe('Cyclops', () => {
  it('attacks with the Ruby Beam at range 0-1, with his hunger dice [Z-HUN-2] [H-BOTH-1]', () => {
    const foes = ['S6', 'S7'].flatMap((z) => enemies(z, { trooper: 1 }));
    const s = street({ cyclops: { zone: 'S6', track: 3 } }, { enemies: foes, dice: [3, 2, 2, 2, 2] });
    expect(offered(s, 'attack')).toEqual([BEAM('S6'), BEAM('S7'), 'attack:devour@S6']);
    s.play(BEAM('S7'));
    expect([rolls(s), s.enemies('S7')]).toEqual([[5], 0]);
  });
});

describe('Bank Shot', () => {
  it('Bank Shot: reaches round a corner from an adjacent zone in sight, once per turn [K-ATT-2]', () => {
    const foes = [...enemies('S10', { trooper: 3 }), ...enemies('S8', { trooper: 1 })];
    const s = street({ cyclops: { zone: 'S6' } }, { enemies: foes, dice: [3, 2] });
    expect(offered(s, 'attack')).toEqual([BEAM('S8'), BEAM('S10')]);
    s.play(BEAM('S10'));
    expect([s.enemies('S10'), s.hero('cyclops').at, s.hero('cyclops').actions]).toEqual([2, 'S6', 2]);
    expect(s.happened('skill-used')).toMatchObject([{ hero: 'cyclops', skill: 'bank-shot' }]);
    expect([offered(s, 'attack'), s.why(BEAM('S10'))]).toEqual([[], 'attack.not-seen']);
  });

  it('Bank Shot: is not used up by what he reaches from his own zone', () => {
    const foes = [...enemies('S7', { trooper: 3 }), ...enemies('S10', { trooper: 1 })];
    const s = street({ cyclops: { zone: 'S6' } }, { enemies: foes, dice: [3, 2, 3, 2] });
    s.play(BEAM('S7'));
    expect(s.happened('skill-used')).toEqual([]);
    s.play(BEAM('S10'));
    expect(s.enemies('S10')).toBe(0);
  });

  it('Bank Shot: not from behind a closed door, nor while Ravenous, nor with Devour [Z-RAV-1]', () => {
    const room = street({ cyclops: { zone: 'S6' } }, { enemies: enemies('R_9V_01_lobby', { trooper: 1 }) });
    expect([offered(room, 'attack'), room.why(BEAM('R_9V_01_lobby'))]).toEqual([[], 'attack.not-seen']);
    const foes = { enemies: enemies('S10', { trooper: 1 }) };
    expect(offered(street({ cyclops: { zone: 'S6', track: 4 } }, foes), 'attack')).toEqual([]);
    expect(offered(street({ hulk: { zone: 'S6' } }, foes), 'attack')).toEqual([]);
  });

  it('Bank Shot: only in his own turn, not with an action another hero gives', () => {
    const s = street(
      { 'captain-america': { zone: 'S6', skills: ['undead-leader'] }, cyclops: { zone: 'S6' } },
      { enemies: enemies('S10', { trooper: 1 }) },
    );
    s.play('undead-leader:cyclops');
    expect([s.decision?.hero, s.options.includes('move:S7'), offered(s, 'attack')]).toEqual([
      'cyclops',
      true,
      [],
    ]);
  });
});

describe('Field Order', () => {
  const ready = { zone: 'S5', skills: ['field-order'] };

  it('Field Order: another hero in sight steps out of a crowd for nothing, then his turn goes on [S-MOVE-5]', () => {
    const s = street(
      { cyclops: ready, hulk: { zone: 'S8', done: true }, wasp: { zone: 'S10' } },
      { enemies: enemies('S8', { trooper: 4 }) },
    );
    expect(offered(s, 'field-order')).toEqual(['field-order:hulk']);
    s.play('field-order:hulk');
    expect([s.decision?.hero, s.options]).toEqual(['hulk', ['move:S7', 'move:S9', 'stop']]);
    s.play('move:S9');
    expect([s.hero('hulk').at, s.decision?.hero, s.hero('cyclops').actions]).toEqual(['S9', 'cyclops', 3]);
    expect(s.why('field-order:hulk')).toBe('skill.used');
  });

  it('Field Order: moves a Ravenous hero too, and their own Move skills hold [Z-RAV-1]', () => {
    const s = street({ cyclops: ready, iceman: { zone: 'S6', track: 4 } });
    s.play('field-order:iceman', 'move:S7', 'move:S8');
    expect([s.hero('iceman').at, s.prompt, s.decision?.hero]).toEqual(['S8', 'turn', 'cyclops']);
  });

  it('Field Order: what is not for enemies must still be paid, so not in the sight of Doctor Strange', () => {
    const s = street(
      { cyclops: ready, hulk: { zone: 'S8' } },
      { enemies: enemies('S8', { 'doctor-strange': 1 }) },
    );
    expect(offered(s, 'field-order')).toEqual([]);
  });
});

describe('Visor Wide Open', () => {
  const ready = { zone: 'S5', skills: ['visor-wide-open'] };
  const USE = 'use:visor-wide-open@cyclops';
  const crowd = ['S5', 'S6', 'S8', 'S9'].flatMap((z) => enemies(z, { trooper: 3 }));

  it('Visor Wide Open: after a Ruby Beam a free one on another zone within range 3', () => {
    const s = street({ cyclops: ready }, { enemies: crowd, dice: [3, 2, 4, 5] });
    s.play(BEAM('S6'), USE);
    // S9 lies within range 3 of S6: a Bank Shot.
    expect(s.options).toEqual([BEAM('S5'), BEAM('S8'), BEAM('S9')]);
    s.play(BEAM('S8'));
    expect([s.enemies('S6'), s.enemies('S8'), s.hero('cyclops').actions, s.prompt]).toEqual([
      2,
      1,
      2,
      'turn',
    ]);
  });

  it('Visor Wide Open: once per turn, not after Devour, and may be passed up [S-ACT-3]', () => {
    const s = street({ cyclops: ready }, { enemies: crowd, dice: [2, 2, 2, 2, 2, 2] });
    s.play(BEAM('S6'), USE, BEAM('S8'), BEAM('S6'));
    expect(s.prompt).toBe('turn');
    const bite = street({ cyclops: ready }, { enemies: crowd, dice: [2] });
    expect(bite.play('attack:devour@S5').prompt).toBe('turn');
    const passed = street({ cyclops: ready }, { enemies: crowd, dice: [2, 2] });
    expect(passed.play(BEAM('S6'), 'go-on').hero('cyclops').used).toEqual([]);
  });

  it('Visor Wide Open: not where only the zone just attacked is left, nor once he is Ravenous [Z-FAQ-4]', () => {
    const one = street({ cyclops: ready }, { enemies: enemies('S6', { trooper: 3 }), dice: [2, 2] });
    expect(one.play(BEAM('S6')).prompt).toBe('turn');
    const hungry = street({ cyclops: { ...ready, track: 3 } }, { enemies: crowd, dice: [1, 2, 2, 2, 2] });
    hungry.play(BEAM('S6'));
    expect([hunger(hungry, 'cyclops'), hungry.prompt]).toEqual([4, 'turn']);
  });

  it('Visor Wide Open: Bank Shot may serve one of the two attacks', () => {
    const foes = ['S5', 'S10', 'S11'].flatMap((z) => enemies(z, { trooper: 2 }));
    const s = street({ cyclops: { ...ready, zone: 'S6' } }, { enemies: foes, dice: [2, 2, 3, 3] });
    s.play(BEAM('S5'), USE);
    expect(s.options).toEqual([BEAM('S10'), BEAM('S11')]);
    s.play(BEAM('S11'));
    expect(s.enemies('S11')).toBe(0);
    const first = street({ cyclops: { ...ready, zone: 'S6' } }, { enemies: foes, dice: [2, 2, 3, 3] });
    first.play(BEAM('S10'), USE);
    expect([first.enemies('S5'), first.enemies('S11')]).toEqual([0, 2]);
  });
});
