/** Traits that push: Make Room, Pull Them Out, Fall Back!, Collision Course. */
import { describe, expect, it } from 'vitest';
import { enemies, night, offered, people, street } from './street.ts';
import { escorted, objectsIn, peopleIn, power, traits } from './table.ts';

describe('Make Room', () => {
  const batman = { zone: 'S7', traits: ['make-room'] };

  it('sends 3 walkers into three zones, then Rescue is allowed [D-ACT-3]', () => {
    const own = people({ card: 'lois-lane', zone: 'S7' });
    const s = street({ batman }, { enemies: enemies('S7', { walker: 3 }), own });
    expect(offered(s, 'rescue')).toEqual([]);
    s.play('make-room', 'push:walker@S3', 'push:walker@S6', 'push:walker@S11');
    expect([s.enemies('S3'), s.enemies('S6'), s.enemies('S11'), s.enemies('S7')]).toEqual([1, 1, 1, 0]);
    expect([offered(s, 'rescue'), s.hero('batman').actions]).toEqual([['rescue:lois-lane'], 3]);
    expect(traits(s, 'batman')).toEqual([]);
  });

  it('pushes 3 at most, fewer if wanted, Zombie Heroes too', () => {
    const s = street({ batman }, { enemies: enemies('S7', { walker: 3, superman: 1 }) });
    s.play('make-room', 'push:superman@S6', 'push:walker@S6', 'push:walker@S6');
    expect([s.prompt, s.enemies('S6'), s.enemies('S7', 'walker')]).toEqual(['turn', 3, 1]);
    const one = street({ batman }, { enemies: enemies('S7', { walker: 3 }) });
    one.play('make-room');
    expect(one.options).not.toContain('stop');
    one.play('push:walker@S3', 'stop');
    expect([one.prompt, one.enemies('S7')]).toEqual(['turn', 2]);
  });

  it('is not offered without enemies here, nor in a room whose only way is a closed door [D-PUSH-2]', () => {
    expect(offered(street({ batman }), 'make-room')).toEqual([]);
    const station = { ...batman, zone: 'R_7M_21_station' };
    const s = street({ batman: station }, { enemies: enemies('R_7M_21_station', { walker: 2 }) });
    expect(offered(s, 'make-room')).toEqual([]);
  });

  it('lets heroes react to those who enter their zone, once for all of them [D-ACT-4]', () => {
    const hawkgirl = { zone: 'S6', track: 2, traits: ['tripwire'] };
    const s = street({ batman, hawkgirl }, { enemies: enemies('S7', { walker: 3 }), dice: [4, 4] });
    s.play('make-room', 'push:walker@S6', 'push:walker@S6', 'stop', 'use:tripwire@hawkgirl');
    expect([s.enemies('S6'), s.prompt, power(s, 'hawkgirl')]).toEqual([0, 'turn', 1]);
  });
});

describe('Pull Them Out', () => {
  const batman = { zone: 'S7', traits: ['pull-them-out'] };

  it('brings a bystander into the hero’s own zone', () => {
    const s = street({ batman }, { own: people({ card: 'lois-lane', zone: 'S5' }) });
    s.play('pull-them-out', 'push:S7');
    expect([peopleIn(s, 'S7'), s.prompt, traits(s, 'batman')]).toEqual([['lois-lane'], 'turn', []]);
    expect(s.hero('batman').actions).toBe(3);
  });

  it('takes a hero out of a zone with 4 walkers at no cost, and 2 figures at most [D-PUSH-1]', () => {
    const own = people({ card: 'lois-lane', zone: 'S11' });
    const s = street(
      { batman, cyborg: { zone: 'S6' }, hawkgirl: { zone: 'S3' } },
      { enemies: enemies('S6', { walker: 4 }), own },
    );
    s.play('pull-them-out');
    expect(s.options).toEqual(['pull-them-out:cyborg', 'pull-them-out:hawkgirl', 'pull-them-out:lois-lane']);
    s.play('pull-them-out:cyborg', 'push:S7', 'push:S11');
    expect(s.options).toEqual(['pull-them-out:hawkgirl', 'pull-them-out:lois-lane', 'stop']);
    s.play('pull-them-out:lois-lane', 'push:S14', 'stop');
    expect([s.hero('cyborg').at, s.hero('hawkgirl').at, peopleIn(s, 'S14'), s.prompt]).toEqual([
      'S11',
      'S3',
      ['lois-lane'],
      'turn',
    ]);
  });

  it('pushes 1 only, or 1 zone only, if wanted', () => {
    const s = street({ batman, cyborg: { zone: 'S6' }, hawkgirl: { zone: 'S3' } }, { own: people() });
    s.play('pull-them-out', 'pull-them-out:cyborg', 'push:S5', 'stop', 'stop');
    expect([s.hero('cyborg').at, s.hero('hawkgirl').at, s.prompt]).toEqual(['S5', 'S3', 'turn']);
  });

  it('takes escorted people and, if wanted, objects along with their hero [D-PUSH-3] [D-OBJ-3]', () => {
    const own = {
      cards: [],
      bystanders: [{ card: 'lois-lane', zone: 'S6', hero: 'cyborg' }],
      objects: [{ id: 'lamp-post', zone: 'S6' }],
    };
    const s = street({ batman, cyborg: { zone: 'S6' } }, { own });
    s.play('pull-them-out', 'push:S7', 'along:lamp-post', 'stop');
    expect([escorted(s, 'cyborg'), peopleIn(s, 'S7'), objectsIn(s, 'S7')]).toEqual([
      ['lois-lane'],
      ['lois-lane'],
      ['lamp-post'],
    ]);
  });

  it('is not offered with nobody within range 2 and in sight [S-LOS-1]', () => {
    const s = street({ batman, cyborg: { zone: 'S9' } }, { own: people({ card: 'lois-lane', zone: 'S15' }) });
    expect(offered(s, 'pull-them-out')).toEqual([]);
    const far = street({ batman: { ...batman, zone: 'S14' }, cyborg: { zone: 'S3' } }, { own: people() });
    expect(offered(far, 'pull-them-out')).toEqual([]);
  });
});

