/** The greedy player puts wounds where they cost least, with whatever prevents them (S-WND-2). */
import { dceased, hero, zombie } from '@holdout/editions';
import type { Edition, Json } from '@holdout/engine';
import { expect, it } from 'vitest';
import { greedyAt } from '../testing.ts';

function share(edition: Edition, mission: string, type: string, own: Json) {
  const { choice } = greedyAt(edition, [], { mission, own });
  return (count: number, heroes: { [id: string]: { [key: string]: Json } }): string => {
    const placed = Object.fromEntries(Object.entries(heroes).map(([id, h]) => [id, { zone: 'S1', ...h }]));
    return choice({ heroes: placed, enemies: [{ type, zone: 'S1', count }], phase: 'enemies' });
  };
}
const nobody = { cards: [], bystanders: [] };
const dead = share(zombie, 'MZ1', 'trooper', nobody);
const living = share(hero, 'MH2', 'walker', nobody);
const metropolis = share(dceased, 'D1', 'walker', { bystanders: [], equipment: [], objects: [] });

it('lets nobody fall who need not', () => {
  expect(dead(4, { hulk: {}, wasp: { wounds: 4 } })).toBe('wound:hulk=4');
  expect(living(3, { storm: {}, rogue: { wounds: 1 } })).toBe('wound:storm=2 wound:rogue=1');
});

it('puts all on the one who can prevent them', () => {
  expect(dead(2, { hulk: { wounds: 4, traits: ['numb'] }, wasp: { wounds: 4 } })).toBe('wound:hulk=2');
  const bones = { skills: ['rubber-bones'], track: 1 };
  expect(living(6, { 'ms-marvel': bones, storm: {} })).toBe('wound:ms-marvel=6');
  expect(living(2, { 'ms-marvel': { ...bones, track: 0 }, storm: {} })).toBe(
    'wound:ms-marvel=1 wound:storm=1',
  );
  expect(metropolis(5, { batman: { skills: ['already-gone'], track: 1 }, cyborg: {} })).toBe(
    'wound:batman=5',
  );
});

it('gives one up where somebody must fall and the others play on [D-LOSE-1]', () => {
  expect(metropolis(9, { cyborg: {}, batman: { wounds: 2 } })).toMatch(/^wound:(cyborg|batman)=9$/);
});
