/** Spider-Man: Web-Sling, Sticky Situation, Got You! */
import { describe, expect, it } from 'vitest';
import { HOUSE, Z } from './mansion.ts';
import { enemies, night, offered, people, street } from './skills-street.ts';
import { bystanderOf, play, power } from './table.ts';

describe('Web-Sling', () => {
  it('goes up to 3 zones for 1 action, whoever is in the way, once a turn [S-MOVE-4]', () => {
    const foes = [...enemies('S6', { walker: 3 }), ...enemies('S10', { walker: 2 })];
    const s = street({ 'spider-man': { zone: 'S6' } }, { enemies: foes });
    s.play('web-sling:S10', 'move:S11', 'move:S12');
    expect([s.hero('spider-man').at, s.hero('spider-man').actions]).toEqual(['S12', 2]);
    expect([s.prompt, s.why('web-sling:S11')]).toEqual(['turn', 'skill.used']);
  });

  it('may stop early, and ends on a level nobody has been on [H-LVL-4]', () => {
    const s = street({ 'spider-man': { zone: 'S6' } });
    s.play('web-sling:S10', 'stop');
    expect([s.hero('spider-man').at, s.prompt]).toEqual(['S10', 'turn']);
    const up = play({
      board: HOUSE,
      doors: { [`${Z.entrance}-S2`]: 'open' },
      heroes: { 'spider-man': { zone: Z.entrance } },
      turn: 'spider-man',
      draws: { spawn: ['002'] },
    });
    up.play(`web-sling:${Z.landingW}`);
    expect([up.hero('spider-man').at, up.prompt]).toEqual([Z.landingW, 'turn']);
  });
});

describe('Sticky Situation', () => {
  const spider = { zone: 'S6', skills: ['sticky-situation'], track: 1 };

  it('holds Walkers, Brutes and Runners in a zone until the End Phase, but no Zombie Hero [S-EMOVE-1]', () => {
    const s = street(
      { 'spider-man': spider },
      { enemies: enemies('S10', { walker: 2, runner: 1, hulk: 1 }) },
    );
    s.play('sticky-situation:S10');
    expect(power(s, 'spider-man')).toBe(0);
    s.play('end');
    expect([s.enemies('S10', 'walker'), s.enemies('S10', 'runner'), s.enemies('S6', 'hulk')]).toEqual([
      2, 1, 1,
    ]);
    // A new round: they walk again.
    s.play('end');
    expect(s.enemies('S10', 'walker')).toBe(0);
  });

  it('lets them attack whoever is there', () => {
    const s = night(
      { 'spider-man': { zone: 'S6' } },
      { enemies: enemies('S6', { walker: 1 }), own: { cards: [] } },
    );
    expect(s.hero('spider-man').wounds).toBe(1);
  });
});

describe('Got You!', () => {
  const spider = { zone: 'S6', skills: ['got-you'] };

  it('pulls a bystander in and rescues for free [D-PUSH-2]', () => {
    const s = street({ 'spider-man': spider }, { own: people({ card: 'ka-zar', zone: 'S11' }) });
    // The only way nearer is S10.
    s.play('got-you:ka-zar', 'push:S6', 'rescue:ka-zar');
    expect([bystanderOf(s, 'spider-man'), s.hero('spider-man').actions]).toEqual(['ka-zar', 3]);
    expect(s.prompt).toBe('turn');
  });

  it('or attacks, and not those in his own zone or out of range', () => {
    const s = street(
      { 'spider-man': spider, thor: { zone: 'S10' }, storm: { zone: 'S6' }, rogue: { zone: 'S12' } },
      { enemies: enemies('S6', { walker: 3 }), dice: [4, 4, 4] },
    );
    expect(offered(s, 'got-you')).toEqual(['got-you:thor']);
    s.play('got-you:thor');
    expect(s.options).toEqual(['attack', 'stop']);
    s.play('attack');
    expect([s.hero('thor').at, s.enemies('S6')]).toEqual(['S6', 0]);
    expect(s.why('got-you:thor')).toBe('skill.used');
    expect(offered(s, 'got-you')).toEqual([]);
  });
});
