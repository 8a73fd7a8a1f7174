/** Dice rolled again, with two enemies made to reroll every 6: the rule itself, whoever has such an ability. */
import { createEngine, type Ability } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { scene } from '@holdout/engine/testing/scene';
import { expect, it } from 'vitest';
import type { Attack } from '../../supers/attack/attack.ts';
import { forcedDice, forceReroll } from '../../supers/attack/reroll.ts';
import { dceased } from '../index.ts';
import { CITY, enemies, type Entry } from './street.ts';

const sixes = (f: Attack): number[] => forcedDice(f, (face) => face === 6);

const spoiler = (id: string): Ability => ({
  id,
  clause: 'D-ROLL-1',
  at: {
    'after-roll': {
      must: true,
      can: (_g, _hero, f) => sixes(f).length > 0,
      run(g, _hero, f) {
        forceReroll(g, f, sixes(f), id);
        return null;
      },
    },
  },
});

const SPOILERS = ['aquaman', 'catwoman'];
const abilities = [...dceased.abilities.filter((a) => !SPOILERS.includes(a.id)), ...SPOILERS.map(spoiler)];
const engine = createEngine([{ ...dceased, abilities }]);

const attack = (spoilers: readonly string[], batman: Entry, dice: number[]): Scene =>
  scene(engine, {
    edition: 'dceased',
    board: CITY,
    turn: 'batman',
    heroes: { batman: { zone: 'S6', ...batman } },
    enemies: [...enemies('S7', { walker: 9 }), ...spoilers.flatMap((id) => enemies('S5', { [id]: 1 }))],
    dice,
  }).play('attack:winged-blades@S7');

const rerolls = (s: Scene): unknown[] =>
  s.happened('rerolled').map((e) => (e.type === 'rerolled' ? [e.with, e.dice] : []));

it('comes from enemies first, then from heroes, each die once by either side [D-ROLL-1]', () => {
  const s = attack(['aquaman'], { traits: ['run-the-numbers'] }, [6, 2, 5, 3, 6]);
  expect([rerolls(s), s.prompt]).toEqual([[['aquaman', [3, 2, 5]]], 'react']);
  // The die the enemy spoiled is rolled again by the hero, and its 6 stands.
  s.play('use:run-the-numbers@batman', 'reroll:3', 'done');
  expect(rerolls(s)[1]).toEqual(['run-the-numbers', [6, 2, 5]]);
  expect(s.enemies('S7')).toBe(7);
});

it('spares a die that another enemy has had rolled again [D-ROLL-1]', () => {
  const s = attack(SPOILERS, {}, [6, 6, 1, 6, 4]);
  expect([rerolls(s), s.enemies('S7'), s.prompt]).toEqual([[['aquaman', [6, 4, 1]]], 7, 'turn']);
});

it('offers a hero no die that a hero effect has rolled again [D-ROLL-1]', () => {
  const twice = { traits: ['run-the-numbers', 'run-the-numbers'] };
  const s = attack([], twice, [1, 2, 5, 3]);
  s.play('use:run-the-numbers@batman', 'reroll:1', 'done');
  s.play('use:run-the-numbers@batman');
  expect(s.options).toEqual(['reroll:2', 'reroll:5']);
});
