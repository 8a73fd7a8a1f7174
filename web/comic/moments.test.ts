import { describe, expect, it } from 'vitest';
import { greedyBot } from '@holdout/bots';
import { EDITIONS } from '@holdout/editions';
import { itemAt, createEngine, formOf, isRefusal, type GameEvent } from '@holdout/engine';
import type { Dated } from '../screens/summary-stats.ts';
import { comicMoments } from './moments.ts';

const engine = createEngine(EDITIONS);

/** A whole game of the bot as its log has it. */
function told(edition: string, mission: string, seed: string, heroes: readonly string[]): Dated[] {
  const state = engine.newGame({ edition, mission, seats: [heroes] }, seed);
  if (isRefusal(state)) throw new Error(state.refused);
  const log: Dated[] = [];
  for (let seq = 1; ; seq++) {
    const decision = engine.decisionOf(state);
    if (!decision) return log;
    const result = engine.answer(state, greedyBot(engine, engine.mask(state), decision));
    if (isRefusal(result)) throw new Error(result.refused);
    log.push(...result.events.map((event: GameEvent) => ({ round: state.round, seq, event })));
  }
}

const GAMES = [
  ['classic', '02', ['amy', 'phil', 'josh', 'wanda']],
  ['zombie', 'MZ1', ['captain-america', 'captain-marvel', 'deadpool', 'hulk']],
  ['hero', 'H2', ['wolverine', 'storm', 'magneto', 'mystique']],
  ['dceased', 'D1', ['batman', 'wonder-woman', 'green-arrow', 'cyborg']],
] as const;

describe.each(GAMES)('a night of %s, mission %s', (edition, mission, heroes) => {
  it.each(['a', 'b', 'c'])(
    'has four to six moments in their order, with the end and any death: %s',
    (seed) => {
      const log = told(edition, mission, seed, heroes);
      const moments = comicMoments(log);
      expect(moments.length).toBeGreaterThanOrEqual(4);
      expect(moments.length).toBeLessThanOrEqual(6);
      expect(itemAt(moments, 0).role).toBe('start');
      expect(moments.at(-1)?.role).toBe('end');
      const order = moments.map((m) => m.seq);
      expect(order).toEqual([...order].sort((a, b) => a - b));
      const anybodyDied = log.some(({ event }) => formOf(event.type).spotlight === 'death');
      expect(moments.some((m) => m.role === 'death')).toBe(anybodyDied);
      const leads = moments.flatMap((m) => (m.lead ? [`${m.seq} ${m.lead.id}`] : []));
      expect(new Set(leads).size).toBe(leads.length);
      // No two panels of the same thing in the same place.
      const scenes = moments.flatMap(({ round, lead }) =>
        lead && 'zone' in lead ? [`${round} ${lead.type} ${String(lead.zone)}`] : [],
      );
      expect(new Set(scenes).size).toBe(scenes.length);
    },
  );
});

const event = (seq: number, body: object): Dated => ({
  round: seq,
  seq,
  event: { parent: 0, cause: '', ...body } as GameEvent,
});
const attack = (seq: number, hero: string, n: number): Dated[] => [
  event(seq, {
    id: 1,
    type: 'attacked',
    hero,
    weapon: 'pistol',
    zone: 'S1',
    accuracy: 4,
    dice: [6],
    hits: n,
  }),
  event(seq, { id: 2, parent: 1, type: 'enemies-killed', enemy: 'walker', n, zone: 'S1', hero }),
];

describe('of several', () => {
  const log = [
    ...attack(1, 'amy', 1),
    ...attack(2, 'phil', 4),
    ...attack(3, 'josh', 2),
    event(4, { id: 1, type: 'wounded', hero: 'amy', wounds: 1, taken: 1, left: 1 }),
    event(5, { id: 1, type: 'wounded', hero: 'phil', wounds: 1, taken: 1, left: 2 }),
    event(5, { id: 2, type: 'wounded', hero: 'phil', wounds: 2, taken: 1, left: 1 }),
    event(6, { id: 1, type: 'hero-died', hero: 'phil', zone: 'S1' }),
    event(7, { id: 1, type: 'lost', cause: 'K-END-1' }),
  ];
  const roles = Object.fromEntries(comicMoments(log).map((m) => [m.role, m.seq]));

  it('the first kill is first blood, the most at one throw the bravest, the most wounds the worst', () => {
    expect(roles).toEqual({ start: 0, blood: 1, brave: 2, worst: 5, death: 6, end: 7 });
  });
});
