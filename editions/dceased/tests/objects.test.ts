/** Using the lamp post, the phone booth and the Daily Planet globe (D-OBJ-2, D-OBJ-4). */
import { describe, expect, it } from 'vitest';
import { ABILITIES } from '../abilities/index.ts';
import { BYSTANDERS, EQUIPMENT, TRAITS, ZOMBIE_HEROES } from '../cards.ts';
import { ownOf } from '../own.ts';
import { enemies, offered, people, rolls, street, type Entry } from './street.ts';
import { objectsIn, power } from './table.ts';

const lying = (id: string, zone = 'S7', uses = 0): Entry => ({ ...people(), objects: [{ id, zone, uses }] });
const batman = (rest: Entry = {}): Entry => ({ zone: 'S7', ...rest });

describe('the lamp post', () => {
  const post = (foes: Entry[], dice: number[] = [], is: Entry = {}) =>
    street({ batman: batman(is) }, { own: lying('lamp-post'), enemies: foes, dice });

  it('Swing: 4 dice whatever the power, 4+, for an action, enemies or not [D-OBJ-2] [D-OBJ-4]', () => {
    const s = post(enemies('S7', { walker: 4 }), [4, 4, 3, 1], { track: 4 }).play('lamp-post:swing');
    expect([s.enemies('S7'), s.hero('batman').xp, s.hero('batman').actions]).toEqual([2, 2, 2]);
    expect([power(s, 'batman'), objectsIn(s, 'S7'), s.prompt]).toEqual([4, ['lamp-post'], 'turn']);
    expect(s.happened('object-used')).toMatchObject([{ object: 'lamp-post', hero: 'batman', zone: 'S7' }]);
  });

  it('Swing follows target priority and may be repeated [D-OBJ-4]', () => {
    const s = post(enemies('S7', { brute: 1, walker: 2 }), [4, 4, 4, 1, 4, 1, 1, 1]);
    s.play('lamp-post:swing');
    expect([s.enemies('S7', 'brute'), s.enemies('S7', 'walker')]).toEqual([0, 1]);
    s.play('lamp-post:swing');
    expect([s.enemies('S7'), rolls(s)]).toEqual([0, [4, 4]]);
  });

  it('needs somebody to hit, or to sweep away [D-OBJ-4]', () => {
    const s = post(enemies('S14', { walker: 1 }));
    expect([s.why('lamp-post:swing'), s.why('lamp-post:big-swing'), offered(s, 'lamp-post')]).toEqual([
      'object.no-target',
      'object.no-target',
      [],
    ]);
  });

  it('Big Swing empties the own zone and the next ones, Zombie Heroes stay, the token is gone [D-OBJ-2] [D-PUSH-2]', () => {
    const foes = [...enemies('S7', { walker: 2, superman: 1 }), ...enemies('S11', { runner: 1 })];
    const s = post(foes, [], { track: 1 }).play('lamp-post:big-swing');
    // Nearer ones last: first the Runner, who can only go on down the avenue and round its corner.
    expect(s.options).toEqual(['push:S14', 'push:S15']);
    s.play('push:S15=1');
    expect(s.options).toEqual(['push:S1', 'push:S3', 'push:S5', 'push:S6', 'push:S11', 'push:S14']);
    s.play('push:S1=1 push:S6=1');
    expect([s.enemies('S15', 'runner'), s.enemies('S1', 'walker'), s.enemies('S6', 'walker')]).toEqual([
      1, 1, 1,
    ]);
    expect([s.enemies('S7'), s.enemies('S7', 'superman'), s.hero('batman').xp]).toEqual([1, 1, 0]);
    expect([ownOf(s.game).objects, s.hero('batman').actions, s.prompt]).toEqual([[], 2, 'turn']);
    expect(s.happened('object-gone')).toMatchObject([{ object: 'lamp-post', zone: 'S7' }]);
  });

  it('Big Swing leaves those who have no way away from the hero, and nobody at range 2 [D-PUSH-2]', () => {
    const foes = [
      ...enemies('S1', { walker: 1 }),
      ...enemies('S7', { walker: 1 }),
      ...enemies('S11', { brute: 1 }),
    ];
    const own = lying('lamp-post', 'S3');
    const s = street({ batman: batman({ zone: 'S3' }) }, { own, enemies: foes }).play('lamp-post:big-swing');
    expect(s.options).toEqual(['push:S5', 'push:S6', 'push:S11', 'push:S14']);
    s.play('push:S14=1');
    expect([s.enemies('S1'), s.enemies('S14'), s.enemies('S11'), s.prompt]).toEqual([1, 1, 1, 'turn']);
  });

  it('those swept into a hero’s zone have entered it, once for all of them [D-ACT-4]', () => {
    const s = street(
      { batman: batman(), 'wonder-woman': { zone: 'S6', track: 1 } },
      { own: lying('lamp-post'), enemies: enemies('S7', { walker: 1, runner: 1 }), dice: [3, 3] },
    );
    s.play('lamp-post:big-swing', 'push:S6=1', 'push:S6=1', 'use:battle-ready@wonder-woman');
    expect([s.enemies('S6'), objectsIn(s, 'S7'), s.prompt]).toEqual([0, [], 'turn']);
  });

  it('is carried along with a Move at no cost, and used from its zone only [D-OBJ-1] [D-OBJ-2]', () => {
    const s = post(enemies('S6', { walker: 1 })).play('move:S6', 'leave-it');
    expect([s.why('lamp-post:swing'), offered(s, 'lamp-post')]).toEqual(['object.not-here', []]);
    const carried = post(enemies('S6', { walker: 1 }), [4, 1, 1, 1]).play('move:S6', 'along:lamp-post');
    expect([carried.hero('batman').actions, offered(carried, 'lamp-post')]).toEqual([
      2,
      ['lamp-post:swing', 'lamp-post:big-swing'],
    ]);
    expect(carried.play('lamp-post:swing').enemies('S6')).toBe(0);
  });

  it('costs an action like any other [D-OBJ-2]', () => {
    const s = post(enemies('S7', { walker: 1 }), new Array<number>(12).fill(1));
    s.play('lamp-post:swing', 'lamp-post:swing', 'lamp-post:swing');
    expect([s.why('lamp-post:swing'), s.why('lamp-post:nothing')]).toEqual([
      'hero.too-few-actions',
      'intent.unknown',
    ]);
  });
});

