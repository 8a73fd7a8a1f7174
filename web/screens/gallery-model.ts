/** What there is to see in the box of an edition, section by section. */
import type { EnemyType, HeroSheet, SpawnReading } from '@holdout/engine';
import type { EditionPlug } from '../editions/plug.ts';

export type Entry =
  | { readonly kind: 'hero'; readonly id: string; readonly source: string; readonly sheet: HeroSheet }
  | { readonly kind: 'foe'; readonly id: string; readonly source: string }
  | { readonly kind: 'bystander'; readonly id: string; readonly source: string }
  | { readonly kind: 'enemy'; readonly id: string; readonly type: EnemyType }
  | { readonly kind: 'card'; readonly id: string; readonly source: string }
  | {
      readonly kind: 'spawn';
      readonly id: string;
      readonly number: string;
      readonly source?: string;
      readonly lines: readonly SpawnReading[];
    };

interface Section {
  /** Key of its heading. */
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** Where enemy heroes lie, who fight under their own names. */
const FOES = 'foes';

export function sectionsOf({ edition, people = {}, decks = [], spawnCards = [] }: EditionPlug): Section[] {
  const foes = new Set(decks.filter((d) => d.id === FOES).flatMap((d) => d.cards.map(({ id }) => id)));
  const heroes: Section = {
    title: 'gallery.heroes',
    entries: edition.sheets.map((sheet) => ({ kind: 'hero', id: sheet.id, source: sheet.source, sheet })),
  };
  const kinds: Section = {
    title: 'gallery.kinds',
    entries: edition.types
      .filter(({ id }) => !foes.has(id))
      .map((type) => ({ kind: 'enemy', id: type.id, type })),
  };
  const others = decks.map((deck): Section => {
    // A card of which there are several is shown once.
    const cards = [...new Map(deck.cards.map((card) => [card.id, card])).values()];
    const kindOf = (id: string): 'foe' | 'bystander' | 'card' =>
      deck.id === FOES ? 'foe' : Object.hasOwn(people, id) ? 'bystander' : 'card';
    return {
      title: `gallery.deck.${deck.id}`,
      entries: cards.map(({ id, source }) => ({ kind: kindOf(id), id, source })),
    };
  });
  const spawn: Section = {
    title: 'gallery.deck.spawn',
    entries: spawnCards.map(({ id, source }) => ({
      kind: 'spawn',
      id: `spawn-${id}`,
      number: id,
      source,
      lines: edition.policies.spawnReadings({ edition, types: edition.types }, id),
    })),
  };
  return [heroes, kinds, ...others, spawn];
}

export const entryIn = (sections: readonly Section[], id: string): Entry | undefined =>
  sections.flatMap(({ entries }) => entries).find((entry) => entry.id === id);
