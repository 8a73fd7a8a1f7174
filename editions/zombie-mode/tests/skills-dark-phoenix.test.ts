// Dark Phoenix: Telekinetic Grip, Hotter Than Suns, Rise From Ash.
import { describe, expect, it } from 'vitest';
import { enemies, offered, people, rolls, street } from './skills-street.ts';
import { person, people as only, whereabouts, withSpawns } from './streets.ts';
import { health, hunger, peopleIn, play } from './table.ts';

const PHOENIX = 'dark-phoenix';

describe('Telekinetic Grip', () => {
  it('Telekinetic Grip: for 1 hunger somebody among Guards is pulled into her zone and devoured [Z-HUN-7]', () => {
    const s = street(
      { [PHOENIX]: { zone: 'S6' } },
      {
        enemies: enemies('S7', { guard: 2 }),
        own: people({ card: 'pepper-potts', zone: 'S7' }),
        dice: [4, 2],
      },
    );
    s.play('telekinetic-grip:pepper-potts', 'push:S6');
    expect([peopleIn(s, 'S6'), hunger(s, PHOENIX), s.hero(PHOENIX).actions]).toEqual([
      ['pepper-potts'],
      1,
      3,
    ]);
    s.play('attack:devour@S6');
    expect([hunger(s, PHOENIX), offered(s, 'telekinetic-grip')]).toEqual([0, []]);
  });

  it('Telekinetic Grip: one enemy, a Super Hero too, in any direction, out of her own zone too', () => {
    const foes = enemies('S7', { guard: 3, thor: 1 });
    const s = street({ [PHOENIX]: { zone: 'S7' } }, { enemies: foes });
    s.play('telekinetic-grip:guard@S7');
    expect(s.options).toEqual(['push:S6', 'push:S8', 'push:S10']);
    s.play('push:S8');
    expect([s.enemies('S7', 'guard'), s.enemies('S8', 'guard')]).toEqual([2, 1]);
    const thor = street({ [PHOENIX]: { zone: 'S5' } }, { enemies: foes });
    thor.play('telekinetic-grip:thor@S7', 'push:S10');
    expect(thor.enemies('S10', 'thor')).toBe(1);
  });

  it('Telekinetic Grip: another hero, who makes no Move', () => {
    const s = street(
      { [PHOENIX]: { zone: 'S5' }, juggernaut: { zone: 'S6', skills: ['momentum'] } },
      { enemies: enemies('S7', { trooper: 2 }) },
    );
    s.play('telekinetic-grip:juggernaut', 'push:S7');
    expect([s.hero('juggernaut').at, s.prompt, s.decision?.hero]).toEqual(['S7', 'turn', PHOENIX]);
  });

  it('Telekinetic Grip: within range 2, in sight, by open ways, not at hunger 4, not herself [S-LOS-1]', () => {
    const foes = ['S8', 'S9', 'S10', 'R_9V_01_lobby'].flatMap((z) => enemies(z, { trooper: 1 }));
    const s = street({ [PHOENIX]: { zone: 'S6' } }, { enemies: foes });
    expect(offered(s, 'telekinetic-grip')).toEqual(['telekinetic-grip:trooper@S8']);
    s.play('telekinetic-grip:trooper@S8');
    expect(s.options).toEqual(['push:S7', 'push:S9']);
    const hungry = street({ [PHOENIX]: { zone: 'S6', track: 4 } }, { enemies: foes });
    expect(offered(hungry, 'telekinetic-grip')).toEqual([]);
  });

  it('Telekinetic Grip: into an active spawn zone people escape, unless they fight or are escorted [Z-BYS-6] [Z-ESC-6]', () => {
    const grip = (card: string) =>
      play({
        board: withSpawns('S10'),
        spawns: true,
        heroes: { [PHOENIX]: { zone: 'S6' } },
        own: only(person('aunt-may', 'S6'), person('okoye', 'S6'), person('blind-al', 'S6', '037')),
        turn: PHOENIX,
      }).play(`telekinetic-grip:${card}`, 'push:S10');
    const gone = grip('aunt-may');
    expect(gone.happened('bystander-left')).toMatchObject([{ card: 'aunt-may', zone: 'S10' }]);
    expect([Object.keys(whereabouts(gone)), gone.prompt]).toEqual([['okoye', 'blind-al'], 'turn']);
    for (const card of ['okoye', 'blind-al']) expect(whereabouts(grip(card))[card]).toBe('S10');
  });
});

