/**
 * What lets a message agree with the names in its holes: `<field>Gender` beside whoever is named, `in<Field>` beside a
 * place. How several agree is up to the grammar of the language; one that asks for neither leaves both alone.
 */
import { sentence } from './sentence.ts';
import type { Args } from './message.ts';
import type { Names } from './names.ts';

const PLACES = ['zone', 'from', 'to', 'zones'];

/** For a field of a decision, by the ids it holds. */
export const agreement = (names: Names, field: string, ids: readonly string[]): Args =>
  PLACES.includes(field) ? placeHole(names, field, ids) : genderArgs(names, field, ids);

export const placeHole = (names: Names, field: string, ids: readonly string[]): Args => ({
  [`in${sentence(field)}`]: names.words.list(ids.map(names.inZone)),
});

export function genderArgs(names: Names, field: string, ids: readonly string[]): Args {
  const gender = names.gender(ids);
  // The field names the kind, the message says how many there are.
  return field === 'enemy' ? { enemyGender: gender, enemiesGender: gender } : { [`${field}Gender`]: gender };
}

export const placeArgs = (names: Names, ids: readonly string[]): Args => ({
  zone: names.words.list(ids.map(names.theZone)),
  ...agreement(names, 'zone', ids),
});
