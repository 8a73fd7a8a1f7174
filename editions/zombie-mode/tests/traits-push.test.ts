/** Traits that push or stun: Grave Dread, Fresh Bait, Glassy Stare. */
import { describe, expect, it } from 'vitest';
import { enemiesTurn, people, person, whereabouts, withSpawns } from './streets.ts';
import { bystanderOf, health, peopleIn, traits } from './table.ts';
import { deadpoolWith, foes, offers, type Entry } from './traits-street.ts';

describe('Grave Dread', () => {
  it('pushes every Trooper, each where the players like; then the Move costs 1 [K-MOVE-4]', () => {
    const s = deadpoolWith(['grave-dread'], {}, { enemies: [foes('trooper', 5)] }).play('grave-dread');
    expect(s.options).toEqual(['push:S2', 'push:S7', 'push:S10']);
    s.play('push:S2=3 push:S10=2');
    expect([s.enemies('S6'), s.enemies('S2'), s.enemies('S10')]).toEqual([0, 3, 2]);
    expect(s.happened('enemies-pushed')).toMatchObject([
      { n: 3, to: 'S2' },
      { n: 2, to: 'S10' },
    ]);
    s.play('move:S7');
    expect([s.hero('deadpool').actions, traits(s, 'deadpool')]).toEqual([2, []]);
  });

  it('pushes Specialists after Troopers; Guards and Super Heroes stay [S-TRAIT-3]', () => {
    const enemies = [foes('trooper'), foes('specialist', 2), foes('guard'), foes('thor')];
    const s = deadpoolWith(['grave-dread'], {}, { enemies }).play('grave-dread', 'push:S7=1');
    expect(s.decision).toMatchObject({ total: 2, about: { enemy: 'specialist' } });
    s.play('push:S2=1 push:S7=1');
    expect([s.enemies('S6', 'guard'), s.enemies('S6', 'thor'), s.enemies('S6')]).toEqual([1, 1, 2]);
    expect([s.enemies('S7'), s.enemies('S2')]).toEqual([2, 1]);
  });

  it('goes by open ways only, without a question where there is one, Ravenous or not [Z-RAV-5]', () => {
    const hero = { zone: 'S4', track: 4 };
    const s = deadpoolWith(['grave-dread'], hero, { enemies: [foes('trooper', 4, 'S4')] });
    s.play('grave-dread');
    expect([s.enemies('S3'), s.prompt]).toEqual([4, 'turn']);
  });

  it('is not offered without Troopers and Specialists in the zone [S-TRAIT-3]', () => {
    const enemies = [foes('guard'), foes('trooper', 2, 'S7')];
    expect(offers(deadpoolWith(['grave-dread'], {}, { enemies }), 'grave-dread')).toBe(false);
  });
});

describe('Fresh Bait', () => {
  const baited = (bystanders: ReturnType<typeof person>[], more: Entry = {}) =>
    deadpoolWith(['fresh-bait'], {}, { own: people(...bystanders), ...more });

  it('brings somebody two zones away to the hero, to be devoured [Z-DEV-1]', () => {
    const s = baited([person('mary-jane', 'S11')], { dice: [4] }).play('fresh-bait:mary-jane', 'push:S10');
    expect(s.options).toEqual(['push:S6', 'push:S9', 'stop']);
    s.play('push:S6', 'attack:devour@S6');
    expect([bystanderOf(s, 'deadpool'), traits(s, 'deadpool')]).toEqual(['mary-jane', []]);
  });

  it('one zone is enough [S-TRAIT-3]', () => {
    const s = baited([person('mary-jane', 'S11')]).play('fresh-bait:mary-jane', 'push:S12', 'stop');
    expect([peopleIn(s, 'S12'), s.prompt]).toEqual([['mary-jane'], 'turn']);
  });

  it('into an active spawn zone: gone, unless they fight or are escorted [Z-BYS-6] [Z-ESC-6]', () => {
    const spawns = { board: withSpawns('S10'), spawns: true };
    const gone = baited([person('aunt-may', 'S6')], spawns).play('fresh-bait:aunt-may', 'push:S10');
    expect(gone.happened('bystander-left')).toMatchObject([{ card: 'aunt-may', zone: 'S10' }]);
    expect([whereabouts(gone), gone.prompt]).toEqual([{}, 'turn']);
    const others = [person('okoye', 'S6'), person('blind-al', 'S6', '037')];
    for (const card of ['okoye', 'blind-al']) {
      const s = baited(others, spawns).play(`fresh-bait:${card}`, 'push:S10', 'stop');
      expect(peopleIn(s, 'S10')).toEqual([card]);
    }
  });

  it('an inactive spawn zone takes nobody [Z-BYS-9]', () => {
    const s = baited([person('aunt-may', 'S6')], { board: withSpawns('S10') });
    expect(peopleIn(s.play('fresh-bait:aunt-may', 'push:S10', 'stop'), 'S10')).toEqual(['aunt-may']);
  });

  it('needs sight and a figure: no face-down cards [S-LOS-1] [S-OPEN-8]', () => {
    const own = {
      bystanders: [person('aunt-may', 'S3')],
      cards: [{ card: 'mary-jane', zone: 'S6' }],
    };
    const s = deadpoolWith(['fresh-bait'], { track: 4 }, { own });
    expect(offers(s, 'fresh-bait')).toBe(false);
    const seen = baited([person('aunt-may', 'S16')]);
    expect(offers(seen, 'fresh-bait')).toBe(true);
  });
});

