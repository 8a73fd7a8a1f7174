/**
 * Cards of the players' own box that the edition does not know: people tell them once, number by number, as packs do
 * (docs/COMPANION.md). They stand behind all others of their decks, in the order in which they were told.
 */
import type { Edition } from '../kernel/edition.ts';
import type { Game } from '../kernel/game.ts';
import type { OurCard } from '../kernel/state.ts';
import type { Json } from '../kernel/vocabulary.ts';
import { isDeeper, MOST_DEEP } from '../mission/bounds.ts';
import { Reader, type Problem } from '../mission/reader.ts';
import { lookUp } from '../lookup.ts';
import { checkPlain } from './plain-text.ts';

export type { OurCard } from '../kernel/state.ts';

/** One that is met during a game is told as an answer (kernel/another.ts). */
export { formatAnother } from '../kernel/option-id.ts';

/** As many as all decks of a box have different cards. */
const MOST_OURS = 120;
const MOST_NAME = 40;

/** Decks that take cards of the players' own, each with the list that tells them. */
const listsOf = ({ further }: Edition): NonNullable<Edition['further']>['lists'] => further?.lists ?? {};

export const takesOurs = (edition: Edition, deck: string): boolean => Object.hasOwn(listsOf(edition), deck);

export const isOurs = ({ context }: Game, deck: string, card: number): boolean =>
  card >= (context.ours[deck] ?? Infinity);

const idOf = (place: number): string => `ours-${place + 1}`;

/** What each is called by its id, where it has a name of its own. */
export const namesOfOurs = (ours: readonly OurCard[]): readonly (readonly [id: string, name: string])[] =>
  ours.flatMap(({ name }, place) => (name === undefined ? [] : [[idOf(place), name] as const]));

export function readOurs(edition: Edition, r: Reader): OurCard[] {
  if (!r.present) return [];
  if (isDeeper(r.value ?? null, MOST_DEEP)) {
    r.fail('file.too-deep');
    return [];
  }
  return r.list(MOST_OURS).flatMap((one) => readOne(edition, one) ?? []);
}

function readOne(edition: Edition, r: Reader): OurCard | undefined {
  r.only('deck', 'name', 'card');
  checkPlain(r);
  const deck = r.get('deck').text();
  if (!takesOurs(edition, deck)) {
    r.get('deck').fail('pack.no-cards', deck);
    return undefined;
  }
  const { named } = lookUp(listsOf(edition), deck);
  if (!named && r.get('name').present) r.get('name').fail('file.unknown-key');
  const name = named ? r.get('name').text(MOST_NAME) : undefined;
  const { value } = r.get('card');
  if (!isObject(value)) {
    r.get('card').fail('file.not-an-object');
    return undefined;
  }
  if (Object.hasOwn(value, 'id')) r.get('card.id').fail('file.unknown-key');
  const one: OurCard = { deck, ...(name === undefined ? {} : { name }), card: value };
  const problems: Problem[] = [];
  edition.further?.extended(new Reader(withOurs(edition, undefined, [one]), '', problems), []);
  for (const { at, ...problem } of problems)
    r.problems.push({ ...problem, at: `${r.get('card').at}${at.replace(/^[^.]*/, '')}` });
  return one;
}

/** Those of a list that are cards of the edition, wherever it comes from. */
export function soundOurs(edition: Edition, raw: unknown): OurCard[] {
  if (!Array.isArray(raw)) return [];
  const each = (raw as Json[]).slice(0, MOST_OURS).map((one) => {
    const problems: Problem[] = [];
    const read = readOurs(edition, new Reader([one], '', problems));
    return problems.length > 0 ? [] : read;
  });
  return each.flat();
}

/** What the edition is given to read: cards of a pack, then ours. */
export function withOurs(
  edition: Edition,
  pack: Json | undefined,
  ours: readonly OurCard[],
): Json | undefined {
  if (ours.length === 0) return pack;
  const lists = listsOf(edition);
  const told: { [list: string]: Json } = isObject(pack) ? { ...pack } : {};
  ours.forEach(({ deck, card }, place) => {
    const { list, named } = lookUp(lists, deck);
    const before = told[list];
    told[list] = [...(Array.isArray(before) ? before : []), named ? { ...card, id: idOf(place) } : card];
  });
  return told;
}

/** By deck, the first of the last so many. */
export function firstOfOurs(edition: Edition, ours: readonly OurCard[]): { readonly [deck: string]: number } {
  const first: { [deck: string]: number } = {};
  for (const { deck, card } of ours) {
    const copies = typeof card['copies'] === 'number' ? card['copies'] : 1;
    first[deck] = (first[deck] ?? lookUp(edition.cards, deck).length) - copies;
  }
  return first;
}

const isObject = (x: Json | undefined): x is { [key: string]: Json } =>
  typeof x === 'object' && x !== null && !Array.isArray(x);
