/**
 * What a game takes from a pack beside its mission and its heroes. All of it stands in the set-up as plain data, so that
 * saves, positions, replays and online tables go on whatever becomes of the pack.
 */
import type { Edition } from '../kernel/edition.ts';
import type { HeroSheet, OurCard, PackCarried } from '../kernel/state.ts';
import type { Json } from '../kernel/vocabulary.ts';
import { fields, map, maybe, type Plain } from '../mission/argument.ts';
import { isDeeper, MOST_DEEP } from '../mission/bounds.ts';
import { Reader, type Problem } from '../mission/reader.ts';
import { withOurs } from './ours.ts';
import { cardNames, credit, language, packId, title, version } from './names.ts';

/** Read with the edition, before and after. */
const untouched: Plain<Json> = { shape: { is: 'own' }, read: (r) => r.value ?? null };

const CARRIED = fields({
  id: packId,
  name: title,
  author: credit,
  version,
  cards: maybe(untouched),
  texts: maybe(map(cardNames, language)),
});

export function readCarried(edition: Edition, r: Reader): PackCarried | undefined {
  if (!r.present) return undefined;
  if (isDeeper(r.value ?? null, MOST_DEEP)) {
    r.fail('file.too-deep');
    return undefined;
  }
  const { cards, texts, ...carried } = CARRIED.read(r);
  if (cards !== null) withCards(edition, r.get('cards'), []);
  return {
    ...carried,
    ...(cards === null ? {} : { cards }),
    ...(texts === null
      ? {}
      : { texts: Object.fromEntries(texts.map(([code, names]) => [code, Object.fromEntries(names)])) }),
  };
}

/** The edition with what players and their packs add to it. */
export function withCards(edition: Edition, cards: Reader, sheets: readonly HeroSheet[]): Edition {
  if (!edition.further) {
    if (cards.present) cards.fail('pack.no-cards', edition.id);
    return edition;
  }
  return { ...edition.further.extended(cards, sheets), further: edition.further };
}

/** The edition of a set-up, or what is wrong with the cards it carries. */
export function editionOf(
  edition: Edition,
  { sheets = [], pack }: { readonly sheets?: readonly HeroSheet[]; readonly pack?: PackCarried },
  ours: readonly OurCard[] = [],
): Edition | Problem[] {
  if (sheets.length === 0 && pack?.cards === undefined && ours.length === 0) return edition;
  const problems: Problem[] = [];
  const cards = withOurs(edition, pack?.cards, ours);
  const all = withCards(edition, new Reader(cards, 'pack.cards', problems), sheets);
  return problems.length > 0 ? problems : all;
}
