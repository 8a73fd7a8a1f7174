/**
 * The log as a reader wants it: newest first, by round and phase, what follows from something indented under it.
 * Events tell their parents; a few, such as the noise of a shot, belong to a neighbour and are put under it.
 */
import { doorSides, formOf, kindOf, promptForm, type EventType, type GameEvent } from '@holdout/engine';
import { isEcho } from '@holdout/narrate/plain';
import type { LogEntry } from '../play/table.ts';
import { toldOf } from './event-fields.ts';

export interface LogLine {
  readonly key: string;
  /** Number of the answer it follows from. */
  readonly seq: number;
  /** The answer began something; others belong to what was under way. */
  readonly begun: boolean;
  readonly event: GameEvent;
  /** What this line has told already. */
  readonly echoes: readonly GameEvent[];
  readonly under: readonly LogLine[];
}

interface LogGroup {
  readonly key: string;
  readonly round: number;
  readonly phase: string;
  /** Newest first; what is under a line is in order. */
  readonly lines: readonly LogLine[];
}

/** Answers are told by what they cause; rounds and phases are headings. */
const SILENT: ReadonlySet<EventType> = new Set<EventType>(['answered', 'round-started', 'phase']);

interface Draft {
  key: string;
  seq: number;
  begun: boolean;
  event: GameEvent;
  echoes: GameEvent[];
  under: Draft[];
}

interface DraftGroup {
  key: string;
  round: number;
  phase: string;
  lines: Draft[];
}

export function logGroups(entries: readonly LogEntry[]): LogGroup[] {
  const groups: DraftGroup[] = [{ key: '0', round: 0, phase: 'setup', lines: [] }];
  for (const entry of entries) addEntry(groups, entry);
  return groups
    .filter((g) => g.lines.length > 0)
    .map((g) => ({ ...g, lines: g.lines.toReversed() }))
    .toReversed();
}

function addEntry(groups: DraftGroup[], { seq, events }: LogEntry): void {
  const byId = new Map<number, Draft>();
  const parents = new Map(events.map((e) => [e.id, e]));
  const answer = events.find((e) => e.type === 'answered');
  const begun = answer?.type !== 'answered' || promptForm(answer.prompt).begins === true;
  let waiting: Draft[] = [];
  for (const event of events) {
    const last = groups[groups.length - 1];
    if (event.type === 'round-started')
      groups.push({ key: `${seq}.${event.id}`, round: event.round, phase: 'players', lines: [] });
    else if (event.type === 'phase' && event.phase !== last.phase) {
      groups.push({ key: `${seq}.${event.id}`, round: last.round, phase: event.phase, lines: [] });
    }
    if (SILENT.has(event.type)) continue;
    const { lines } = groups[groups.length - 1];
    const parent = parentOf(event, byId, parents);
    const previous = lines[lines.length - 1];
    if (isEcho(event, events)) {
      (parent ?? previous)?.echoes.push(event);
      continue;
    }
    const draft: Draft = { key: `${seq}.${event.id}`, seq, begun, event, echoes: [], under: [] };
    byId.set(event.id, draft);
    if (parent) parent.under.push(draft);
    else if (!formOf(event.type).follows) {
      draft.under.push(...waiting);
      waiting = [];
      lines.push(draft);
    } else if (previous && (previous.seq === seq || event.type !== 'noise')) previous.under.push(draft);
    else waiting.push(draft);
  }
  groups[groups.length - 1].lines.push(...waiting);
}

/** What only says that something begins, or that figures went on, is told before other things and not their reason. */
const causes = ({ type }: GameEvent): boolean => {
  const { opens, beat } = formOf(type);
  return !opens && beat !== 'swarm';
};

function parentOf(
  event: GameEvent,
  byId: ReadonlyMap<number, Draft>,
  all: ReadonlyMap<number, GameEvent>,
): Draft | undefined {
  for (let id = event.parent; id !== 0; id = all.get(id)?.parent ?? 0) {
    const found = byId.get(id);
    if (found && causes(found.event)) return found;
  }
  return undefined;
}

/** The newest answer that showed dice or cards: free undo does not go past it. */
export const revealedAt = (entries: readonly LogEntry[]): number =>
  entries.findLast((e) => e.revealed)?.seq ?? 0;

/** The phase under way, as the last event about it says. */
export function phaseOf(entries: readonly LogEntry[]): string {
  for (const { events } of entries.toReversed()) {
    const found = events.findLast((e) => e.type === 'phase');
    if (found?.type === 'phase') return found.phase;
  }
  return 'players';
}

/** Ids of the zones an event touched: all that its fields name. */
export function zonesOf(event: GameEvent): string[] {
  const { fields } = formOf(event.type);
  const told: { readonly [field: string]: unknown } = { ...event };
  const found = Object.keys(fields).flatMap((field): string[] => {
    const value = told[field];
    const ids = Array.isArray(value) ? value.map(String) : value ? [String(value)] : [];
    const kind = kindOf(fields[field]);
    if (kind === 'zone' || kind === 'floor') return ids;
    return kind === 'door' ? ids.flatMap(doorSides) : [];
  });
  return [...new Set(found)];
}

/** Dice of an event with those that hit: the highest, as many as there were hits. */
export function diceOf(event: GameEvent): { readonly face: number; readonly hit: boolean }[] {
  return 'hits' in event ? markHits(toldOf(event, 'dice').map(Number), event.hits) : [];
}

export function markHits(
  dice: readonly number[],
  hits: number,
): { readonly face: number; readonly hit: boolean }[] {
  const ranked = dice.map((face, i) => ({ face, i })).sort((a, b) => b.face - a.face || a.i - b.i);
  const hit = new Set(ranked.slice(0, hits).map((d) => d.i));
  return dice.map((face, i) => ({ face, hit: hit.has(i) }));
}
