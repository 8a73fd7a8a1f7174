/**
 * Which moment the table stops for. What happened says it by its descriptor (engine/vocabulary), what is asked by its
 * prompt; whatever was found before in the same chain of questions still lies on the table.
 */
import {
  itemAt,
  formOf,
  promptForm,
  type Context,
  type Decision,
  type GameEvent,
  type Spotlight,
  type PickDecision,
} from '@holdout/engine';
import type { TheatreStep } from '../insight/theatre.ts';
import type { LogEntry } from '../play/table.ts';

/** The moment of an event; figures have one only where there is no second of their kind. */
export function momentOf({ types }: Context, event: GameEvent): Spotlight | undefined {
  const { spotlight: moment } = formOf(event.type);
  if (moment !== 'foe') return moment;
  const kind = 'enemy' in event ? types.find((t) => t.id === event.enemy) : undefined;
  return kind?.limit === 1 ? moment : undefined;
}

/** The moment a question is asked in, if that one is open. */
export const askedIn = ({ prompt }: Pick<Decision, 'prompt'>): Spotlight | undefined => {
  const { spotlight, joins } = promptForm(prompt);
  return spotlight ?? joins;
};

/** What is told now, while it is played. */
export interface Told {
  readonly moment: Spotlight;
  /** Those that belong to it: the card or cards, and what follows from them. */
  readonly events: readonly GameEvent[];
  readonly event: GameEvent;
  /** Which of how many of its kind. */
  readonly nth: number;
  readonly of: number;
}

/** Figures rise beside their card; everything else ends with the next thing to be seen. */
const BESIDE: readonly TheatreStep['kind'][] = ['rise', 'pause', 'note'];

export function toldNow(steps: readonly TheatreStep[], begun: number): Told | null {
  const at = steps.slice(0, begun).findLastIndex((s) => s.moment !== undefined);
  const step = steps[at];
  if (!step?.moment) return null;
  const since = steps.slice(at + 1, begun);
  const lasts = (s: TheatreStep): boolean =>
    s.duration === 0 || (step.moment === 'spawn' && BESIDE.includes(s.kind));
  if (!since.every(lasts)) return null;
  const alike = steps.flatMap((s, i) => (s.moment === step.moment ? [i] : []));
  const next = steps.findIndex((s, i) => i > at && s.moment !== undefined);
  const first = step.moment === 'find' ? firstOf(steps, at) : at;
  return {
    moment: step.moment,
    event: step.event,
    events: steps.slice(first, next < 0 ? undefined : next).map((s) => s.event),
    nth: alike.indexOf(at) + 1,
    of: alike.length,
  };
}

/** Cards found one after the other lie side by side. */
function firstOf(steps: readonly TheatreStep[], at: number): number {
  let first = at;
  for (let i = at - 1; i >= 0 && (itemAt(steps, i).moment === 'find' || itemAt(steps, i).duration === 0); i--)
    if (
      itemAt(steps, i).moment === 'find' &&
      heroIn(itemAt(steps, i).event) === heroIn(itemAt(steps, at).event)
    )
      first = i;
  return first;
}

/** What is asked in a moment, with what has led to it. */
export interface Asked {
  readonly moment: Spotlight;
  readonly decision: PickDecision;
  readonly events: readonly GameEvent[];
  /** The answer that opened it. */
  readonly seq: number;
}

export function askedNow(log: readonly LogEntry[], decision: Decision | null): Asked | null {
  const moment = decision && askedIn(decision);
  if (!moment || decision.kind !== 'pick') return null;
  const opens = (e: GameEvent): boolean => formOf(e.type).spotlight === moment && heroIn(e) === decision.hero;
  let events: GameEvent[] = [];
  let seq: number | undefined;
  for (const entry of log.toReversed()) {
    const from = entry.events.findIndex(opens);
    if (from >= 0) {
      seq ??= entry.seq;
      events = [...entry.events.slice(from), ...events];
    }
    const answered = entry.events.find((e) => e.type === 'answered');
    if (answered?.type !== 'answered' || !joined(answered.prompt, moment)) break;
  }
  if (seq === undefined && promptForm(decision.prompt).joins) return null;
  return { moment, decision, events, seq: seq ?? log.at(-1)?.seq ?? 0 };
}

const joined = (prompt: string, moment: Spotlight): boolean => {
  const form = promptForm(prompt);
  return form.spotlight === moment || form.joins === moment;
};

export const heroIn = (event: GameEvent): string | undefined => ('hero' in event ? event.hero : undefined);

/** Cards turned over and not put away since. */
export function cardsFound(events: readonly GameEvent[]): string[] {
  const cards: string[] = [];
  for (const e of events) {
    if (!('card' in e) || e.card === undefined) continue;
    if (formOf(e.type).spotlight === 'find') cards.push(e.card);
    else if (e.type === 'card-discarded' && cards.includes(e.card))
      cards.splice(cards.lastIndexOf(e.card), 1);
  }
  return cards;
}

/** What else happened with it, to be told in its foot. */
export const besides = (events: readonly GameEvent[], moment: Spotlight): GameEvent[] =>
  events.filter((e) => formOf(e.type).spotlight !== moment && formOf(e.type).mark !== undefined);
