/** What Superman, Green Lantern and Martian Manhunter do; the others: zombie-heroes-ways.test.ts. */
import type { Scene } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import { ZOMBIE_HEROES } from '../cards.ts';
import { dark, darkWith, EXTRA_WALKERS, HUNT, uses } from './dark.ts';
import { enemies, people, street, type Entry } from './street.ts';
import { escorted, health, power } from './table.ts';

it('have the toughness printed on them [S-COM-8]', () => {
  const s = street({ batman: { zone: 'S6' } });
  const type = (id: string) => s.game.context.types.find((t) => t.id === id);
  expect(ZOMBIE_HEROES.map(({ id }) => [id, type(id)?.toughness, type(id)?.xp, type(id)?.actions])).toEqual([
    ['superman', 6, 6, 2],
    ['green-lantern', 5, 5, 2],
    ['martian-manhunter', 5, 5, 2],
    ['aquaman', 4, 4, 2],
    ['hawkman', 4, 4, 2],
    ['catwoman', 3, 3, 2],
  ]);
});

describe('Superman', () => {
  it('wounds the closest hero he sees within range 2, then he moves and may attack [S-CARD-4]', () => {
    const far = dark({ batman: { zone: 'S7' } }, { enemies: enemies('S1', { superman: 1 }) });
    expect([uses(far, 'superman'), health(far, 'batman'), far.enemies('S7', 'superman')]).toEqual([1, 2, 1]);
    const near = dark(
      { batman: { zone: 'S7' }, cyborg: { zone: 'S11' } },
      { enemies: enemies('S3', { superman: 1 }) },
    );
    expect([health(near, 'batman'), health(near, 'cyborg')]).toEqual([1, 3]);
  });

  it('attacks twice and does not gaze with a target in his zone, a person too [K-ENE-1] [H-BYS-1]', () => {
    const s = dark({ batman: { zone: 'S7' } }, { enemies: enemies('S7', { superman: 1 }) });
    expect([uses(s, 'superman'), health(s, 'batman')]).toEqual([0, 1]);
    const own = people({ card: 'lois-lane', zone: 'S3' });
    const prey = dark({ batman: { zone: 'S7' } }, { enemies: enemies('S3', { superman: 1 }), own });
    expect([uses(prey, 'superman'), health(prey, 'batman')]).toEqual([0, 3]);
  });

  it('gazes at nobody out of sight or beyond range 2, nor at people', () => {
    const far = dark({ batman: { zone: 'S11' } }, { enemies: enemies('S1', { superman: 1 }) });
    const hidden = dark({ batman: { zone: 'S6' } }, { enemies: enemies('S11', { superman: 1 }) });
    expect([uses(far, 'superman'), uses(hidden, 'superman')]).toEqual([0, 0]);
    const own = people({ card: 'lois-lane', zone: 'S7' });
    const s = dark({ batman: { zone: 'S11' } }, { enemies: enemies('S3', { superman: 1 }), own });
    expect(health(s, 'batman')).toBe(2);
  });

  it('lets the players choose among heroes equally close', () => {
    const s = dark(
      { batman: { zone: 'S6' }, cyborg: { zone: 'S3' }, hawkgirl: { zone: 'S14' } },
      { enemies: enemies('S7', { superman: 1 }) },
    );
    expect([s.prompt, s.options]).toEqual(['choose', ['superman:batman', 'superman:cyborg']]);
    s.play('superman:cyborg');
    expect([health(s, 'batman'), health(s, 'cyborg')]).toEqual([3, 2]);
  });

  it('makes no attack on a zone: Bracers Up does not help, a sacrifice does [D-ESC-3]', () => {
    const diana = { zone: 'S7', track: 2, skills: ['bracers-up'] };
    const own = { cards: [], bystanders: [{ card: 'lana-lang', zone: 'S7', hero: 'wonder-woman' }] };
    const s = dark({ 'wonder-woman': diana }, { enemies: enemies('S3', { superman: 1 }), own });
    expect(s.options).toEqual(['use:sacrifice@wonder-woman', 'go-on']);
    s.play('use:sacrifice@wonder-woman');
    expect([health(s, 'wonder-woman'), escorted(s, 'wonder-woman'), power(s, 'wonder-woman')]).toEqual([
      3,
      [],
      1,
    ]);
    // He comes in and attacks: now they help.
    expect(s.options).toContain('use:battle-ready@wonder-woman');
    s.play('go-on');
    expect(s.options).toEqual(['use:bracers-up@wonder-woman', 'go-on']);
  });

  it('does so in every activation of his, and in nobody else’s [S-CARD-7]', () => {
    // Too far away in the enemy phase, which brings him within range.
    const far = { enemies: [...enemies('S1', { superman: 1 }), ...enemies('S2', { walker: 1 })] };
    expect(uses(darkWith(HUNT, { zone: 'S14' }, far), 'superman')).toBe(1);
    expect(uses(darkWith(EXTRA_WALKERS, { zone: 'S14' }, far), 'superman')).toBe(0);
    const near = { enemies: [...enemies('S3', { superman: 1 }), ...enemies('S2', { walker: 1 })] };
    expect(uses(darkWith(EXTRA_WALKERS, { zone: 'S11' }, near), 'superman')).toBe(1);
  });
});