describe('Glassy Stare', () => {
  it('stuns 3 of 5 Troopers: 2 attack in the enemy phase [K-ENE-1]', () => {
    const s = deadpoolWith(['glassy-stare'], { track: 3 }, { enemies: [foes('trooper', 5)] });
    s.play('glassy-stare:S6');
    expect(s.happened('enemies-stunned')).toMatchObject([{ enemy: 'trooper', n: 3, zone: 'S6' }]);
    s.play('end');
    expect([health(s, 'deadpool'), traits(s, 'deadpool')]).toEqual([3, []]);
    s.play('end');
    expect(s.happened('hero-died')).toMatchObject([{ hero: 'deadpool' }]);
  });

  it('any mix of Guards, Troopers and Specialists, no Super Hero [S-TRAIT-3]', () => {
    const enemies = [foes('guard', 2), foes('trooper'), foes('specialist'), foes('thor')];
    const s = deadpoolWith(['glassy-stare'], {}, { enemies }).play('glassy-stare:S6');
    expect(s.options).toEqual(['stun:guard', 'stun:trooper', 'stun:specialist']);
    s.play('stun:guard=2 stun:specialist=1', 'end');
    // A Trooper's wound and two of Thor's.
    expect(health(s, 'deadpool')).toBe(5 - 1 - 2);
  });

  it('reaches zones seen within range 1, while somebody there is awake, Ravenous or not [S-LOS-1]', () => {
    const enemies = [foes('trooper', 1, 'S7'), foes('guard', 1, 'S11'), foes('thor', 1, 'S2'), foes('guard')];
    const own = { ...people(), stunned: [{ type: 'guard', zone: 'S6', count: 1 }] };
    const s = deadpoolWith(['glassy-stare'], { track: 4 }, { enemies, own });
    expect(s.options.filter((o) => o.startsWith('glassy-stare'))).toEqual(['glassy-stare:S7']);
  });

  it('those Stunned do not move either, and wake in the End Phase [S-END-1]', () => {
    const s = deadpoolWith(['glassy-stare'], {}, { enemies: [foes('guard', 2, 'S7')] });
    s.play('glassy-stare:S7', 'end');
    expect(s.enemies('S7')).toBe(2);
    s.play('end');
    expect(s.enemies('S6')).toBe(2);
  });

  it('holds for a rush of others too: nobody in the zone waits for them [S-CARD-3]', () => {
    const s = enemiesTurn({
      board: withSpawns('S1'),
      spawns: true,
      heroes: { deadpool: { zone: 'S6' } },
      enemies: [foes('trooper', 2)],
      own: { ...people(), stunned: [{ type: 'trooper', zone: 'S6', count: 2 }] },
      draws: { spawn: ['027'] },
    });
    expect(health(s, 'deadpool')).toBe(5);
  });
});
