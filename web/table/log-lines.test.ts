import { itemAt, leading, type EventBody, type GameEvent } from '@holdout/engine';
import '../editions/testing.ts';
import { expect, it } from 'vitest';
import type { LogEntry } from '../play/table.ts';
import { logGroups, markHits, phaseOf, revealedAt, zonesOf, type LogLine } from './log-lines.ts';

const event = (id: number, parent: number, body: EventBody): GameEvent => ({
  id,
  parent,
  cause: '',
  ...body,
});
const entry = (seq: number, revealed: boolean, ...events: GameEvent[]): LogEntry => ({
  seq,
  round: 1,
  events,
  revealed,
});
const answered = event(1, 0, { type: 'answered', prompt: 'turn', answer: 'x', by: 0, given: [] });
const types = (lines: readonly LogLine[]): unknown[] =>
  lines.map((l) => (l.under.length > 0 ? [l.event.type, ...types(l.under)] : l.event.type));

const shot = entry(
  1,
  true,
  answered,
  event(2, 1, { type: 'noise', hero: 'amy', zone: 'S6', tokens: 1 }),
  event(3, 1, {
    type: 'attacked',
    hero: 'amy',
    weapon: 'pistol',
    zone: 'S5',
    accuracy: 4,
    dice: [5],
    hits: 1,
  }),
  event(4, 3, { type: 'enemies-killed', enemy: 'walker', n: 1, zone: 'S5', hero: 'amy' }),
  event(5, 1, { type: 'experience', hero: 'amy', gained: 1, total: 1 }),
);
const walk = entry(
  2,
  false,
  answered,
  event(2, 1, { type: 'moved', hero: 'amy', from: 'S6', to: 'S7', cost: 1 }),
);

it('puts the newest first, and under each line what followed from it, in order', () => {
  const [group] = leading(logGroups([shot, walk]), 1);
  expect(types(group.lines)).toEqual(['moved', ['attacked', 'noise', 'enemies-killed', 'experience']]);
});

it('goes on under the same line when a question came in between', () => {
  const roll = entry(
    1,
    true,
    answered,
    event(2, 1, {
      type: 'attacked',
      hero: 'amy',
      weapon: 'pistol',
      zone: 'S5',
      accuracy: 4,
      dice: [1],
      hits: 0,
    }),
  );
  const again = entry(
    2,
    true,
    answered,
    event(2, 1, { type: 'rerolled', hero: 'amy', with: 'lucky', dice: [6], hits: 1 }),
  );
  expect(types(itemAt(logGroups([roll, again]), 0).lines)).toEqual([['attacked', 'rerolled']]);
});

it('groups by round and phase', () => {
  const turn = entry(
    3,
    true,
    answered,
    event(2, 1, { type: 'turn-ended', hero: 'amy', unspent: 0 }),
    event(3, 1, { type: 'phase', phase: 'enemies' }),
    event(4, 3, { type: 'activation', enemies: ['walker'], extra: false }),
    event(5, 1, { type: 'round-started', round: 2 }),
    event(6, 1, { type: 'turn-started', hero: 'amy', actions: 3 }),
  );
  const groups = logGroups([entry(0, true, event(1, 0, { type: 'round-started', round: 1 })), walk, turn]);
  expect(groups.map((g) => [g.round, g.phase])).toEqual([
    [2, 'players'],
    [1, 'enemies'],
    [1, 'players'],
  ]);
  expect(phaseOf([walk, turn])).toBe('enemies');
});

it('knows how far free undo goes', () => {
  expect(revealedAt([shot, walk])).toBe(1);
  expect(revealedAt([walk])).toBe(0);
});

it('names the zones an event touched, both sides of a door too', () => {
  expect(zonesOf(itemAt(walk.events, 1))).toEqual(['S6', 'S7']);
  expect(
    zonesOf(event(1, 0, { type: 'door-opened', hero: 'amy', door: 'R_7B_11_room-S6', card: 'crowbar' })),
  ).toEqual(['R_7B_11_room', 'S6']);
});

it('takes the highest dice for the hits', () => {
  expect(markHits([3, 6, 3], 2).map((d) => d.hit)).toEqual([true, true, false]);
});