describe('Hotter Than Suns', () => {
  const flames = (track: number, dice: number[]) => {
    const hero = { zone: 'S6', track, skills: ['hotter-than-suns'] };
    const s = street({ [PHOENIX]: hero }, { enemies: enemies('S7', { trooper: 9 }), dice });
    s.play('attack:cosmic-flames@S7');
    return s;
  };

  it('Hotter Than Suns: with hunger 2 the Cosmic Flames hit on 2+', () => {
    const s = flames(2, [2, 2, 2, 1]);
    expect([rolls(s), s.enemies('S7'), hunger(s, PHOENIX)]).toEqual([[4], 6, 3]);
  });

  it('Hotter Than Suns: with hunger 1 on 3+, and never for Devour', () => {
    expect(flames(1, [2, 2, 3]).enemies('S7')).toBe(8);
    const hero = { zone: 'S6', track: 3, skills: ['hotter-than-suns'] };
    const bite = street({ [PHOENIX]: hero }, { enemies: enemies('S6', { trooper: 1 }), dice: [3, 3, 3, 3] });
    bite.play('attack:devour@S6');
    expect(bite.enemies('S6')).toBe(1);
  });
});

describe('Rise From Ash', () => {
  const ready = { zone: 'S6', skills: ['rise-from-ash'] };
  const far = { wasp: { zone: 'S9', done: true } };

  it('Rise From Ash: about to be eliminated she has 2 health and hunger 4 instead, once per game [S-WND-1]', () => {
    const s = street(
      { [PHOENIX]: { ...ready, wounds: 4 }, ...far },
      { enemies: enemies('S6', { trooper: 3 }) },
    );
    s.play('end');
    expect([health(s, PHOENIX), hunger(s, PHOENIX), s.hero(PHOENIX).status]).toEqual([2, 4, 'in']);
    expect(s.happened('skill-used')).toMatchObject([{ skill: 'rise-from-ash' }]);
    s.play('activate:dark-phoenix', 'end', 'end');
    expect([s.happened('hero-died'), s.happened('skill-used')]).toMatchObject([[{ hero: PHOENIX }], [{}]]);
  });

  it('Rise From Ash: from full health too, and no wound of that attack is left over', () => {
    const s = street({ [PHOENIX]: ready, ...far }, { enemies: enemies('S6', { trooper: 7 }) });
    s.play('end');
    expect([health(s, PHOENIX), hunger(s, PHOENIX)]).toEqual([2, 4]);
  });

  it('Rise From Ash: from the wound of the Ravenous, which does not come again in that turn [Z-RAV-2]', () => {
    const s = street({ [PHOENIX]: { ...ready, wounds: 4, track: 4 }, ...far });
    s.play('end');
    expect([health(s, PHOENIX), hunger(s, PHOENIX), s.hero(PHOENIX).status]).toEqual([2, 4, 'in']);
  });

  it('Rise From Ash: goes before what others could do for her', () => {
    const loyal = { wasp: { zone: 'S6', traits: ['undead-loyalty'], done: true } };
    const s = street(
      { [PHOENIX]: { ...ready, wounds: 4 }, ...loyal },
      { enemies: enemies('S6', { trooper: 1 }) },
    );
    s.play('end', `wound:${PHOENIX}=1`);
    expect([health(s, PHOENIX), health(s, 'wasp'), s.prompt]).toEqual([2, 5, 'activate']);
  });
});