describe('the phone booth', () => {
  const booth = (foes: Entry[], dice: number[] = [], is: Entry = {}) =>
    street({ batman: batman(is) }, { own: lying('phone-booth'), enemies: foes, dice });

  it('Throw: 2 Brutes and 4 Walkers, 6 dice, 5 successes: both Brutes and 3 Walkers fall [D-OBJ-2] [D-OBJ-4]', () => {
    const s = booth(enemies('S6', { brute: 2, walker: 4 }), [2, 2, 2, 2, 2, 1], { track: 2 });
    s.play('phone-booth:throw@S6');
    expect([s.enemies('S6', 'brute'), s.enemies('S6', 'walker'), rolls(s)]).toEqual([0, 1, [6]]);
    expect([s.hero('batman').xp, s.hero('batman').actions, power(s, 'batman')]).toEqual([5, 2, 2]);
    expect([ownOf(s.game).objects, s.prompt]).toEqual([[], 'turn']);
  });

  it('Zombie Heroes add no die and are not hit [D-OBJ-4]', () => {
    const s = booth(enemies('S6', { superman: 1, walker: 2 }), [6, 6]).play('phone-booth:throw@S6');
    expect([s.enemies('S6', 'superman'), s.enemies('S6', 'walker'), rolls(s)]).toEqual([1, 0, [2]]);
    const alone = booth(enemies('S6', { superman: 1 }));
    expect(alone.why('phone-booth:throw@S6')).toBe('object.no-target');
  });

  it('Throw reaches range 1 exactly', () => {
    const foes = ['S7', 'S6', 'S14', 'S9'].flatMap((zone) => enemies(zone, { walker: 1 }));
    const s = booth(foes);
    expect(offered(s, 'phone-booth')).toEqual(['phone-booth:throw@S6', 'phone-booth:quick-change']);
    expect(['S7', 'S14', 'S9', 'S3'].map((z) => s.why(`phone-booth:throw@${z}`))).toEqual([
      'attack.too-near',
      'attack.too-far',
      'attack.not-seen',
      'object.no-target',
    ]);
  });

  it('Quick Change from 1 power: 4, and it is gone; not with 4 already [D-OBJ-2]', () => {
    const s = booth(enemies('S7', { walker: 2 }), [], { track: 1 }).play('phone-booth:quick-change');
    expect([power(s, 'batman'), s.hero('batman').actions, objectsIn(s, 'S7')]).toEqual([4, 2, []]);
    expect(s.happened('object-gone')).toHaveLength(1);
    expect(booth([], [], { track: 4 }).why('phone-booth:quick-change')).toBe('power.full');
  });
});

