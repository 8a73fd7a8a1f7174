// Juggernaut: Mystic Armor, Bulldoze, Momentum.
import { describe, expect, it } from 'vitest';
import { enemies, offered, people, rolls, street } from './skills-street.ts';
import { health, hunger, peopleIn, play } from './table.ts';

const JUG = 'juggernaut';

describe('Mystic Armor', () => {
  const attacked = (counts: { [type: string]: number }, more: { [key: string]: number } = {}) =>
    street(
      { [JUG]: { zone: 'S5', ...more }, wasp: { zone: 'S9', done: true } },
      { enemies: enemies('S5', counts) },
    ).play('end');

  it('Mystic Armor: of 2 wounds or more of one attack, 1 is cancelled [S-WND-3]', () => {
    const s = attacked({ trooper: 4 });
    expect(health(s, JUG)).toBe(2);
    expect(s.happened('wounds-cancelled')).toMatchObject([{ n: 1, with: 'mystic-armor' }]);
    expect(health(attacked({ trooper: 2 }), JUG)).toBe(4);
  });

  it('Mystic Armor: a single wound is suffered', () => {
    const s = attacked({ trooper: 1 });
    expect([health(s, JUG), s.happened('wounds-cancelled')]).toEqual([4, []]);
  });

  it('Mystic Armor: anew for each attack: first and second actions of Specialists', () => {
    expect(health(attacked({ specialist: 2 }), JUG)).toBe(3);
  });

  it('Mystic Armor: cancels one of all that are put on him, before any is wasted [S-WND-2, S-WND-3]', () => {
    const after = (troopers: number) => attacked({ trooper: troopers }, { wounds: 3 });
    expect(health(after(2), JUG)).toBe(1);
    const gone = after(4);
    expect([gone.hero(JUG).status, gone.happened('attacks-wasted')]).toMatchObject(['dead', [{ n: 1 }]]);
  });

  it('Mystic Armor: counts what is put on him, not on the others of his zone, and people who fight as well', () => {
    const heroes = { [JUG]: { zone: 'S5' }, wasp: { zone: 'S5', done: true } };
    const s = street(heroes, { enemies: enemies('S5', { trooper: 3 }) });
    s.play('end', `wound:${JUG}=1 wound:wasp=2`);
    expect([health(s, JUG), health(s, 'wasp')]).toEqual([4, 3]);
    const own = people({ card: 'okoye', zone: 'S5' }, { card: 'wong', zone: 'S5' });
    const fought = street({ [JUG]: { zone: 'S5' } }, { own });
    expect(health(fought.play('end'), JUG)).toBe(4);
  });
});

describe('Bulldoze', () => {
  const ready = { zone: 'S6', skills: ['bulldoze'] };

  it('Bulldoze: up to 2 zones past all enemies for free, one small enemy in each struck down [S-MOVE-4] [S-FAQ-4]', () => {
    const s = street(
      { [JUG]: ready },
      {
        enemies: [
          ...enemies('S6', { guard: 3 }),
          ...enemies('S7', { thor: 1, trooper: 2 }),
          ...enemies('S8', { specialist: 1 }),
        ],
        own: people({ card: 'mary-jane', zone: 'S8' }),
      },
    );
    s.play('bulldoze:S7');
    expect(s.options).toEqual(['strike:trooper@S7', 'spare']);
    s.play('strike:trooper@S7', 'move:S8', 'strike:specialist@S8');
    expect([s.enemies('S7'), s.enemies('S8'), peopleIn(s, 'S8')]).toEqual([2, 0, ['mary-jane']]);
    const h = s.hero(JUG);
    expect([h.at, h.xp, h.actions, hunger(s, JUG), s.prompt]).toEqual(['S8', 2, 3, 0, 'turn']);
    expect(s.why('bulldoze:S7')).toBe('skill.used');
  });

  it('Bulldoze: sparing, stopping and coming back to the first zone are allowed', () => {
    const foes = { enemies: enemies('S7', { trooper: 1, specialist: 1 }) };
    const s = street({ [JUG]: ready }, foes).play('bulldoze:S7');
    expect(s.options).toEqual(['strike:trooper@S7', 'strike:specialist@S7', 'spare']);
    s.play('spare', 'stop');
    expect([s.hero(JUG).at, s.enemies('S7')]).toEqual(['S7', 2]);
    const back = street({ [JUG]: ready }, foes).play('bulldoze:S7', 'spare', 'move:S6');
    expect([back.hero(JUG).at, back.prompt]).toEqual(['S6', 'turn']);
  });

  it('Bulldoze: a Move, so also while Ravenous; what it strikes down feeds nobody [Z-RAV-5] [Z-DEV-6]', () => {
    const s = street({ [JUG]: { ...ready, track: 4 } }, { enemies: enemies('S7', { trooper: 1 }) });
    s.play('bulldoze:S7', 'strike:trooper@S7', 'stop');
    expect([s.hero(JUG).xp, hunger(s, JUG)]).toEqual([1, 4]);
  });

  it('Bulldoze: closed doors stop him, and costs that are not for enemies remain [S-MOVE-5]', () => {
    const s = street({ [JUG]: ready }, { enemies: enemies('S6', { 'doctor-strange': 1, trooper: 3 }) });
    expect(offered(s, 'bulldoze')).toEqual(['bulldoze:S5', 'bulldoze:S7']);
    s.play('bulldoze:S5', 'move:S3');
    expect([s.hero(JUG).at, s.hero(JUG).actions]).toEqual(['S3', 2]);
  });

  it('Bulldoze: needs an action for those costs, and none without them [S-MOVE-5]', () => {
    const spent = (foes: { [type: string]: number }) =>
      offered(
        street({ [JUG]: { ...ready, actions: 0 }, wasp: { zone: 'S9' } }, { enemies: enemies('S6', foes) }),
        'bulldoze',
      );
    expect(spent({ trooper: 3 })).toEqual(['bulldoze:S5', 'bulldoze:S7']);
    expect(spent({ 'doctor-strange': 1 })).toEqual([]);
  });

  it('Bulldoze: no way through the force field [M-MZ8-1]', () => {
    const s = play({
      mission: 'MZ8',
      heroes: { [JUG]: { ...ready, zone: 'R_1V_00_theatre' } },
      doors: { 'R_1V_00_waiting-S1': 'open' },
      enemies: [],
      own: { cards: [] },
      turn: JUG,
    });
    s.play('bulldoze:R_1V_00_waiting');
    // The open door leads there.
    expect(s.game.view.neighbours[s.zone('R_1V_00_waiting')]).toContain(s.zone('S1'));
    expect(s.options).not.toContain('move:S1');
    expect(s.options).toContain('stop');
  });
});

