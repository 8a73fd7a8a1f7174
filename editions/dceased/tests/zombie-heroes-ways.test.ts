/** What Aquaman brings, and where Hawkman and Catwoman go. */
import type { Scene } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import { dark, darkWith, EXTRA_WALKERS, HUNT, uses } from './dark.ts';
import { enemies, people, type Entry } from './street.ts';
import { equipment, health, traits } from './table.ts';

describe('Aquaman', () => {
  it('brings a Walker to his zone when he has acted, before people walk [H-ENE-1]', () => {
    const own = people({ card: 'lois-lane', zone: 'S16' });
    const s = dark({ batman: { zone: 'S18' } }, { enemies: enemies('S1', { aquaman: 1 }), own });
    expect([s.enemies('S7', 'aquaman'), s.enemies('S7', 'walker')]).toEqual([1, 1]);
    const order = s.events
      .map((e) => e.type)
      .filter((t) => t === 'enemies-placed' || t === 'bystander-moved');
    expect(order).toEqual(['enemies-placed', 'bystander-moved']);
  });

  it('brings two at Orange and Red, eliminated heroes counted [D-SPAWN-1]', () => {
    const batman = { zone: 'S18', xp: 19 };
    const s = dark({ batman }, { enemies: enemies('S1', { aquaman: 1 }) });
    const yellow = dark({ batman: { ...batman, xp: 18 } }, { enemies: enemies('S1', { aquaman: 1 }) });
    const fallen = dark(
      { cyborg: { zone: 'S18' }, batman: { xp: 43, status: 'dead' } },
      { enemies: enemies('S1', { aquaman: 1 }) },
    );
    expect([s, yellow, fallen].map((x) => x.enemies('S7', 'walker'))).toEqual([2, 1, 2]);
  });

  it('makes all Walkers act when none is left in the box [K-SPAWN-4]', () => {
    const s = dark(
      { batman: { zone: 'S18' } },
      {
        enemies: [...enemies('S1', { aquaman: 1 }), ...enemies('S14', { walker: 1 })],
        supply: { walker: 0 },
      },
    );
    expect(s.happened('figures-short')).toMatchObject([{ enemy: 'walker', missing: 1 }]);
    expect(s.enemies('S16', 'walker')).toBe(1);
  });

  it('brings nobody when he has been eliminated on the way', () => {
    const diana = { zone: 'S7', track: 4 };
    const s = dark(
      { 'wonder-woman': diana },
      { enemies: enemies('S3', { aquaman: 1 }), dice: [3, 3, 3, 3, 1] },
    );
    s.play('use:battle-ready@wonder-woman', 'spend:3');
    expect([s.enemies('S7'), uses(s, 'aquaman'), s.hero('wonder-woman').xp]).toEqual([0, 0, 4]);
  });

  it('does so at the end of every activation of his, and of nobody else’s', () => {
    const around = { enemies: [...enemies('S1', { aquaman: 1 }), ...enemies('S14', { walker: 1 })] };
    expect(uses(darkWith(HUNT, { zone: 'S16' }, around), 'aquaman')).toBe(2);
    expect(uses(darkWith(EXTRA_WALKERS, { zone: 'S16' }, around), 'aquaman')).toBe(1);
  });
});

describe('Hawkman', () => {
  const flight = (from: string, heroes: { [id: string]: Entry }, rest: Entry = {}): Scene =>
    dark(heroes, { enemies: enemies(from, { hawkman: 1 }), ...rest });

  it('moves 2 zones with each Move and stops with the first target [S-EMOVE-1]', () => {
    const batman = { zone: 'S14' };
    const two = flight('S7', { batman });
    expect([two.enemies('S14', 'hawkman'), health(two, 'batman')]).toEqual([1, 2]);
    const four = flight('S1', { batman });
    expect([four.enemies('S14', 'hawkman'), health(four, 'batman')]).toEqual([1, 3]);
    const next = flight('S11', { batman });
    expect([next.enemies('S14', 'hawkman'), health(next, 'batman')]).toEqual([1, 2]);
    const three = flight('S3', { batman });
    expect([three.enemies('S14', 'hawkman'), health(three, 'batman')]).toEqual([1, 3]);
  });

  it('stops beside a person on the way [H-BYS-1]', () => {
    const own = people({ card: 'lois-lane', zone: 'S3' });
    const s = flight('S1', { batman: { zone: 'S14' } }, { own });
    expect([s.enemies('S3', 'hawkman'), s.happened('bystander-lost').length]).toEqual([1, 1]);
  });

  it('goes where the players choose among ways of the same length [S-EMOVE-5]', () => {
    const s = flight('S15', { batman: { zone: 'S10' }, cyborg: { zone: 'S5' } });
    expect([s.prompt, s.options]).toEqual(['split', ['to:S11', 'to:S12', 'to:S17']]);
    s.play('to:S12=1');
    expect([s.enemies('S9', 'hawkman'), s.enemies('S12', 'hawkman')]).toEqual([1, 0]);
  });

  it('enters the zone he stops in like anybody [D-ACT-4]', () => {
    const s = flight('S7', { 'wonder-woman': { zone: 'S14', track: 1 } });
    expect(s.options).toEqual(['use:battle-ready@wonder-woman', 'go-on']);
  });

  it('goes 1 zone when he is sent astray', () => {
    const s = flight('S1', { batman: { zone: 'S7', traits: ['bad-intel'] } });
    s.play('use:bad-intel@batman');
    expect([s.enemies('S7', 'hawkman'), health(s, 'batman')]).toEqual([1, 3]);
  });
});