describe('Fall Back!', () => {
  const batman = { zone: 'S7', traits: ['fall-back'] };
  const here = { zone: 'S7' };

  it('lets three heroes scatter before the runners’ second action [D-ACT-4]', () => {
    const s = night(
      { batman, cyborg: here, hawkgirl: here },
      { enemies: enemies('S3', { runner: 2 }), own: people() },
    );
    s.play('use:fall-back@batman');
    expect(s.options).toEqual(['fall-back:batman', 'fall-back:cyborg', 'fall-back:hawkgirl']);
    s.play('fall-back:batman', 'push:S6', 'fall-back:cyborg', 'push:S11', 'fall-back:hawkgirl', 'push:S3');
    expect(['batman', 'cyborg', 'hawkgirl'].map((h) => s.hero(h).at)).toEqual(['S6', 'S11', 'S3']);
    expect([s.happened('enemies-attack'), traits(s, 'batman')]).toEqual([[], []]);
  });

  it('lets a hero stay, and leaves people where they are', () => {
    const s = night(
      { batman, cyborg: here },
      { enemies: enemies('S3', { walker: 2 }), own: people({ card: 'lois-lane', zone: 'S7' }) },
    );
    s.play('use:fall-back@batman', 'fall-back:batman', 'push:S6', 'stop');
    expect([s.hero('batman').at, s.hero('cyborg').at]).toEqual(['S6', 'S7']);
    expect(s.happened('bystander-moved').filter((e) => e.cause === 'fall-back')).toEqual([]);
  });

  it('is not offered when they enter another zone, nor to those who were there', () => {
    const s = night(
      { batman, cyborg: { zone: 'S6' } },
      { enemies: enemies('S5', { walker: 1 }), own: people() },
    );
    expect([s.enemies('S6'), offered(s, 'fall-back')]).toEqual([1, []]);
  });
});

describe('Collision Course', () => {
  const batman = { zone: 'S7', traits: ['collision-course'] };

  it('throws a Brute into runners: both fall, 2 experience, nobody reacts [S-FAQ-4]', () => {
    const s = street(
      { batman, hawkgirl: { zone: 'S6', track: 4, traits: ['tripwire'] } },
      { enemies: [...enemies('S7', { brute: 1 }), ...enemies('S6', { runner: 2 })] },
    );
    s.play('collision-course:brute@S7');
    expect([s.onBoard('brute'), s.enemies('S6', 'runner'), s.hero('batman').xp]).toEqual([0, 1, 2]);
    expect([s.prompt, traits(s, 'batman')]).toEqual(['turn', []]);
  });

  it('lets the players choose both, without target priority, and of the same kind', () => {
    const s = street(
      { batman },
      { enemies: [...enemies('S6', { walker: 2, brute: 1 }), ...enemies('S7', { walker: 2, runner: 1 })] },
    );
    expect(offered(s, 'collision-course')).toEqual([
      'collision-course:walker@S6',
      'collision-course:brute@S6',
      'collision-course:walker@S7',
      'collision-course:runner@S7',
    ]);
    s.play('collision-course:walker@S7');
    expect(s.options).toEqual(['eliminate:walker@S6', 'eliminate:brute@S6']);
    s.play('eliminate:walker@S6');
    expect([s.enemies('S6', 'walker'), s.enemies('S7', 'walker'), s.enemies('S6', 'brute')]).toEqual([
      1, 1, 1,
    ]);
  });

  it('is not offered with no horde zombie next door, with Zombie Heroes only, or beyond range 1', () => {
    const alone = street({ batman }, { enemies: enemies('S7', { walker: 5 }) });
    expect(offered(alone, 'collision-course')).toEqual([]);
    const heroes = street(
      { batman },
      { enemies: [...enemies('S7', { walker: 1 }), ...enemies('S6', { superman: 1 })] },
    );
    expect(offered(heroes, 'collision-course')).toEqual([]);
    const far = street(
      { batman: { ...batman, zone: 'S3' } },
      { enemies: [...enemies('S11', { walker: 1 }), ...enemies('S14', { walker: 1 })] },
    );
    expect(offered(far, 'collision-course')).toEqual([]);
    const door = street(
      { batman: { ...batman, zone: 'S9' } },
      { enemies: [...enemies('S9', { walker: 1 }), ...enemies('R_7M_21_station', { walker: 1 })] },
    );
    expect(offered(door, 'collision-course')).toEqual([]);
  });
});