describe('the Daily Planet globe', () => {
  const GLOBE = 'daily-planet-globe';
  const globe = (foes: Entry[], dice: number[] = [], zone = 'S3', uses = 0, is: Entry = {}) =>
    street({ batman: batman({ zone, ...is }) }, { own: lying(GLOBE, zone, uses), enemies: foes, dice });
  const walkers = (...zones: string[]): Entry[] => zones.flatMap((z) => enemies(z, { walker: 2 }));

  it('Roll: three zones with 2 Walkers each are three rolls of 3 dice, in order [D-OBJ-2] [D-OBJ-4]', () => {
    const s = globe(walkers('S7', 'S11', 'S14'), [4, 1, 1, 4, 4, 1, 3, 3, 3], 'S3', 0, { track: 4 });
    s.play(`${GLOBE}:roll@S14`);
    expect(['S7', 'S11', 'S14'].map((z) => s.enemies(z))).toEqual([1, 0, 2]);
    expect([rolls(s), s.hero('batman').xp, s.hero('batman').actions]).toEqual([[3, 3, 3], 3, 2]);
    expect([objectsIn(s, 'S14'), power(s, 'batman'), s.prompt]).toEqual([[GLOBE], 4, 'turn']);
  });

  it('rolls 1 to 3 zones along the line, through empty zones, and hits nobody in its own', () => {
    const s = globe(walkers('S3', 'S11'), [4, 4, 4]);
    expect(offered(s, GLOBE)).toEqual(['S1', 'S7', 'S11', 'S14'].map((z) => `${GLOBE}:roll@${z}`));
    s.play(`${GLOBE}:roll@S11`);
    expect([s.enemies('S3'), s.enemies('S11'), rolls(s)]).toEqual([2, 0, [3]]);
    expect(s.happened('object-moved')).toMatchObject([
      { from: 'S3', to: 'S7', hero: '' },
      { from: 'S7', to: 'S11', hero: '' },
    ]);
  });

  it('not round a corner, not into a building; out of a room through an opening only [S-LOS-2]', () => {
    const s = globe(walkers('S6'));
    expect([s.why(`${GLOBE}:roll@S6`), s.why(`${GLOBE}:roll@R_5N_10_bay`)]).toEqual([
      'object.no-target',
      'object.no-target',
    ]);
    const bay = (doors: Entry) =>
      street({ batman: batman({ zone: 'R_5N_10_bay' }) }, { own: lying(GLOBE, 'R_5N_10_bay'), ...doors });
    expect(offered(bay({}), GLOBE)).toEqual([]);
    expect(offered(bay({ doors: { 'R_5N_10_bay-S3': 'open' } }), GLOBE)).toEqual([`${GLOBE}:roll@S3`]);
    const street3 = street(
      { batman: batman({ zone: 'S3' }) },
      { own: lying(GLOBE, 'S3'), doors: { 'R_5N_10_bay-S3': 'open' } },
    );
    expect(offered(street3, GLOBE).some((o) => o.includes('R_'))).toBe(false);
  });

  it('after the second roll the token is removed at the end [D-OBJ-4]', () => {
    const s = globe(walkers('S11'), [4, 1, 1]).play(`${GLOBE}:roll@S7`, 'move:S7', `${GLOBE}:roll@S11`);
    expect([s.enemies('S11'), s.prompt]).toEqual([1, 'turn']);
    expect([ownOf(s.game).objects, s.happened('object-gone')]).toMatchObject([
      [],
      [{ object: GLOBE, zone: 'S11' }],
    ]);
  });

  it('the last roll needs somebody in its way; the first may just take it somewhere', () => {
    expect(offered(globe([]), GLOBE)).toHaveLength(4);
    const last = globe(walkers('S11'), [], 'S3', 1);
    expect(offered(last, GLOBE)).toEqual([`${GLOBE}:roll@S11`, `${GLOBE}:roll@S14`]);
    expect(last.why(`${GLOBE}:roll@S7`)).toBe('object.no-target');
  });

  it('is carried along after the first roll at no cost [D-OBJ-1]', () => {
    const s = globe(walkers('S11')).play(`${GLOBE}:roll@S7`, 'move:S7', 'move:S6', `along:${GLOBE}`);
    expect([objectsIn(s, 'S6'), s.hero('batman').actions]).toEqual([[GLOBE], 0]);
  });

  it('zombie heroes are hit first [D-OBJ-4]', () => {
    const s = globe(enemies('S7', { catwoman: 1, walker: 2 }), [4, 4, 1]).play(`${GLOBE}:roll@S7`);
    expect([s.enemies('S7', 'catwoman'), s.enemies('S7', 'walker')]).toEqual([1, 2]);
  });
});

