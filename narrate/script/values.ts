/** Values of fields in words, by their shapes: names, numbers, lists, maps, conditions. */
import type { FileShape, Json } from '@holdout/engine';
import { conditionPhrase } from './condition.ts';
import { fits, isObject } from './fits.ts';
import { textPiece, type Path, type Piece } from './piece.ts';
import {
  factsOf,
  fieldsOf,
  holds,
  message,
  noun,
  withoutOptional,
  type Teller,
  type Told,
  type ToldFields,
} from './teller.ts';
import { add, filled, OPEN, type FieldFilled, type Filler } from './template.ts';
import type { Form } from './things.ts';

/** Words without fields. */
export const plainWords = (t: Teller, source: string): string =>
  filled(t.tongue, source, (hole) => noun(t, hole))
    .map((piece) => (piece.is === 'text' ? piece.text : ''))
    .join('');

/** A field being said: in which message, under which name, how. */
export interface Saying {
  readonly t: Teller;
  readonly key: string;
  readonly name: string;
  readonly form: Form;
  readonly fields: ToldFields;
  readonly isOr: boolean;
  readonly field: FieldFilled;
}

export function said(s: Saying, shape: FileShape, value: Json, path: Path): Filler {
  const { t, field } = s;
  switch (shape.is) {
    case 'yes':
    case 'flag':
      return { value: value === true ? 'yes' : 'no', field };
    case 'number':
      if (typeof value !== 'number') return odd(s, value);
      return { value: shape.least < 0 ? t.tongue.signed.format(value) : value, field };
    case 'name':
      return typeof value === 'string' ? { value: nameOf(s, shape, value), id: value, field } : odd(s, value);
    case 'either': {
      const of = shape.of.find((one) => fits(t.edition, one, value)) ?? shape.of.at(-1);
      if (!of) return odd(s, value);
      return shape.of.some((one) => one.is === 'list') && of.is !== 'list'
        ? asList(s, shape, [value], of, () => path)
        : said(s, of, value, path);
    }
    case 'list':
      return Array.isArray(value) ? asList(s, shape, value, shape.of, (i) => [...path, i]) : odd(s, value);
    case 'map':
      return isObject(value) ? entries(s, shape, value, path) : odd(s, value);
    case 'fields':
      return { pieces: message(t, `${s.key}.${s.name}`, fieldsOf(shape, value, path)) };
    case 'condition':
      return { pieces: [{ is: 'phrase', phrase: conditionPhrase(t, value, path) }] };
    default:
      return odd(s, value);
  }
}

/** Something that does not belong there: shown as it is, to be mended. */
const odd = ({ t, field }: Saying, value: Json): Filler => ({
  value: t.words.say('told.quoted', { name: JSON.stringify(value).slice(0, 40) }),
  field,
});

function nameOf(
  { t, key, name, form, fields }: Saying,
  shape: FileShape & { is: 'name' },
  id: string,
): string {
  const choice = t.words.raw(`${key}.${name}.${id}`);
  if (choice !== undefined) return plainWords(t, choice);
  const beside = fields['count'] ?? fields['value'];
  const n = beside ? holds(t, beside) : undefined;
  const several = form === 'several' && shape.kind === 'colour' && n === 1 ? 'one' : form;
  return t.things.name(shape, id, several, typeof n === 'number' ? n : 1);
}

/** Several, joined as their language does; each may have a message of its own, `<message>.<field>.item`. */
function asList(
  s: Saying,
  shape: FileShape,
  values: readonly Json[],
  of: FileShape,
  place: (i: number) => Path,
): Filler {
  const { t, key, name, field, isOr } = s;
  const itemKey = `${key}.${name}.item`;
  const items = values.map((value, i): Piece[] => {
    const told: Told = { shape: of, value, path: place(i) };
    if (!t.words.has(itemKey)) {
      const inner = itemOf(s, told);
      return filled(t.tongue, '{it}', () => inner);
    }
    const facts: { readonly [fact: string]: string | number } = {
      place: i + 1,
      last: i === values.length - 1 ? 'yes' : 'no',
      only: values.length === 1 ? 'yes' : 'no',
    };
    return message(t, itemKey, { item: told }, factsOf(facts));
  });
  return {
    pieces: [{ is: 'list', path: field.path, shape, value: field.value, pieces: listed(t, items, isOr) }],
  };
}

function itemOf(s: Saying, told: Told): Filler {
  const { shape, value, path } = told;
  if (value === undefined) return { value: OPEN };
  const field: FieldFilled = { ...told, other: (v) => itemOf(s, { shape, path, value: v }) };
  return said({ ...s, field }, withoutOptional(shape), value, path);
}

export function listed(t: Teller, items: readonly (readonly Piece[])[], isOr = false): Piece[] {
  const lists = new Intl.ListFormat(t.words.language, { type: isOr ? 'disjunction' : 'conjunction' });
  const said: Piece[] = [];
  for (const { type, value } of lists.formatToParts(items.map((_, i) => String(i))))
    add(t.tongue, said, type === 'literal' ? [textPiece(value)] : (items[Number(value)] ?? []), false);
  return said;
}

function entries(
  s: Saying,
  shape: FileShape & { is: 'map' },
  value: { [key: string]: Json },
  path: Path,
): Filler {
  const { t, key, name, field } = s;
  const told = Object.entries(value).map(([id, of]) =>
    message(t, `${key}.${name}.entry`, {
      key: { shape: shape.names, value: id, path: [...path, id] },
      value: { shape: shape.of, value: of, path: [...path, id] },
    }),
  );
  return { pieces: [{ is: 'list', path: field.path, shape, value: field.value, pieces: listed(t, told) }] };
}
