/**
 * The lines of the log, gathered into deeds: an attack with its dice and its dead, a step of all enemies, the spawn
 * cards of a round. What belongs together follows from answers, parents and what events are declared to be.
 */
import { itemAt, formOf, type Beat, type GameEvent } from '@holdout/engine';
import type { LogLine } from './log-lines.ts';

export interface Deed {
  readonly key: string;
  /** The line the deed is about. */
  readonly lead: LogLine;
  /** All its lines in order, the lead among them; nothing is in two deeds. */
  readonly lines: readonly LogLine[];
  readonly events: readonly GameEvent[];
}

/** Played like this, it is what a deed is about; a deed has one such thing. */
const LEADS: ReadonlySet<Beat | undefined> = new Set<Beat>(['bite', 'swarm', 'card', 'walk', 'dice', 'door']);
/** Several of these one after the other are one deed. */
const GATHERS: ReadonlySet<Beat | undefined> = new Set<Beat>(['walk', 'swarm', 'card', 'track']);

/** Of a round and phase, newest first as they are given. */
export function deedsIn(lines: readonly LogLine[]): Deed[] {
  const drafts: LogLine[][] = [];
  for (const line of lines.toReversed()) {
    const last = drafts.at(-1);
    if (last && joins(last, line)) last.push(line);
    else drafts.push([line]);
  }
  return drafts.map(deedOf).toReversed();
}

function joins(deed: readonly LogLine[], line: LogLine): boolean {
  if (formOf(line.event.type).apart) return false;
  if (deed.every((l) => formOf(l.event.type).opens)) return true;
  const lead = leadOf(deed);
  const { beat, opens } = formOf(line.event.type);
  if (opens || formOf(lead.event.type).apart) return false;
  if (line.event.type === lead.event.type && GATHERS.has(beat))
    return beat !== 'walk' || sameHero(line, lead);
  if (line.begun && line.seq !== itemAt(deed, deed.length - 1).seq) return false;
  return !LEADS.has(beat) || !leads(lead);
}

const heroOf = ({ event }: LogLine): string => ('hero' in event ? (event.hero ?? '') : '');
const sameHero = (a: LogLine, b: LogLine): boolean => heroOf(a) === heroOf(b);

const leads = ({ event }: LogLine): boolean => LEADS.has(formOf(event.type).beat);

const leadOf = (lines: readonly LogLine[]): LogLine =>
  lines.find(leads) ?? lines.find((l) => !formOf(l.event.type).opens) ?? itemAt(lines, 0);

const deedOf = (lines: readonly LogLine[]): Deed => ({
  key: itemAt(lines, 0).key,
  lead: leadOf(lines),
  lines,
  events: lines.flatMap(allOf),
});

/** Everything a line tells, what is under it and what it has told already too. */
const allOf = ({ event, echoes, under }: LogLine): GameEvent[] => [event, ...echoes, ...under.flatMap(allOf)];
