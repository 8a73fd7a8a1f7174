/** What there is in an edition, by box, kind and source. */
import type { Edition, Json } from '@holdout/engine';

/** Anything with a card, a sheet or a tile of its own. */
interface Item {
  readonly source: string;
  /** Left out: the edition's own box. */
  readonly box?: string;
}

/** The engine knows cards only as numbers: each edition says what they are. */
export interface EditionContent {
  /** Name of the edition's own box (boxes.json; H-BOTH-1). */
  readonly box?: string;
  /** Boxes of heroes and tile faces, by id; left out: the own one. */
  readonly boxes?: { readonly [id: string]: string };
  readonly cards: { readonly [kind: string]: readonly Item[] };
  /** What the edition calls its heroes. */
  readonly heroes?: string;
}

interface Tally {
  /** By kind: survivors or heroes, equipmentCards, traits, ... */
  readonly counts: { readonly [kind: string]: number };
  readonly sources: { readonly [kind: string]: { readonly [source: string]: number } };
}

/** What is in the edition's own box, and apart from it what other boxes bring to it. */
export interface Content extends Tally {
  readonly edition: string;
  readonly rules: string;
  readonly otherBoxes: { readonly [box: string]: Tally };
}

export function tallied(edition: Edition, content: EditionContent): Content {
  const { box: own = '', boxes = {}, cards, heroes = 'heroes' } = content;
  const kinds: { readonly [kind: string]: readonly Item[] } = {
    [heroes]: edition.sheets.map(({ id, source }) => ({ source, box: boxes[id] })),
    ...cards,
    tileFaces: Object.entries(edition.tiles).map(([id, { source }]) => ({ source, box: boxes[id] })),
    missions: Object.values(edition.missions).map((mission) => ({ source: sourceOf(mission) })),
  };
  const inBox = (box: string): Tally => tally(kinds, (item) => (item.box ?? own) === box, box === own);
  const others = new Set(Object.values(kinds).flatMap((items) => items.map(({ box = own }) => box)));
  others.delete(own);
  return {
    edition: edition.id,
    rules: edition.rules,
    ...inBox(own),
    otherBoxes: Object.fromEntries([...others].map((box) => [box, inBox(box)])),
  };
}

const sourceOf = (mission: Json): string =>
  typeof mission === 'object' && mission !== null && !Array.isArray(mission) ? String(mission['source']) : '';

/** Kinds of which there is nothing are named in the own box only. */
function tally(
  kinds: { readonly [kind: string]: readonly Item[] },
  counts: (item: Item) => boolean,
  all: boolean,
): Tally {
  const entries = Object.entries(kinds)
    .map(([kind, items]) => [kind, items.filter(counts)] as const)
    .filter(([, items]) => all || items.length > 0);
  return {
    counts: Object.fromEntries(entries.map(([kind, items]) => [kind, items.length])),
    sources: Object.fromEntries(entries.map(([kind, items]) => [kind, bySource(items)])),
  };
}

function bySource(items: readonly Item[]): { [source: string]: number } {
  const counts: { [source: string]: number } = {};
  for (const { source } of items) counts[source] = (counts[source] ?? 0) + 1;
  return counts;
}
