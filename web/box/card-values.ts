/** A card being told: what stands in the form before anybody has touched it, from the shape the edition reads. */
import type { Edition, FileShape, Json } from '@holdout/engine';

type Fields = Extract<FileShape, { readonly is: 'fields' }>['fields'];

const inner = (shape: FileShape): FileShape => (shape.is === 'optional' ? inner(shape.of) : shape);

/** What can be told of a card of that deck beside its name; undefined where the edition takes none. */
export function fieldsOf({ further }: Edition, deck: string): Fields | undefined {
  const of = further?.lists[deck];
  const all = further && inner(further.shape);
  if (!of || all?.is !== 'fields') return undefined;
  const listed = all.fields[of.list];
  const list = listed && inner(listed);
  const card = list?.is === 'list' ? inner(list.of) : undefined;
  if (card?.is !== 'fields') return undefined;
  return Object.fromEntries(Object.entries(card.fields).filter(([key]) => key !== 'id'));
}

/** Nothing where it may be left out, else the least there is. */
export function blank(shape: FileShape): Json {
  switch (shape.is) {
    case 'optional':
      return shape.without ?? null;
    case 'number':
      return shape.least;
    case 'flag':
      return false;
    case 'list':
      return Array.from({ length: shape.least ?? 0 }, () => blank(shape.of));
    case 'fields':
      return blankCard(shape.fields);
    default:
      return '';
  }
}

export const blankCard = (fields: Fields): { [key: string]: Json } =>
  Object.fromEntries(Object.entries(fields).map(([key, shape]) => [key, blank(shape)]));

/** Without what is left out. */
export const toldCard = (card: { readonly [key: string]: Json }): { [key: string]: Json } =>
  Object.fromEntries(Object.entries(card).filter(([, value]) => value !== null));
