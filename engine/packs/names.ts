/** Names and texts in packs: what they look like, in how many letters. */
import type { Edition } from '../kernel/edition.ts';
import { letters, map, named, type Plain } from '../mission/argument.ts';
import type { Reader } from '../mission/reader.ts';

/** Of a pack, a card or a hero. */
export const packId: Plain<string> = named('^[a-z][a-z0-9-]*$', 40);
/** Of a mission. */
export const MISSION_ID = '^[A-Za-z0-9][A-Za-z0-9-]*$';
export const version: Plain<string> = named('^[0-9]{1,4}(\\.[0-9]{1,4}){0,2}$', 14);
export const language: Plain<string> = named('^[a-z]{2,3}(-[A-Za-z]{2,8})?$', 12);
export const title: Plain<string> = letters(60);

/** Who has made it; nobody has to say so. */
const MOST_CREDIT = 60;
export const credit: Plain<string> = {
  shape: { is: 'optional', of: { is: 'name', kind: 'text', most: MOST_CREDIT } },
  read: (r) => (r.present && r.value !== '' ? r.text(MOST_CREDIT) : ''),
};

/** Names by card. */
export const cardNames = map(letters(60), packId);

/** Cards of these kinds, each by a name of its own: none of the edition's, none twice. */
export function checkCardIds(r: Reader, edition: Edition, kinds: readonly string[]): void {
  const { cards, abilities, types, sheets } = edition;
  const taken = new Set([
    ...Object.values(cards).flat(),
    ...[...abilities, ...types, ...sheets].map(({ id }) => id),
  ]);
  for (const kind of kinds)
    for (const card of r.get(kind).listOrNone()) {
      const id = card.get('id').text();
      if (taken.has(id)) card.get('id').fail('pack.taken', id);
      taken.add(id);
    }
}
