// Deadpool: Come Say Hi, Slice Then Bite, Live Grenade.
import { describe, expect, it } from 'vitest';
import { enemies, offered, people, rolls, street } from './skills-street.ts';
import { health, hunger, peopleIn } from './table.ts';

describe('Come Say Hi', () => {
  it('Come Say Hi: pulls up to 2 Troopers of a zone within range 2 one zone nearer, for no action', () => {
    const s = street({ deadpool: { zone: 'S6' } }, { enemies: enemies('S7', { trooper: 3 }) });
    s.play('come-closer:S7');
    expect(s.options).toEqual(['push:trooper@S6', 'stop']);
    s.play('push:trooper@S6');
    expect([s.enemies('S6'), s.enemies('S7'), s.hero('deadpool').actions]).toEqual([2, 1, 3]);
    expect(s.why('come-closer:S7')).toBe('skill.used');
  });

  it('Come Say Hi: Specialists too, but no Guard, Super Hero or bystander; one may be enough', () => {
    const s = street(
      { deadpool: { zone: 'S6' } },
      {
        enemies: enemies('S8', { trooper: 1, specialist: 1, guard: 1, thor: 1 }),
        own: people({ card: 'mary-jane', zone: 'S8' }),
      },
    );
    s.play('come-closer:S8');
    expect(s.options).toEqual(['push:trooper@S7', 'push:specialist@S7']);
    s.play('push:specialist@S7', 'stop');
    expect([s.enemies('S7'), s.enemies('S8'), peopleIn(s, 'S8')]).toEqual([1, 3, ['mary-jane']]);
  });

  it('Come Say Hi: another zone, in sight, within range 2, with a way that leads nearer [S-LOS-1]', () => {
    const s = street(
      { deadpool: { zone: 'S6' } },
      {
        enemies: ['S6', 'S7', 'S8', 'S9', 'S10', 'R_9V_01_lobby'].flatMap((z) => enemies(z, { trooper: 1 })),
      },
    );
    expect(offered(s, 'come-closer')).toEqual(['come-closer:S7', 'come-closer:S8']);
  });

  it('Come Say Hi: works while Ravenous, and what comes can be devoured [Z-RAV-5]', () => {
    const s = street(
      { deadpool: { zone: 'S6', track: 4 } },
      { enemies: enemies('S7', { specialist: 1 }), dice: [4, 1, 1, 1, 1] },
    );
    s.play('come-closer:S7', 'attack:devour@S6');
    expect([hunger(s, 'deadpool'), s.enemies('S7'), s.hero('deadpool').xp]).toEqual([0, 0, 1]);
  });

  it('Come Say Hi: the pushed do not count as enemies that enter', () => {
    const s = street(
      { deadpool: { zone: 'S6', bystander: 'okoye' } },
      { enemies: enemies('S7', { trooper: 1 }) },
    );
    expect(s.play('come-closer:S7').prompt).toBe('turn');
  });
});

describe('Slice, Then Bite', () => {
  const ready = { zone: 'S6', track: 1, skills: ['slice-and-bite'] };
  const USE = 'use:slice-and-bite@deadpool';
  const KATANAS = 'attack:dual-katanas@S6';

  it('Slice, Then Bite: a free Devour after Dual Katanas, also when the 1s made him Ravenous', () => {
    const s = street(
      { deadpool: ready },
      { enemies: enemies('S6', { trooper: 5 }), dice: [1, 1, 1, 4, 4, 2, 2, 2, 2] },
    );
    s.play(KATANAS, USE);
    expect([rolls(s), hunger(s, 'deadpool'), s.enemies('S6'), s.hero('deadpool').actions]).toEqual([
      [4, 5],
      0,
      3,
      2,
    ]);
  });

  it('Slice, Then Bite: needs a target in his zone; a bystander will do once no enemy is left', () => {
    const empty = street({ deadpool: ready }, { enemies: enemies('S6', { trooper: 1 }), dice: [4, 2, 2, 2] });
    expect(empty.play(KATANAS).prompt).toBe('turn');
    const own = people({ card: 'mary-jane', zone: 'S6' });
    const meal = street(
      { deadpool: ready },
      { enemies: enemies('S6', { trooper: 1 }), own, dice: [4, 2, 2, 2, 4, 2] },
    );
    meal.play(KATANAS, USE);
    expect(peopleIn(meal, 'S6')).toEqual([]);
  });

  it('Slice, Then Bite: once per turn, never after a Devour', () => {
    const s = street(
      { deadpool: ready },
      { enemies: enemies('S6', { guard: 5 }), dice: [2, 2, 2, 2, 2, 2, 2, 2, 2, 2] },
    );
    s.play(KATANAS, USE, KATANAS);
    expect(s.prompt).toBe('turn');
    const bite = street({ deadpool: ready }, { enemies: enemies('S6', { guard: 5 }), dice: [2, 2] });
    expect(bite.play('attack:devour@S6').prompt).toBe('turn');
  });
});