describe('an attack of an object', () => {
  const EVERYBODY = { superman: 1, brute: 2, walker: 3 };
  const held = (id: string): { hero: Entry; own: Entry } => {
    const own = { cards: [], objects: [{ id: 'lamp-post', zone: 'S7' }] };
    if (TRAITS.some((t) => t.id === id)) return { hero: { traits: [id] }, own };
    if (EQUIPMENT.some((e) => e.id === id)) return { hero: { equipment: [id] }, own };
    if (BYSTANDERS.some((b) => b.id === id))
      return { hero: {}, own: { ...own, bystanders: [{ card: id, zone: 'S7', hero: 'batman' }] } };
    return { hero: { skills: [id] }, own };
  };
  const AT_ATTACKS = [
    'attack-declared',
    'before-roll',
    'after-roll',
    'assigning',
    'hits-assigned',
    'gaining',
    'after-attack',
  ] as const;
  const isHeroes = ({ id }: { id: string }): boolean => !ZOMBIE_HEROES.some((z) => z.id === id);
  const meddling = ABILITIES.filter((a) => isHeroes(a) && AT_ATTACKS.some((m) => a.at?.[m])).map((a) => a.id);

  it.each(meddling)('is changed by no hero card: %s [D-OBJ-4]', (id) => {
    const { hero, own } = held(id);
    const foes = [...enemies('S7', EVERYBODY), ...enemies('S6', { brute: 1, walker: 3 })];
    const s = street({ batman: batman({ track: 4, ...hero }) }, { own, enemies: foes, dice: [6, 6, 4, 1] });
    s.play('lamp-post:swing');
    expect(s.happened('attacked')).toMatchObject([{ accuracy: 4, dice: [6, 6, 4, 1], hits: 3 }]);
    expect([s.prompt, s.enemies('S7'), power(s, 'batman')]).toEqual(['turn', 6, 4]);
  });
});
