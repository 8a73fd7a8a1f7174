/** D10: six Zombie Heroes, each in a lair. */
import { itemAt } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import { ownOf } from '../own.ts';
import { toughness } from '../toughness.ts';
import { inDeck, met } from './mission-table.ts';
import { equipment, play } from './table.ts';

type Entry = { [key: string]: unknown };
const gone = (...ids: string[]) => ids.map((id) => `gone:${id}`);
const FALLEN = ['green-lantern', 'catwoman', 'hawkman', 'aquaman', 'martian-manhunter'];
const two = (zone: string, hero?: string) =>
  ['lois-lane', 'jimmy-olsen'].map((card) => ({ card, zone, ...(hero ? { hero } : {}) }));
const own = (more: Entry = {}) => ({ cards: [], equipment: [], bystanders: two('S24'), ...more });

const scene = (heroes: Entry, more: Entry = {}) =>
  play({ mission: 'D10', heroes, own: own(), turn: Object.keys(heroes)[0], ...more });

/** Cyborg eliminates a Zombie Hero in S11, at Blue or at Yellow. */
const fell = (type: string, xp: number, more: Entry = {}) => {
  const s = scene(
    { cyborg: { zone: 'S11', track: 4, xp } },
    { enemies: [{ type, zone: 'S11' }], dice: [6, 6, 6, 6, 6, 6, 6, 6], ...more },
  ).play('attack:blaster@S11', 'spend:4');
  return s;
};