describe('Momentum', () => {
  const ready = { zone: 'S5', skills: ['momentum'] };
  const USE = `use:momentum@${JUG}`;

  it('Momentum: after a Move into enemies a free Wrecking Fist with a die for each zone entered this turn', () => {
    const s = street(
      { [JUG]: { ...ready, track: 1, skills: ['momentum', 'bulldoze'] } },
      { enemies: enemies('S8', { guard: 3 }), dice: [4, 4, 4, 4, 2, 2] },
    );
    s.play('bulldoze:S6', 'move:S7', 'move:S8', USE);
    expect([rolls(s), s.enemies('S8'), s.hero(JUG).actions]).toEqual([[6], 1, 2]);
  });

  it('Momentum: 4 dice at most, each entry counted', () => {
    const s = street(
      { [JUG]: { ...ready, skills: ['momentum', 'bulldoze', 'plus-action'] } },
      { enemies: enemies('S8', { guard: 9 }), dice: [2, 2, 2, 2, 2, 2] },
    );
    s.play('bulldoze:S6', 'move:S5', 'move:S6', 'move:S7', 'move:S8', USE);
    expect(rolls(s)).toEqual([6]);
  });

  it('Momentum: once per turn, may be passed up, and not in an empty zone', () => {
    const foes = ['S6', 'S7'].flatMap((z) => enemies(z, { trooper: 1 }));
    const s = street({ [JUG]: ready }, { enemies: foes, dice: [4, 2, 2] });
    s.play('move:S6', USE, 'move:S7');
    expect(s.prompt).toBe('turn');
    const passed = street({ [JUG]: ready }, { enemies: foes });
    expect(passed.play('move:S6', 'go-on').prompt).toBe('turn');
    expect(street({ [JUG]: ready }, { enemies: foes }).play('move:S3').prompt).toBe('turn');
  });

  it('Momentum: not while Ravenous, and not by a Move another hero gives [Z-RAV-1]', () => {
    const foes = { enemies: enemies('S6', { trooper: 1 }) };
    const hungry = street({ [JUG]: { ...ready, track: 4 } }, foes);
    expect(hungry.play('move:S6').prompt).toBe('turn');
    const ordered = street({ cyclops: { zone: 'S5', skills: ['field-order'] }, [JUG]: ready }, foes);
    ordered.play(`field-order:${JUG}`, 'move:S6');
    expect([ordered.prompt, ordered.decision?.hero]).toEqual(['turn', 'cyclops']);
  });

  it('Momentum: won in the middle of a turn, it counts the zones entered before', () => {
    const s = street(
      { [JUG]: { zone: 'S5', xp: 42, skills: ['plus-action', 'bulldoze'] } },
      { enemies: enemies('S6', { trooper: 1, guard: 2 }), dice: [2, 2, 2] },
    );
    s.play('bulldoze:S6', 'strike:trooper@S6', 'stop', USE);
    expect(rolls(s)).toEqual([3]);
  });
});
