/** A copy of a state that shares nothing with the original that an answer could change. */
import type { Deck, State } from './state.ts';
import { deckOf } from '../lookup.ts';

export function cloneState<S extends State>(s: S): S {
  return copied(s, s) as S;
}

/** The parts of a state in which something is hidden (mask.ts). */
export type Veiled = Pick<State, 'seed' | 'chance' | 'script' | 'objectives' | 'decks' | 'own'>;

/** The same with these parts in the place of its own. */
export const cloneVeiled = (s: State, veiled: Veiled): State => copied(s, veiled);

function copyDeck({ draw, discard, known, beside }: Deck): Deck {
  const copy: Deck = { draw: draw.slice(), discard: discard.slice() };
  if (known) copy.known = clonePlain(known);
  if (beside) copy.beside = beside.slice();
  return copy;
}

function copied(s: State, hidden: Veiled): State {
  const decks: State['decks'] = {};
  for (const id in hidden.decks) decks[id] = copyDeck(deckOf(hidden, id));
  const copy: State = {
    rules: s.rules,
    setup: s.setup,
    seed: hidden.seed,
    seq: s.seq,
    reveals: s.reveals,
    round: s.round,
    outcome: s.outcome,
    active: s.active,
    first: s.first,
    chance: hidden.chance.slice(),
    script: clonePlain(hidden.script),
    stack: clonePlain(s.stack),
    heroes: s.heroes.map((h) => ({
      ...h,
      skills: h.skills.slice(),
      free: h.free.slice(),
      used: h.used.slice(),
      slots: h.slots.slice(),
    })),
    enemies: s.enemies.slice(),
    supply: s.supply.slice(),
    doors: s.doors.slice(),
    opened: s.opened.slice(),
    spawns: s.spawns.slice(),
    objectives: hidden.objectives.map((o) => ({ ...o })),
    unlocked: s.unlocked.slice(),
    decks,
    counters: { ...s.counters },
    own: clonePlain(hidden.own),
  };
  if (s.ours) copy.ours = s.ours;
  if (s.corrections) copy.corrections = true;
  return copy;
}

/** A copy of plain data: arrays, records, texts, numbers. */
function clonePlain<T>(v: T): T {
  return copyOf(v) as T;
}

function copyOf(v: unknown): unknown {
  if (typeof v !== 'object' || v === null) return v;
  if (Array.isArray(v)) {
    if (v.length === 0 || typeof v[0] !== 'object') return v.slice();
    return v.map(copyOf);
  }
  const source: { [key: string]: unknown } = { ...v };
  for (const key in source) source[key] = copyOf(source[key]);
  return source;
}