describe('Green Lantern', () => {
  const attack = (from: string, walker: number, dice: number[]): Scene =>
    street(
      { batman: { zone: 'S6' } },
      { enemies: [...enemies(from, { 'green-lantern': 1 }), ...enemies('S7', { walker })], dice },
    ).play('attack:winged-blades@S7');

  it('gives Walkers within range 1 toughness 2; their experience stays 1 [S-FAQ-6]', () => {
    const s = attack('S3', 2, [4, 5, 1]);
    expect([s.enemies('S7', 'walker'), s.hero('batman').xp]).toEqual([1, 1]);
    const odd = attack('S3', 2, [4, 1, 1]);
    expect([odd.enemies('S7', 'walker'), odd.happened('hits-lost').length]).toEqual([2, 1]);
  });

  it('does nothing for those at range 2, out of his sight, or of another type', () => {
    expect(attack('S1', 2, [4, 5, 1]).enemies('S7', 'walker')).toBe(0);
    expect(attack('R_5N_10_bay', 2, [4, 5, 1]).enemies('S7', 'walker')).toBe(0);
    const s = street(
      { batman: { zone: 'S6' } },
      {
        enemies: [...enemies('S3', { 'green-lantern': 1 }), ...enemies('S7', { runner: 2 })],
        dice: [4, 5, 1],
      },
    ).play('attack:winged-blades@S7');
    expect(s.enemies('S7', 'runner')).toBe(0);
  });

  it('falls to 5 hits, and the sixth eliminates a Walker of his zone [S-COM-3]', () => {
    const s = street(
      { batman: { zone: 'S6', track: 3 } },
      { enemies: enemies('S7', { 'green-lantern': 1, walker: 2 }), dice: [4, 4, 5, 5, 6, 6] },
    ).play('attack:winged-blades@S7', 'spend:3');
    expect([s.enemies('S7', 'green-lantern'), s.enemies('S7', 'walker')]).toEqual([0, 1]);
    expect(s.hero('batman').xp).toBe(6);
  });

  it('does not hinder what lowers toughness, nor what eliminates without hits [D-TGH-1]', () => {
    const around = [...enemies('S3', { 'green-lantern': 1 }), ...enemies('S7', { walker: 2 })];
    const s = street(
      { hawkgirl: { zone: 'S7', equipment: ['nth-metal-axe'] } },
      { enemies: around, dice: [6, 6, 1] },
    ).play('attack:nth-metal-axe@S7');
    expect(s.enemies('S7', 'walker')).toBe(0);
    const flash = street({ 'the-flash': { zone: 'S6', skills: ['lightning-lap'] } }, { enemies: around });
    flash.play('lightning-lap:S7', 'strike:walker@S7');
    expect(flash.enemies('S7', 'walker')).toBe(1);
  });
});

describe('Martian Manhunter', () => {
  const attack = (at: string, dice: number[], batman: Entry = {}): Scene =>
    street(
      { batman: { zone: 'S6', ...batman } },
      { enemies: [...enemies(at, { 'martian-manhunter': 1 }), ...enemies('S7', { walker: 3 })], dice },
    ).play('attack:winged-blades@S7');
  const dice = (s: Scene) =>
    s.happened('rerolled').map((e) => (e.type === 'rerolled' ? [e.with, e.dice] : []));

  it('has all 6s of an attack on his zone rolled again, before heroes may [D-ROLL-1]', () => {
    const s = attack('S7', [6, 6, 3, 2, 5], { traits: ['run-the-numbers'] });
    expect([dice(s), s.prompt]).toEqual([[['martian-manhunter', [2, 5, 3]]], 'react']);
    expect(s.options).toEqual(['use:run-the-numbers@batman', 'go-on']);
  });

  it('lets a 6 on the second roll stand, whoever rolls it', () => {
    const s = attack('S7', [6, 1, 1, 6]);
    expect([dice(s), s.prompt]).toEqual([[['martian-manhunter', [6, 1, 1]]], 'turn']);
    const hero = attack('S7', [1, 1, 1, 6, 6, 6], { traits: ['run-the-numbers'] });
    hero.play('use:run-the-numbers@batman', 'reroll:misses');
    expect(dice(hero)).toEqual([['run-the-numbers', [6, 6, 6]]]);
  });

  it('has objects’ 6s rolled again too, whoever is hit; heroes reroll none of them [D-OBJ-4]', () => {
    const own = (id: string, zone: string) => ({ ...people(), objects: [{ id, zone, uses: 0 }] });
    const foes = enemies('S7', { 'martian-manhunter': 1, walker: 2 });
    const batman = { zone: 'S7', traits: ['run-the-numbers'] };
    const post = street({ batman }, { own: own('lamp-post', 'S7'), enemies: foes, dice: [6, 1, 1, 6, 2, 3] });
    post.play('lamp-post:swing');
    expect([dice(post), post.prompt]).toEqual([[['martian-manhunter', [2, 1, 1, 3]]], 'turn']);
    const booth = street(
      { batman: { zone: 'S6' } },
      { own: own('phone-booth', 'S6'), enemies: foes, dice: [6, 6, 1, 2] },
    ).play('phone-booth:throw@S7');
    expect([dice(booth), booth.enemies('S7', 'walker')]).toEqual([[['martian-manhunter', [1, 2]]], 1]);
  });

  it('does not touch attacks on another zone', () => {
    const s = attack('S11', [6, 6, 3]);
    expect([dice(s), s.enemies('S7', 'walker')]).toEqual([[], 1]);
  });
});
