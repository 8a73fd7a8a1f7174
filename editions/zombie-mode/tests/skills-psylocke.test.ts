// Psylocke: Read the Crowd, Nerve Strike, Psychic Leash.
import { describe, expect, it } from 'vitest';
import { enemies, offered, people, rolls, street } from './skills-street.ts';
import { health, hunger, peopleIn } from './table.ts';

const BLADE = 'attack:mind-blade@S6';

describe('Read the Crowd', () => {
  it('Read the Crowd: hits of the Mind Blade go to whom she likes, past a Super Hero [S-COM-2]', () => {
    const s = street(
      { psylocke: { zone: 'S6', track: 1 } },
      { enemies: enemies('S6', { thor: 1, trooper: 2, specialist: 1 }), dice: [3, 4, 5] },
    );
    s.play(BLADE);
    expect([s.prompt, s.options]).toEqual(['hit-target', ['hit:trooper', 'hit:specialist']]);
    s.play('hit:trooper', 'hit:specialist');
    expect([s.enemies('S6', 'thor'), s.enemies('S6'), s.hero('psylocke').xp]).toEqual([1, 1, 3]);
  });

  it('Read the Crowd: hits still have to reach toughness, and no bystander is hit [Z-DEV-3]', () => {
    const s = street(
      { psylocke: { zone: 'S6' } },
      {
        enemies: enemies('S6', { thor: 1, guard: 1 }),
        own: people({ card: 'mary-jane', zone: 'S6' }),
        dice: [3, 2],
      },
    );
    s.play(BLADE);
    expect([s.enemies('S6'), peopleIn(s, 'S6'), s.prompt]).toEqual([2, ['mary-jane'], 'turn']);
  });

  it('Read the Crowd: not with Devour, and nothing is said where there is no choice', () => {
    const foes = enemies('S6', { guard: 1, trooper: 1 });
    const bite = street({ psylocke: { zone: 'S6' } }, { enemies: foes, dice: [4] });
    bite.play('attack:devour@S6');
    expect(bite.enemies('S6')).toBe(2);
    const alike = street(
      { psylocke: { zone: 'S6' } },
      { enemies: enemies('S6', { trooper: 3 }), dice: [3, 3] },
    );
    alike.play(BLADE);
    expect([alike.enemies('S6'), alike.happened('skill-used')]).toEqual([1, []]);
  });
});

describe('Nerve Strike', () => {
  const ready = { zone: 'S6', skills: ['nerve-strike'] };
  const USE = 'use:nerve-strike@psylocke';

  it('Nerve Strike: the named Super Hero has half the toughness and gives the printed experience [S-FAQ-6]', () => {
    const s = street({ psylocke: ready }, { enemies: enemies('S6', { thor: 1, trooper: 2 }), dice: [3, 3] });
    s.play(BLADE, USE);
    expect(s.options).toEqual(['weaken:trooper@S6', 'weaken:thor@S6']);
    s.play('weaken:thor@S6');
    expect([s.enemies('S6', 'thor'), s.enemies('S6'), s.hero('psylocke').xp]).toEqual([0, 2, 4]);
  });

  it('Nerve Strike: rounds up, for this attack only [S-FAQ-8]', () => {
    const s = street(
      { psylocke: ready },
      { enemies: enemies('S6', { 'black-panther': 1 }), dice: [3, 2, 3, 3] },
    );
    s.play(BLADE, USE);
    expect([s.enemies('S6'), health(s, 'psylocke')]).toEqual([1, 4]);
    s.play(BLADE, 'go-on');
    expect(s.enemies('S6')).toBe(1);
    const felled = street(
      { psylocke: ready },
      { enemies: enemies('S6', { 'black-panther': 1 }), dice: [3, 3] },
    );
    felled.play(BLADE, USE);
    expect([felled.enemies('S6'), felled.hero('psylocke').xp]).toEqual([0, 3]);
  });

  it('Nerve Strike: a Guard falls to 1 hit, and hits beyond are lost on all others, of its own kind too', () => {
    const s = street(
      { psylocke: { ...ready, track: 2 } },
      { enemies: enemies('S6', { guard: 2, trooper: 2 }), dice: [3, 3, 3, 3] },
    );
    s.play(BLADE, USE, 'weaken:guard@S6');
    expect([rolls(s), s.enemies('S6', 'guard'), s.enemies('S6', 'trooper')]).toEqual([[4], 1, 2]);
    expect(s.happened('hits-lost')).toMatchObject([{ hits: 3 }]);
  });

  it('Nerve Strike: may be passed up, is not asked for a lone Trooper, nor with Devour', () => {
    const s = street({ psylocke: ready }, { enemies: enemies('S6', { guard: 2 }), dice: [3, 3] });
    s.play(BLADE, 'go-on');
    expect(s.enemies('S6')).toBe(1);
    const lone = street({ psylocke: ready }, { enemies: enemies('S6', { trooper: 1 }), dice: [2, 2] });
    expect(lone.play(BLADE).prompt).toBe('turn');
    const bite = street({ psylocke: ready }, { enemies: enemies('S6', { guard: 2 }), dice: [2] });
    expect(bite.play('attack:devour@S6').prompt).toBe('turn');
  });
});

describe('Psychic Leash', () => {
  const ready = { zone: 'S6', skills: ['psychic-leash'] };

  it('Psychic Leash: for 1 hunger a Super Hero in sight within range 2 does not act this round, but the next [Z-HUN-7]', () => {
    const s = street({ psylocke: ready }, { enemies: enemies('S6', { thor: 1 }) });
    s.play('psychic-leash:thor@S6');
    expect([hunger(s, 'psylocke'), s.hero('psylocke').actions]).toEqual([1, 3]);
    expect(s.happened('enemies-stunned')).toMatchObject([{ enemy: 'thor', n: 1, zone: 'S6' }]);
    expect(s.why('psychic-leash:thor@S6')).toBe('skill.used');
    s.play('end');
    expect(health(s, 'psylocke')).toBe(5);
    s.play('end');
    expect(health(s, 'psylocke')).toBe(3);
  });

  it('Psychic Leash: one figure of a group; the ability of a Stunned Super Hero holds', () => {
    const s = street({ psylocke: ready }, { enemies: enemies('S6', { 'doctor-strange': 1, trooper: 3 }) });
    s.play('psychic-leash:trooper@S6', 'end');
    expect(health(s, 'psylocke')).toBe(1);
    const leashed = street({ psylocke: ready }, { enemies: enemies('S7', { 'doctor-strange': 1 }) });
    leashed.play('psychic-leash:doctor-strange@S7', 'move:S5');
    expect(leashed.hero('psylocke').actions).toBe(1);
  });

  it('Psychic Leash: within range 2, in sight, not at hunger 4, not on whoever is Stunned [S-LOS-1] [Z-HUN-7]', () => {
    const foes = ['S5', 'S8', 'S9', 'S10'].flatMap((z) => enemies(z, { trooper: 1 }));
    const s = street(
      { psylocke: ready },
      { enemies: foes, own: { stunned: [{ type: 'trooper', zone: 'S5', count: 1 }] } },
    );
    expect(offered(s, 'psychic-leash')).toEqual(['psychic-leash:trooper@S8']);
    expect(offered(street({ psylocke: { ...ready, track: 4 } }, { enemies: foes }), 'psychic-leash')).toEqual(
      [],
    );
  });
});
