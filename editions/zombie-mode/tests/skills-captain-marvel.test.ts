// Captain Marvel: Energy Blast, Danvers Special, Energy Absorption.
import { describe, expect, it } from 'vitest';
import { enemies, offered, people, rolls, street } from './skills-street.ts';
import { health, hunger } from './table.ts';

const MARVEL = 'captain-marvel';
const BLOWS = 'attack:powerful-blows@S6';
const BLAST = `use:energy-blast@${MARVEL}`;

describe('Energy Blast', () => {
  it('Energy Blast: eliminates a Trooper with any Powerful Blows attack, whatever the dice and the priority [S-FAQ-4]', () => {
    const s = street(
      { [MARVEL]: { zone: 'S6' } },
      { enemies: enemies('S6', { thor: 1, trooper: 1 }), dice: [2, 2] },
    );
    s.play(BLOWS, BLAST);
    expect([s.enemies('S6', 'trooper'), s.enemies('S6', 'thor'), s.hero(MARVEL).xp]).toEqual([0, 1, 1]);
    expect(s.prompt).toBe('turn');
  });

  it('Energy Blast: the players choose among Troopers and Specialists; the experience comes with that of the attack [S-COM-11]', () => {
    const s = street(
      { [MARVEL]: { zone: 'S6' } },
      { enemies: enemies('S6', { trooper: 2, specialist: 1, guard: 1 }), dice: [3, 4] },
    );
    s.play(BLOWS, BLAST);
    expect(s.options).toEqual(['eliminate:trooper@S6', 'eliminate:specialist@S6']);
    s.play('eliminate:specialist@S6');
    expect(s.happened('experience')).toMatchObject([{ gained: 2 }]);
  });

  it('Energy Blast: nothing is offered with only Guards in the zone, nor for Devour', () => {
    const guards = street(
      { [MARVEL]: { zone: 'S6' } },
      { enemies: enemies('S6', { guard: 1 }), dice: [2, 2] },
    );
    expect(guards.play(BLOWS).prompt).toBe('turn');
    const bite = street({ [MARVEL]: { zone: 'S6' } }, { enemies: enemies('S6', { trooper: 2 }), dice: [2] });
    expect(bite.play('attack:devour@S6').prompt).toBe('turn');
  });
});

describe('Danvers Special', () => {
  const ready = { zone: 'S6', skills: ['danvers-special'] };

  it('Danvers Special: 1 action past all enemies to a Guard two zones away, and a free attack with Energy Blast', () => {
    const s = street(
      { [MARVEL]: ready },
      {
        enemies: [
          ...enemies('S6', { trooper: 3 }),
          ...enemies('S7', { trooper: 2 }),
          ...enemies('S8', { guard: 1, trooper: 1 }),
          ...enemies('S9', { trooper: 1 }),
        ],
        dice: [3, 3],
      },
    );
    expect(offered(s, 'danvers-special')).toEqual(['danvers-special:S7', 'danvers-special:S8']);
    s.play('danvers-special:S8', BLAST);
    expect([s.hero(MARVEL).at, s.hero(MARVEL).actions, s.enemies('S8')]).toEqual(['S8', 2, 0]);
    expect(s.happened('moved').map((e) => 'to' in e && e.to)).toEqual(['S7', 'S8']);
    expect(s.why('danvers-special:S7')).toBe('skill.used');
  });

  it('Danvers Special: not through closed doors, and not without a zone with enemies 1 or 2 steps away', () => {
    const s = street(
      { [MARVEL]: ready },
      { enemies: [...enemies('S9', { trooper: 1 }), ...enemies('S6', { guard: 1 })] },
    );
    expect(offered(s, 'danvers-special')).toEqual([]);
    const shut = street({ [MARVEL]: ready }, { enemies: enemies('R_9V_01_lobby', { trooper: 1 }) });
    expect(offered(shut, 'danvers-special')).toEqual([]);
    const open = street(
      { [MARVEL]: ready },
      { enemies: enemies('R_9V_01_lobby', { trooper: 1 }), doors: { 'R_9V_01_lobby-S6': 'open' } },
    );
    expect(offered(open, 'danvers-special')).toEqual(['danvers-special:R_9V_01_lobby']);
  });

  it('Danvers Special: costs the one action, Doctor Strange or not', () => {
    const s = street(
      { [MARVEL]: { ...ready, actions: 1 } },
      { enemies: enemies('S7', { 'doctor-strange': 1 }), dice: [2, 2] },
    );
    expect(s.why('move:S7')).toBe('move.too-few-actions');
    s.play('danvers-special:S7');
    expect(s.hero(MARVEL).at).toBe('S7');
  });

  it('Danvers Special: not while Ravenous [Z-RAV-5]', () => {
    const s = street({ [MARVEL]: { ...ready, track: 4 } }, { enemies: enemies('S7', { trooper: 1 }) });
    expect(offered(s, 'danvers-special')).toEqual([]);
  });

  it('Danvers Special: not without an action left', () => {
    const s = street(
      { [MARVEL]: { zone: 'S6', actions: 1, skills: ['danvers-special', 'come-closer'] } },
      { enemies: [...enemies('S6', { guard: 1 }), ...enemies('S7', { trooper: 1 })], dice: [2, 2] },
    );
    s.play(BLOWS);
    expect(s.options).toEqual(['come-closer:S7', 'end']);
  });
});

