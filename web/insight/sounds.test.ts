import type { Beat, EventBody, GameEvent } from '@holdout/engine';
import { expect, it } from 'vitest';
import { SOUND_NAMES, soundOf, SOUNDS, THEMES, type Tools } from './sounds.ts';
import type { TheatreStep } from './theatre.ts';

const step = (kind: Beat, body: EventBody): TheatreStep => {
  const event: GameEvent = { id: 1, parent: 0, cause: '', ...body };
  return { at: 0, duration: 100, kind, event, wave: 1 };
};
const tools: Tools = {
  isMelee: (weapon) => weapon === 'fire-axe',
  isLoudTool: (card) => card === 'fire-axe',
  familyOf: (enemy) => (enemy === 'runner' ? 'fast' : enemy === 'abomination' ? 'boss' : 'line'),
  enemiesLive: false,
};

it('keeps every sound short, and every pitch fit for a glide', () => {
  for (const name of SOUND_NAMES) {
    for (const v of SOUNDS[name]) {
      expect(v.at + v.length).toBeLessThan(THEMES.includes(name) ? 2.9 : 1.8);
      expect(Math.min(v.from, v.to)).toBeGreaterThan(0);
      expect(v.gain).toBeLessThanOrEqual(0.8);
    }
  }
});

it('tells a crowbar from an axe and a shot from a blow', () => {
  const door = (card: string): TheatreStep =>
    step('door', { type: 'door-opened', hero: 'amy', door: 'a-b', card });
  expect([soundOf(door('crowbar'), true, tools), soundOf(door('fire-axe'), true, tools)]).toEqual([
    'door-quiet',
    'door-loud',
  ]);
  const attack = (weapon: string): TheatreStep =>
    step('dice', { type: 'attacked', hero: 'amy', weapon, zone: 'S1', accuracy: 4, dice: [4], hits: 1 });
  expect([soundOf(attack('pistol'), true, tools), soundOf(attack('fire-axe'), true, tools)]).toEqual([
    'shot',
    'blow',
  ]);
});

it('hears a crowd once', () => {
  const walk = step('swarm', { type: 'enemies-moved', enemy: 'walker', n: 3, from: 'S1', to: 'S2' });
  expect([soundOf(walk, true, tools), soundOf(walk, false, tools)]).toEqual(['shuffle', null]);
});

it('has a voice for each kind that comes, and none of the dead where the living come', () => {
  const rise = (enemy: string): TheatreStep =>
    step('rise', { type: 'enemies-placed', enemy, n: 1, zone: 'S1' });
  const kinds = ['walker', 'runner', 'abomination'].map(rise);
  expect(kinds.map((k) => soundOf(k, true, tools))).toEqual(['groan', 'screech', 'roar']);
  expect(kinds.map((k) => soundOf(k, true, { ...tools, enemiesLive: true }))).toEqual([
    'radio',
    'radio',
    'radio',
  ]);
});

it('hears the heart of whoever cannot take another wound', () => {
  const wound = (left: number): TheatreStep =>
    step('wound', { type: 'wounded', hero: 'amy', wounds: 1, taken: 1, left });
  expect([soundOf(wound(1), true, tools), soundOf(wound(2), true, tools)]).toEqual(['heart', null]);
});

it('is silent about what cannot be seen', () => {
  expect(
    soundOf(step('note', { type: 'experience', hero: 'amy', gained: 1, total: 1 }), true, tools),
  ).toBeNull();
});
