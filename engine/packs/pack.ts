/**
 * A pack: missions, heroes and cards that people made, in one file that says all of itself. Read here; what its missions
 * say is found out by compiling them (check.ts), the schema comes from the same shapes (schema.ts, docs/PACKS.md).
 */
import type { Edition } from '../kernel/edition.ts';
import type { HeroSheet } from '../kernel/state.ts';
import type { Json } from '../kernel/vocabulary.ts';
import {
  fields,
  letters,
  listOrNone,
  map,
  maybe,
  number,
  oneOf,
  or,
  refine,
  type Plain,
  type Shape,
  type Taken,
} from '../mission/argument.ts';
import type { Reader } from '../mission/reader.ts';
import { heroArgument } from './hero.ts';
import { cardNames, credit, language, packId, title, version } from './names.ts';

/** How large a pack may be: many times the one that is shipped. */
export const MOST_OF_PACK = {
  letters: 600_000,
  missions: 24,
  heroes: 24,
  earlier: 16,
  measured: 144,
} as const;

/** What it came from: credit that goes along with every copy. */
const earlier = fields({ id: packId, name: title, author: credit, version });

/** How bots fared with so many heroes: what whoever made it has measured. */
const measured = fields({
  mission: letters(40),
  heroes: number(1, 6),
  bot: letters(20),
  games: number(1, 1_000_000),
  won: number(0, 1_000_000),
  rounds: maybe(number(0, 10_000)),
  minutes: maybe(number(0, 10_000)),
});

/** By language: what the pack is called, what it is, what its cards are called. */
const texts = fields({
  name: maybe(title),
  about: maybe(letters(600)),
  cards: or(cardNames, null),
});

/** Looked at when it is compiled. */
const mission: Plain<{ [key: string]: Json }> = {
  shape: { is: 'mission' },
  read(r) {
    if (typeof r.value === 'object' && r.value !== null && !Array.isArray(r.value)) return r.value;
    r.fail('file.not-an-object');
    return {};
  },
};

/** A hero says of which edition it is. */
export type PackHero = HeroSheet & { readonly edition: string };

function heroOf(editions: readonly Edition[]): Plain<PackHero> {
  const byEdition = new Map(editions.map((e) => [e.id, heroArgument(e)]));
  const ids = [...byEdition.keys()];
  return {
    shape: { is: 'either', of: [...byEdition].map(([id, { shape }]) => withEdition(id, shape)) },
    read(r) {
      const edition = oneOf(ids).read(r.get('edition'));
      const sheet = byEdition.get(edition)?.read(r.without('edition'));
      return {
        edition,
        ...(sheet ?? { id: '', source: '', skills: { blue: '', yellow: '', orange: [], red: [] } }),
      };
    },
  };
}

const withEdition = (id: string, shape: Shape): Shape =>
  shape.is === 'fields'
    ? { is: 'fields', fields: { edition: oneOf([id], 'edition').shape, ...shape.fields } }
    : shape;

/** By edition, as each reads them (`Edition.further`): checked with the missions. */
function cardsOf(editions: readonly Edition[]): Plain<{ readonly [edition: string]: Json }> {
  const further = editions.flatMap(({ id, further }) => (further ? [[id, further.shape] as const] : []));
  return {
    shape: {
      is: 'optional',
      of: {
        is: 'fields',
        fields: Object.fromEntries(further.map(([id, of]) => [id, { is: 'optional', of }])),
      },
    },
    read(r) {
      if (!r.present) return {};
      r.only(...further.map(([id]) => id));
      return Object.fromEntries(further.flatMap(([id]) => given(id, r)));
    },
  };
}
const given = (id: string, r: Reader): [string, Json][] => {
  const { value } = r.get(id);
  return value === undefined || value === null ? [] : [[id, value]];
};

const byLanguage = refine(or(map(texts, language), null), (all) => all ?? []);

export const packArgument = (editions: readonly Edition[]) =>
  fields({
    holdout: oneOf(['pack']),
    format: number(1, 1),
    id: packId,
    name: title,
    author: credit,
    version,
    licence: credit,
    /** The newest first. */
    after: listOrNone(earlier, MOST_OF_PACK.earlier),
    /** The first language stands in for those that are missing. */
    texts: byLanguage,
    missions: listOrNone(mission, MOST_OF_PACK.missions),
    heroes: listOrNone(heroOf(editions), MOST_OF_PACK.heroes),
    cards: cardsOf(editions),
    measured: listOrNone(measured, MOST_OF_PACK.measured),
  });

export type Pack = Taken<ReturnType<typeof packArgument>>;