describe('Energy Absorption', () => {
  const USE = `use:energy-absorption@${MARVEL}`;
  const other = { wasp: { zone: 'S9', done: true } };

  it('Energy Absorption: each wound may be cancelled for 1 hunger until she is Ravenous [S-FAQ-2] [Z-HUN-6]', () => {
    const s = street(
      { [MARVEL]: { zone: 'S6', track: 2, skills: ['energy-absorption'] }, ...other },
      { enemies: enemies('S6', { trooper: 3 }) },
    );
    s.play('end', USE, USE);
    expect([health(s, MARVEL), hunger(s, MARVEL), s.prompt]).toEqual([4, 4, 'activate']);
  });

  it('Energy Absorption: may be passed up for any of the wounds', () => {
    const s = street(
      { [MARVEL]: { zone: 'S6', skills: ['energy-absorption'] }, ...other },
      { enemies: enemies('S6', { trooper: 3 }) },
    );
    s.play('end', USE, 'go-on');
    expect([health(s, MARVEL), hunger(s, MARVEL)]).toEqual([3, 2]);
  });

  it('Energy Absorption: is not offered at hunger 4, nor against the wound of the Ravenous [Z-FAQ-4]', () => {
    const s = street(
      { [MARVEL]: { zone: 'S6', track: 4, skills: ['energy-absorption'] }, ...other },
      { enemies: enemies('S6', { trooper: 1 }) },
    );
    s.play('end');
    expect([health(s, MARVEL), s.prompt]).toEqual([3, 'activate']);
  });

  it('Energy Absorption: cancels no more wounds than enemies took part, so none of a bystander alone', () => {
    const own = people({ card: 'okoye', zone: 'S6' });
    const heroes = { [MARVEL]: { zone: 'S6', skills: ['energy-absorption'] }, ...other };
    const both = street(heroes, { own, enemies: enemies('S6', { trooper: 1 }) });
    both.play('end', USE);
    expect([health(both, MARVEL), both.prompt]).toEqual([4, 'activate']);
    const alone = street(heroes, { own });
    alone.play('end');
    expect([health(alone, MARVEL), alone.prompt]).toEqual([4, 'activate']);
  });

  it('Energy Absorption: the attack she is hungry from rolls the new hunger', () => {
    const s = street(
      { [MARVEL]: { zone: 'S6', skills: ['energy-absorption'] }, ...other },
      { enemies: enemies('S6', { guard: 1 }), dice: [2, 2, 2, 2] },
    );
    s.play('end', USE, `activate:${MARVEL}`, BLOWS);
    expect(rolls(s)).toEqual([4]);
  });
});
