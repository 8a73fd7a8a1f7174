/**
 * A deed in one short line: what it is about, and what came of it. `deed.<type>` is said of the event it is about,
 * `note.<type>` of others; what has neither is told as it always is, unless it only belongs to something.
 */
import { itemAt, lookUp, formOf, kindOf, type Beat, type GameEvent } from '@holdout/engine';
import { eventText } from './events.ts';
import { fillHoles } from './holes.ts';
import type { Args } from './message.ts';
import type { Names } from './names.ts';
import { capital } from './sentence.ts';

export interface Telling {
  readonly head: string;
  readonly notes: readonly string[];
  /** Who was brought down, by kind: to be drawn, or said. */
  readonly dead: readonly Figures[];
}

interface Figures {
  readonly enemy: string;
  readonly n: number;
}

type Told = { readonly [field: string]: unknown };
const tellingOf = (e: GameEvent): Told => ({ ...e });

/** Told together whatever they name: many figures step, many cards are turned. */
const TOGETHER: ReadonlySet<Beat | undefined> = new Set<Beat>(['walk', 'swarm', 'rise', 'card', 'track']);

export function deedText(names: Names, lead: GameEvent, events: readonly GameEvent[]): Telling {
  const { words } = names;
  const isDead = (e: GameEvent): boolean => killed(e) !== null;
  const others = events.filter((e) => e.type !== lead.type && !isDead(e) && !arrives(e));
  const arrivals = summed(events.flatMap((e) => (arrives(e) ? [figuresIn(e)] : [])));
  const head = itemAt(together([lead, ...events.filter((e) => e.type === lead.type && e !== lead)]), 0);
  const key = `deed.${lead.type}`;
  return {
    head: words.has(key) ? capital(words.say(key, argsOf(names, head, events))) : plain(names, lead),
    notes: [
      ...(arrivals.length > 0 ? [words.list(arrivals.map((a) => names.enemies(a.enemy, a.n)))] : []),
      ...together(others).flatMap((some) => noteOf(names, some, events)),
    ],
    dead: summed(events.flatMap((e) => killed(e) ?? [])),
  };
}

function noteOf(names: Names, some: readonly GameEvent[], events: readonly GameEvent[]): string[] {
  const { words } = names;
  const first = itemAt(some, 0);
  const key = `note.${first.type}`;
  if (words.has(key)) return [words.say(key, argsOf(names, some, events))].filter((text) => text !== '');
  const { follows, opens } = formOf(first.type);
  return follows || opens ? [] : some.map((e) => plain(names, e));
}

/** The sentence, as part of a line. */
const plain = (names: Names, e: GameEvent): string => eventText(names, e).replace(/\.$/, '');

/** Events that say the same but for their numbers, and those that are always told together. */
function together(events: readonly GameEvent[]): GameEvent[][] {
  const found = new Map<string, GameEvent[]>();
  for (const e of events) {
    const { fields, beat } = formOf(e.type);
    const told = tellingOf(e);
    const same = Object.keys(fields).filter(
      (f) => !['count', 'number', 'dice'].includes(kindOf(lookUp(fields, f))),
    );
    const key = TOGETHER.has(beat) ? e.type : [e.type, ...same.map((f) => String(told[f]))].join(' ');
    const some = found.get(key);
    if (some) some.push(e);
    else found.set(key, [e]);
  }
  return [...found.values()];
}

/** Holes of the last of them, which knows how it ended, with counts added up; `many` says how many there were. */
function argsOf(names: Names, some: readonly GameEvent[], events: readonly GameEvent[]): Args {
  const last = tellingOf(itemAt(some, some.length - 1));
  const { fields } = formOf(itemAt(some, 0).type);
  const counts = Object.keys(fields).filter((f) => kindOf(lookUp(fields, f)) === 'count');
  const sums: Told = Object.fromEntries(
    counts.map((f) => [f, some.reduce((n, e) => n + Number(tellingOf(e)[f] ?? 0), 0)]),
  );
  const args = fillHoles(names, { cause: 'text', ...fields }, { ...last, ...sums });
  return { ...args, ...bareOf(names, args), many: some.length, parts: partsFrom(last, events) };
}

/** Short lines call things by their names alone: `{weaponBare}` is "fire axe". */
const bareOf = ({ words }: Names, args: Args): Args =>
  Object.fromEntries(
    Object.entries(args).map(([hole, text]) => [`${hole}Bare`, words.grammar.bare(String(text))]),
  );

/** How a group parted: "2 + 1", by where its figures went from that zone. */
function partsFrom({ zone, enemy }: Told, events: readonly GameEvent[]): string {
  const parts = new Map<unknown, number>();
  for (const e of events) {
    const told = tellingOf(e);
    if (formOf(e.type).beat !== 'swarm' || told['from'] !== zone || told['enemy'] !== enemy) continue;
    parts.set(told['to'], (parts.get(told['to']) ?? 0) + Number(told['n']));
  }
  return [...parts.values()].join(' + ');
}

/** Enemies that come onto the board, unless they only say what parts will come of a group. */
const arrives = (e: GameEvent): boolean => {
  const { beat, opens, fields } = formOf(e.type);
  return beat === 'rise' && !opens && 'enemy' in fields;
};

function killed(e: GameEvent): Figures | null {
  const { counts, fields } = formOf(e.type);
  const whom = fields[counts?.of ?? ''];
  return counts?.as === 'kills' && whom && kindOf(whom) === 'enemy' ? figuresIn(e) : null;
}

const figuresIn = (e: GameEvent): Figures => {
  const told = tellingOf(e);
  return { enemy: String(told['enemy']), n: Number(told['n']) };
};

function summed(all: readonly Figures[]): Figures[] {
  const by = new Map<string, number>();
  for (const { enemy, n } of all) by.set(enemy, (by.get(enemy) ?? 0) + n);
  return [...by].filter(([, n]) => n > 0).map(([enemy, n]) => ({ enemy, n }));
}
