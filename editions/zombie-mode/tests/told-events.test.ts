/** What events tell of what happened, so that words can say it rightly. */
import { describe, expect, it } from 'vitest';
import { enemies, street } from './skills-street.ts';
import { enemiesTurn, people, person, withSpawns } from './streets.ts';

const IRON = 'iron-man';

describe('an attack', () => {
  it('eliminates several of a kind in one line, where no other could be hit [S-COM-5]', () => {
    const s = street({ hulk: { zone: 'S6' } }, { enemies: enemies('S6', { trooper: 5 }), dice: [6, 6, 6] });
    s.play('attack:smash@S6');
    const [killed, ...more] = s.happened('enemies-killed');
    expect([killed, more]).toMatchObject([{ enemy: 'trooper', n: 5 - s.enemies('S6'), zone: 'S6' }, []]);
    expect(s.hero('hulk').xp).toBe(5 - s.enemies('S6'));
  });

  it('tells each kind by itself, by priority [S-COM-2]', () => {
    const foes = enemies('S6', { trooper: 2, specialist: 2 });
    const s = street({ hulk: { zone: 'S6' } }, { enemies: foes, dice: [6, 6, 6] });
    s.play('attack:smash@S6');
    expect(s.happened('enemies-killed')).toMatchObject([
      { enemy: 'trooper', n: 2 },
      { enemy: 'specialist', n: 1 },
    ]);
  });

  it('names both of its zones [S-COM-1]', () => {
    const foes = [...enemies('S6', { guard: 1 }), ...enemies('S7', { trooper: 2 })];
    const s = street({ [IRON]: { zone: 'S6', track: 1 } }, { enemies: foes, dice: [4, 5, 6, 4] });
    s.play('attack:missile-wave@S6,S7');
    expect(s.happened('attacked')).toMatchObject([{ zone: 'S6', second: 'S7' }]);
  });
});

describe('a spawn card', () => {
  const drawn = (card: string, more = {}, bystanders: string[] = []) =>
    enemiesTurn({
      board: withSpawns('S18'),
      spawns: true,
      heroes: { hulk: { zone: 'S2' } },
      draws: { spawn: [card], bystanders },
      ...more,
    });

  it('tells its kind, its enemies and how many [S-CARD-1]', () => {
    expect(drawn('001').happened('spawn-card')).toMatchObject([{ kind: 'normal', enemy: 'trooper', n: 2 }]);
    expect(drawn('037', {}, ['aunt-may']).happened('spawn-card')).toMatchObject([
      { kind: 'escort', enemy: 'guard', n: 1 },
    ]);
  });

  it('says where its wounds come from, before they are dealt [Z-SPN-1 open fire]', () => {
    const s = drawn('041', { enemies: [{ type: 'trooper', zone: 'S11', count: 1 }] });
    const told = s.events.filter((e) => e.type === 'card-strikes' || e.type === 'wounded');
    expect(told).toMatchObject([
      { type: 'card-strikes', kind: 'open-fire', zone: 'S2', n: 1 },
      { type: 'wounded', hero: 'hulk' },
    ]);
  });

  it('says that somebody comes escorted, and goes so [Z-ESC-1]', () => {
    const placed = drawn('037', {}, ['aunt-may']).happened('bystander-placed');
    expect(placed).toMatchObject([{ card: 'aunt-may', as: 'escorted' }]);
    const s = enemiesTurn({
      heroes: { hulk: { zone: 'S2' } },
      enemies: [{ type: 'guard', zone: 'S13', count: 1 }],
      own: people(person('aunt-may', 'S13', '037')),
    });
    expect(s.happened('bystander-moved')).toMatchObject([{ as: 'escorted', cause: 'Z-ESC-2' }]);
  });
});

describe('a Guard for those who have lost theirs', () => {
  it('comes by that rule [Z-ESC-5]', () => {
    const s = enemiesTurn({
      heroes: { hulk: { zone: 'S2' } },
      own: people(person('aunt-may', 'S13', '037')),
    });
    expect(s.happened('enemies-placed')).toMatchObject([
      { enemy: 'guard', n: 1, zone: 'S13', cause: 'Z-ESC-5' },
    ]);
  });
});
