/** The cards of a pack for one game: which kinds it may bring, read off the shape that reads them, and every change of them. */
import type { Edition, Json } from '@holdout/engine';
import { bare, firstValue, type Shape } from '../forms/shape.ts';
import { isFields } from '../patch.ts';
import type { PackFile } from '../workshop.ts';
import { withoutName } from './card-names.ts';
import { inPack, putInPack, takenOut } from './in-pack.ts';

export interface CardKind {
  /** In the file: `equipment`. */
  readonly key: string;
  readonly shape: Extract<Shape, { readonly is: 'fields' }>;
  readonly most: number;
}

type Fields = { readonly [key: string]: Json };
export interface CardInPack {
  readonly kind: CardKind;
  readonly at: number;
  readonly value: Fields;
}

export function kindsOf({ further }: Edition): CardKind[] {
  const section = further ? bare(further.shape) : undefined;
  if (section?.is !== 'fields') return [];
  return Object.entries(section.fields).flatMap(([key, shape]) => {
    const list = bare(shape);
    const of = list.is === 'list' ? bare(list.of) : undefined;
    return list.is === 'list' && of?.is === 'fields' ? [{ key, shape: of, most: list.most }] : [];
  });
}

const listOf = (pack: PackFile, edition: string, kind: string): readonly Json[] => {
  const list = inPack(pack, ['cards', edition, kind]);
  return Array.isArray(list) ? list : [];
};

export const cardsIn = (pack: PackFile, edition: Edition): CardInPack[] =>
  kindsOf(edition).flatMap((kind) =>
    listOf(pack, edition.id, kind.key).flatMap((value, at) => (isFields(value) ? [{ kind, at, value }] : [])),
  );

/** What a card is called by in the game: its own id, or that of the printed one there are more copies of. */
export function cardId({ value }: Pick<CardInPack, 'value'>): string {
  const id = value['id'] ?? value['trait'];
  return typeof id === 'string' ? id : '';
}

/** Its place in the file, as fields of forms have it. */
export const cardPlace = (edition: string, { kind, at }: CardInPack): string =>
  `cards.${edition}.${kind.key}.${at}`;

export const hasRoomFor = (pack: PackFile, edition: string, { key, most }: CardKind): boolean =>
  listOf(pack, edition, key).length < most;

/** Sound from the beginning; where a card need say nothing but its id, with the first thing it may be. */
export function newCard(edition: Edition, { shape }: CardKind, id: string): Fields {
  const first = firstValue(edition, shape);
  const needed = isFields(first) ? first : {};
  const part = Object.entries(shape.fields).find(([, s]) => s.is === 'optional' && s.of.is === 'fields');
  const begun = part && Object.keys(needed).length === 1 ? firstValue(edition, bare(part[1])) : undefined;
  return {
    ...needed,
    ...('id' in shape.fields ? { id } : {}),
    ...(part && begun !== undefined ? { [part[0]]: begun } : {}),
  };
}

export const withCard = (pack: PackFile, edition: string, { key }: CardKind, card: Fields): PackFile =>
  putInPack(pack, ['cards', edition, key], [...listOf(pack, edition, key), { ...card }]);

export const withCardAt = (pack: PackFile, edition: string, card: CardInPack, value: Json): PackFile =>
  putInPack(pack, ['cards', edition, card.kind.key, card.at], value);

/** Its names go along. */
export const withoutCard = (pack: PackFile, edition: string, card: CardInPack): PackFile =>
  withoutName(takenOut(pack, ['cards', edition, card.kind.key, card.at]), cardId(card));