describe('D10 Fall of the League', () => {
  it('a Zombie Hero felled at Blue comes back to its first zone in the End Phase [M-D10]', () => {
    const s = fell('catwoman', 0);
    expect([s.onBoard('catwoman'), ownOf(s.game).done]).toEqual([0, []]);
    s.play('end');
    expect(s.enemies('R_5M_20_cells', 'catwoman')).toBe(1);
  });

  it('from Yellow on it is for good [M-D10]', () => {
    const s = fell('catwoman', 7);
    expect(ownOf(s.game).done).toEqual(['gone:catwoman']);
    expect(s.play('end').onBoard('catwoman')).toBe(0);
  });

  it.each([
    ['hawkman', 'nth-metal-axe'],
    ['aquaman', 'trident-of-poseidon'],
  ])('whoever fells %s for good takes the %s, and not before [M-D10]', (type, card) => {
    expect(equipment(fell(type, 7), 'cyborg')).toEqual([card]);
    expect(equipment(fell(type, 0), 'cyborg')).toEqual([]);
    expect(equipment(fell('catwoman', 7), 'cyborg')).toEqual([]);
    expect(inDeck(fell(type, 0), 'equipment')).not.toContain(card);
  });

  it('the third to fall unlocks the arsenal, and every active spawn point draws at once [M-D10]', () => {
    const draws = { spawn: ['014', '030', '031'] };
    const more = { spawns: true, own: own({ done: gone(...FALLEN.slice(2, 4)) }) };
    const s = fell('catwoman', 7, { ...more, draws });
    expect([s.state.unlocked, met(s, 'fell-three')]).toEqual([['blue'], true]);
    expect(s.happened('spawn-card').map((e) => e.type === 'spawn-card' && e.zone)).toEqual([
      'S1',
      'S2',
      'S9',
    ]);
    const second = fell('catwoman', 7, { spawns: true, own: own({ done: gone('hawkman') }) });
    expect([second.state.unlocked, second.happened('spawn-card')]).toEqual([[], []]);
  });

  it('Superman is not one of the five [M-D10]', () => {
    const s = scene(
      { cyborg: { zone: 'S11' } },
      { own: own({ done: gone('superman', 'hawkman', 'aquaman') }) },
    );
    expect(met(s, 'fell-three')).toBe(false);
  });

  describe('a Secret Mission of the people [M-D10]', () => {
    const BANK = 'R_2N_10_vault';
    const reveal = (enemies: Entry[]) =>
      scene(
        { cyborg: { zone: 'S4' } },
        {
          enemies,
          own: own({ cards: [{ card: 'secret-mission-1', zone: BANK }] }),
          draws: { spawn: ['014'] },
        },
      ).play('open:R_2N_10_hall-S4');
    const standing = [
      { type: 'aquaman', zone: 'S24' },
      { type: 'hawkman', zone: 'S23' },
    ];
    const stays = (s: Scene) => s.enemies('S23', 'hawkman');

    it('keeps one Zombie Hero still until the end of the next round', () => {
      const s = reveal(standing);
      expect([s.prompt, ...s.options.sort()]).toEqual(['choose', 'hush:aquaman', 'hush:hawkman']);
      s.play('hush:hawkman');
      expect(s.happened('enemy-hushed')).toMatchObject([{ enemy: 'hawkman', zone: 'S23', cause: 'M-D10' }]);
      const { round } = s.state;
      expect(ownOf(s.game).hushed).toMatchObject([{ until: round + 1 }]);
      const alone = reveal([itemAt(standing, 1)]);
      expect(alone.prompt).toBe('turn');
      alone.play('end');
      expect(stays(alone)).toBe(1);
      alone.play('end');
      expect(stays(alone)).toBe(1);
      alone.play('end');
      expect(stays(alone)).toBe(0);
    });

    it('asks nothing when none is on the board', () => {
      expect(reveal([]).prompt).toBe('turn');
    });
  });

  it('a Secret Mission of the equipment weakens Superman and gives a card in its place [M-D10]', () => {
    const zone = 'R_1N_02_cellar';
    const s = scene(
      { cyborg: { zone } },
      {
        own: own({ equipment: [{ card: 'secret-mission-4', zone }] }),
        draws: { equipment: ['riot-shield'] },
      },
    ).play('collect');
    const superman = s.game.context.types.findIndex((t) => t.id === 'superman');
    expect([toughness(s.game, superman), equipment(s, 'cyborg')]).toEqual([5, ['riot-shield']]);
    expect(s.hero('cyborg').xp).toBe(0);
  });

  it('the exit waits for Superman [M-D10]', () => {
    const heroes = { cyborg: { zone: 'S24' } };
    const done = gone(...FALLEN.slice(0, 3));
    expect(scene(heroes, { own: own({ done }) }).play('end').prompt).toBe('turn');
    expect(scene(heroes, { own: own({ done: [...done, 'gone:superman'] }) }).play('end').prompt).toBe(
      'leave',
    );
  });

  it.each([
    [3, 'cyborg', 'won'],
    [2, 'cyborg', 'lost'],
    [3, undefined, 'lost'],
  ])('%i fallen and two people with %s: %s [M-D10] [D-LOSE-1]', (n, hero, result) => {
    const heroes = { cyborg: { zone: 'S24' }, 'green-arrow': { status: 'dead' } };
    const done = gone('superman', ...FALLEN.slice(0, n));
    const s = scene(heroes, { own: own({ done, bystanders: two('S24', hero) }) }).play('end', 'leave');
    expect(s.result).toBe(result);
  });

  it('is not won while a hero is still on the board [M-D10]', () => {
    const heroes = { cyborg: { zone: 'S24' }, 'green-arrow': { zone: 'S22' } };
    const done = gone('superman', ...FALLEN.slice(0, 3));
    const s = scene(heroes, { own: own({ done, bystanders: two('S24', 'cyborg') }) }).play('end', 'leave');
    expect([s.result, s.prompt]).toEqual([undefined, 'turn']);
  });

  it('is lost at once with fewer than two people left [M-D10]', () => {
    const s = scene(
      { cyborg: { zone: 'S11' } },
      {
        enemies: [{ type: 'walker', zone: 'S11' }],
        own: own({ bystanders: two('S11', 'cyborg') }),
        turn: undefined,
        phase: 'enemies',
      },
    ).play('use:sacrifice@cyborg', 'give-up:lois-lane');
    expect([s.result, s.state.outcome?.cause]).toEqual(['lost', 'M-D10']);
  });
});
