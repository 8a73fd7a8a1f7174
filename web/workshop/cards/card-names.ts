/** What the cards of a pack are called, by language: the first one stands in for those that are missing. */
import { languagesOf } from '../share/languages.ts';
import type { PackFile } from '../workshop.ts';
import { fieldsAt, inPack, putInPack, takenOut } from './in-pack.ts';

/** As long as the form of packs has it (engine/packs/names.ts). */
export const MOST_NAME = 60;

const saidIn = (pack: PackFile): string[] => Object.keys(fieldsAt(pack, ['texts']));

/** Those the pack has, its first one first, then those of its missions; the one that is spoken if there are none. */
export function namedIn(pack: PackFile, spoken: string): string[] {
  const all = [...saidIn(pack), ...languagesOf(pack.missions)];
  return all.length > 0 ? [...new Set(all)] : [spoken];
}

export function cardName(pack: PackFile, language: string, card: string): string {
  const name = inPack(pack, ['texts', language, 'cards', card]);
  return typeof name === 'string' ? name : '';
}

/** An empty name is none. */
export function withName(pack: PackFile, language: string, card: string, name: string): PackFile {
  const path = ['texts', language, 'cards', card];
  return name === '' ? takenOut(pack, path) : putInPack(pack, path, name);
}

export const withoutName = (pack: PackFile, card: string): PackFile =>
  saidIn(pack).reduce((next, language) => withName(next, language, card, ''), pack);

/** By language, as games carry them: whatever can be read. */
export const namesByLanguage = (
  pack: PackFile,
): { readonly [language: string]: { readonly [card: string]: string } } =>
  Object.fromEntries(
    saidIn(pack).map((language) => {
      const cards = Object.keys(fieldsAt(pack, ['texts', language, 'cards']));
      return [language, Object.fromEntries(cards.map((card) => [card, cardName(pack, language, card)]))];
    }),
  );