describe('Whoops, Live Grenade', () => {
  const ready = { zone: 'S6', skills: ['live-grenade'] };

  it('Live Grenade: 1 action and 1 wound eliminate up to 5 Troopers or Specialists, past any priority [S-FAQ-4]', () => {
    const s = street(
      { deadpool: ready },
      {
        enemies: enemies('S7', { thor: 1, guard: 1, trooper: 6 }),
        own: people({ card: 'mary-jane', zone: 'S7' }),
      },
    );
    s.play('live-grenade:S7', 'eliminate:trooper=5');
    expect([s.enemies('S7', 'trooper'), s.enemies('S7'), peopleIn(s, 'S7')]).toEqual([1, 3, ['mary-jane']]);
    const h = s.hero('deadpool');
    expect([h.xp, health(s, 'deadpool'), h.actions, hunger(s, 'deadpool')]).toEqual([5, 4, 2, 0]);
    expect(s.why('live-grenade:S7')).toBe('skill.used');
  });

  it('Live Grenade: the players say how many of whom, and may spare some', () => {
    const s = street({ deadpool: ready }, { enemies: enemies('S6', { trooper: 3, specialist: 4 }) });
    s.play('live-grenade:S6', 'eliminate:trooper=1 eliminate:specialist=3 spare=1');
    expect([s.enemies('S6', 'trooper'), s.enemies('S6', 'specialist'), s.hero('deadpool').xp]).toEqual([
      2, 1, 4,
    ]);
  });

  it('Live Grenade: neither with 1 health left nor while Ravenous [Z-RAV-5]', () => {
    const foes = { enemies: enemies('S7', { trooper: 2 }) };
    expect(offered(street({ deadpool: { ...ready, wounds: 3 } }, foes), 'live-grenade')).toEqual([
      'live-grenade:S7',
    ]);
    expect(offered(street({ deadpool: { ...ready, wounds: 4 } }, foes), 'live-grenade')).toEqual([]);
    expect(offered(street({ deadpool: { ...ready, track: 4 } }, foes), 'live-grenade')).toEqual([]);
  });

  it('Live Grenade: within range 1, in sight, on somebody it can hit', () => {
    const foes = [
      ...enemies('S6', { guard: 1 }),
      ...enemies('S5', { specialist: 1 }),
      ...enemies('S8', { trooper: 1 }),
      ...enemies('R_9V_01_lobby', { trooper: 1 }),
    ];
    expect(offered(street({ deadpool: ready }, { enemies: foes }), 'live-grenade')).toEqual([
      'live-grenade:S5',
    ]);
  });

  it('Live Grenade: its wound is a price that nothing cancels', () => {
    const s = street(
      { deadpool: { ...ready, skills: ['live-grenade', 'energy-absorption'], traits: ['numb'] } },
      { enemies: enemies('S7', { trooper: 1 }) },
    );
    s.play('live-grenade:S7');
    expect(s.options).toEqual(['eliminate:trooper', 'spare']);
    s.play('eliminate:trooper=1');
    expect(health(s, 'deadpool')).toBe(4);
  });
});
