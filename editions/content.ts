/** What there is in an edition, by kind and by source. */
import type { Edition, Json, Source } from '@holdout/engine';
import { CLASSIC_CARDS } from './classic/content.ts';
import { ZOMBIE_CARDS } from './zombie/content.ts';

/** Cards of each edition; the engine knows them only as numbers. */
const CARDS: { readonly [edition: string]: { readonly [kind: string]: readonly Source[] } } = {
  classic: CLASSIC_CARDS,
  zombie: ZOMBIE_CARDS,
};

/** What an edition calls its heroes. */
const HEROES: { readonly [edition: string]: string } = { classic: 'survivors' };

export interface Content {
  readonly edition: string;
  readonly rules: string;
  /** By kind: survivors or heroes, equipmentCards, traits, ... */
  readonly counts: { readonly [kind: string]: number };
  readonly sources: { readonly [kind: string]: { readonly [source: string]: number } };
}

export function contentOf(edition: Edition): Content {
  const kinds: { readonly [kind: string]: readonly string[] } = {
    [HEROES[edition.id] ?? 'heroes']: edition.sheets.map((s) => s.source),
    ...CARDS[edition.id],
    tileFaces: Object.values(edition.tiles).map((t) => t.source),
    missions: Object.values(edition.missions).map(sourceOf),
  };
  const entries = Object.entries(kinds);
  return {
    edition: edition.id,
    rules: edition.rules,
    counts: Object.fromEntries(entries.map(([kind, sources]) => [kind, sources.length])),
    sources: Object.fromEntries(entries.map(([kind, sources]) => [kind, tally(sources)])),
  };
}

const sourceOf = (mission: Json): string =>
  typeof mission === 'object' && mission !== null && !Array.isArray(mission) ? String(mission['source']) : '';

function tally(sources: readonly string[]): { [source: string]: number } {
  const counts: { [source: string]: number } = {};
  for (const source of sources) counts[source] = (counts[source] ?? 0) + 1;
  return counts;
}
