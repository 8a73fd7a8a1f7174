import { EDITIONS } from '@holdout/editions';
import { isRefusal, type EventBody, type GameEvent } from '@holdout/engine';
import { createRandom, randomAnswer, setupFor } from '@holdout/engine/testing';
import { isEcho, LANGUAGES, narrator } from '@holdout/narrate';
import { expect, it } from 'vitest';
import type { LogEntry } from '../play/table.ts';
import { deedsIn, type Deed } from './deeds.ts';
import { logGroups, type LogLine } from './log-lines.ts';
import { engine } from './testing.ts';

const ANSWERS = 400;

function played(edition: (typeof EDITIONS)[number], mission: string, seed: string): LogEntry[] {
  const setup = setupFor(engine, edition, mission, 4);
  const opening: GameEvent[] = [];
  const state = setup && engine.newGame(setup, seed, opening);
  if (!state || isRefusal(state)) throw new Error(`no game of ${mission}`);
  const log: LogEntry[] = [{ seq: 0, round: 1, events: opening, revealed: true }];
  const random = createRandom(seed);
  for (let seq = 1; seq <= ANSWERS; seq++) {
    const decision = engine.decisionOf(state);
    if (!decision) break;
    const result = engine.answer(state, randomAnswer(decision, random));
    if (isRefusal(result)) throw new Error(result.refused);
    log.push({ seq, round: state.round, events: result.events, revealed: true });
  }
  return log;
}

const deedsOf = (log: readonly LogEntry[]): Deed[] => logGroups(log).flatMap((g) => deedsIn(g.lines));
const linesIn = (line: LogLine): string[] => [line.key, ...line.under.flatMap(linesIn)];
/** Every event somebody may read of, by answer and number. */
const toldIn = (log: readonly LogEntry[]): string[] =>
  log.flatMap(({ seq, events }) =>
    events
      .filter((e) => !['answered', 'round-started', 'phase'].includes(e.type) && !isEcho(e, events))
      .map((e) => `${seq}.${e.id}`),
  );

const RAW = /[{}@_=]|undefined|NaN|\[object|\bown-\d|[a-z]\.[a-z]|\bdeed\.|\bnote\./;
const games = EDITIONS.flatMap((edition) =>
  Object.keys(edition.missions)
    .filter((_, i) => i % 4 === 1)
    .map((mission) => ({ edition, mission, id: edition.id })),
);

it.each(games)(
  '$id $mission: opened, the deeds tell every line once and lose none',
  ({ edition, mission }) => {
    const log = played(edition, mission, `deeds ${mission}`);
    const deeds = deedsOf(log);
    const lines = deeds.flatMap((d) => d.lines.flatMap(linesIn));
    expect(lines.toSorted()).toEqual(toldIn(log).toSorted());
    // One after the other, as the games went: nothing is told before what happened earlier.
    const order = deeds.toReversed().flatMap((d) => d.lines.map((l) => l.seq));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(deeds.length).toBeLessThan(lines.length * 0.75);
    for (const language of LANGUAGES) {
      const say = narrator(language, { edition: edition.id, codes: false });
      const texts = deeds.flatMap(({ lead, events }) => {
        const { head, notes } = say.deed(lead.event, events);
        return [head, ...notes];
      });
      expect(texts.filter((text) => text === '' || RAW.test(text))).toEqual([]);
    }
  },
);

const told = (seq: number, ...bodies: EventBody[]): LogEntry => ({
  seq,
  round: 1,
  revealed: true,
  events: [{ type: 'answered', prompt: 'turn', answer: 'x', by: 0, given: [] } as const, ...bodies].map(
    (body, i): GameEvent => ({ id: i + 1, parent: 0, cause: '', ...body }),
  ),
});
const say = narrator('en', { edition: 'classic', codes: false });
const short = (...log: LogEntry[]): string[] =>
  deedsOf(log)
    .toReversed()
    .map(({ lead, events }) => {
      const { head, notes, dead } = say.deed(lead.event, events);
      return [head, ...dead.map((d) => `${d.n} ${d.enemy}`), ...notes].join(' · ');
    });
const moves = (enemy: string, n: number, from: string, to: string): EventBody => ({
  type: 'enemies-moved',
  enemy,
  n,
  from,
  to,
});

it('tells an attack with its dead, its noise and its experience in one line', () => {
  expect(
    short(
      told(
        1,
        { type: 'noise', hero: 'amy', zone: 'S6', tokens: 1 },
        { type: 'attacked', hero: 'amy', weapon: 'shotgun', zone: 'S5', accuracy: 4, dice: [5, 2], hits: 1 },
        { type: 'enemies-killed', enemy: 'walker', n: 1, zone: 'S5', hero: 'amy' },
        { type: 'experience', hero: 'amy', gained: 1, total: 1 },
      ),
    ),
  ).toEqual(['Amy, shotgun, street 5 · 1 walker · noise · +1\u00a0XP']);
});

it('tells a step of all enemies in one line, with the group that parts', () => {
  expect(
    short(
      told(
        1,
        { type: 'phase', phase: 'enemies' },
        { type: 'activation', enemies: ['walker'], extra: false },
        { type: 'enemies-added', enemy: 'walker', n: 1, zone: 'S14' },
        moves('walker', 2, 'S14', 'S10'),
        moves('walker', 2, 'S14', 'S15'),
        moves('fatty', 1, 'S2', 'S5'),
      ),
    ),
  ).toEqual(['3 groups move · street 14 splits 2 + 2']);
});

it('adds up what spawn cards bring', () => {
  const card = (zone: string, enemy: string, n: number): EventBody[] => [
    { type: 'spawn-card', card: `c ${zone}`, zone, level: 'blue', kind: 'normal', enemy, n },
    { type: 'enemies-placed', enemy, n, zone },
  ];
  expect(
    short(told(1, { type: 'phase', phase: 'spawn' }, ...card('S1', 'walker', 2), ...card('S9', 'walker', 3))),
  ).toEqual(['2 spawn cards · 5 Walkers']);
});

it('keeps the deeds of two answers apart, and puts steps of one hero together', () => {
  const step = (seq: number, hero: string, from: string, to: string): LogEntry =>
    told(seq, { type: 'moved', hero, from, to, cost: 1 });
  expect(short(step(1, 'amy', 'S6', 'S5'), step(2, 'amy', 'S5', 'S2'), step(3, 'phil', 'S6', 'S7'))).toEqual([
    'Amy moves to street 2 for 2 actions',
    'Phil moves to street 7',
  ]);
});

it('tells what comes of a question under the deed it belongs to', () => {
  const bite = told(1, { type: 'phase', phase: 'enemies' }, { type: 'enemies-attack', zone: 'S5', n: 2 });
  const shared: LogEntry = {
    ...told(
      2,
      { type: 'wounded', hero: 'amy', wounds: 2, taken: 2, left: 0 },
      { type: 'hero-died', hero: 'amy', zone: 'S5' },
    ),
  };
  const [answer, ...rest] = shared.events;
  const asked = { ...shared, events: [{ ...answer, prompt: 'share-wounds' } as GameEvent, ...rest] };
  expect(short(bite, asked)).toEqual(['2 attacks in street 5 · Amy: 2 wounds · Amy dies']);
});