describe('Catwoman', () => {
  const rich = { traits: ['overclock', 'make-room'], equipment: ['riot-shield'] };
  const prowl = (heroes: { [id: string]: Entry }): Scene =>
    dark(heroes, { enemies: enemies('S7', { catwoman: 1 }) });
  const steps = (s: Scene) =>
    s.happened('enemies-moved').map((e) => (e.type === 'enemies-moved' ? e.to : ''));

  it('goes for the hero with the most traits and equipment, seen or not, past others', () => {
    const s = prowl({ batman: { zone: 'S16', ...rich }, cyborg: { zone: 'S3', traits: ['overclock'] } });
    expect(steps(s)).toEqual(['S11', 'S14']);
    const seen = prowl({ batman: { zone: 'S5', traits: ['make-room'] }, cyborg: { zone: 'S3' } });
    expect(steps(seen)).toEqual(['S6', 'S5']);
  });

  it('goes for the closest of those who hold as much, then where the players choose', () => {
    const one = { traits: ['overclock'] };
    const near = prowl({
      batman: { zone: 'S16', ...one },
      cyborg: { zone: 'S5', equipment: ['riot-shield'] },
      hawkgirl: { zone: 'S3' },
    });
    expect(steps(near)).toEqual(['S6', 'S5']);
    const s = prowl({
      batman: { zone: 'S14', ...one },
      cyborg: { zone: 'S1', ...one },
      hawkgirl: { zone: 'S6' },
    });
    expect([s.prompt, s.options]).toEqual(['split', ['to:S3', 'to:S11']]);
  });

  it('moves as usual where nobody holds a card, or no way leads to them [S-EMOVE-1]', () => {
    expect(steps(prowl({ batman: { zone: 'S14' }, cyborg: { zone: 'S3' } }))).toEqual(['S3']);
    const s = prowl({ batman: { zone: 'R_3M_01_arsenal', ...rich }, cyborg: { zone: 'S3' } });
    expect(steps(s)).toEqual(['S3']);
  });

  it('has a hero of the zone discard a card with each attack, before wounds are shared out', () => {
    const s = prowl({ batman: { zone: 'S7', ...rich }, cyborg: { zone: 'S7', traits: ['overclock'] } });
    expect([s.prompt, s.options]).toEqual([
      'choose',
      [
        'catwoman:overclock@batman',
        'catwoman:make-room@batman',
        'catwoman:riot-shield@batman',
        'catwoman:overclock@cyborg',
      ],
    ]);
    s.play('catwoman:overclock@cyborg');
    expect([s.prompt, traits(s, 'cyborg'), health(s, 'cyborg')]).toEqual(['share-wounds', [], 3]);
    s.play('wound:cyborg=1', 'catwoman:riot-shield@batman');
    expect([equipment(s, 'batman'), uses(s, 'catwoman'), s.prompt]).toEqual([[], 2, 'share-wounds']);
  });

  it('attacks whoever stands in her zone, and only wounds those who hold nothing [K-ENE-1]', () => {
    const s = prowl({ batman: { zone: 'S16', ...rich }, cyborg: { zone: 'S7' } });
    expect([health(s, 'cyborg'), steps(s), uses(s, 'catwoman')]).toEqual([1, [], 0]);
    expect(traits(s, 'batman')).toEqual(['overclock', 'make-room']);
  });

  it('takes nothing when others attack without her', () => {
    const s = dark(
      { batman: { zone: 'S7', ...rich } },
      { enemies: [...enemies('S7', { walker: 1 }), ...enemies('S1', { catwoman: 1 })] },
    );
    expect(s.options).toEqual(['use:riot-shield@batman', 'go-on']);
    expect(uses(s, 'catwoman')).toBe(0);
  });
});
