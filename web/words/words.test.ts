import { narrator } from '@holdout/narrate/narrator.ts';
import { compileMessage } from '@holdout/narrate/message.ts';
import { describe, expect, it } from 'vitest';
import '../editions/testing.ts';
import { loadedPlugs } from '../editions/plugs.ts';

type File = { readonly [key: string]: string };
const FILES = {
  en: import.meta.glob<File>('../../narrate/languages/en/client/*.json', { eager: true, import: 'default' }),
  fr: import.meta.glob<File>('../../narrate/languages/fr/client/*.json', { eager: true, import: 'default' }),
};
const nameOf = (path: string): string => path.split('/').at(-1) ?? '';
const PAIRS: readonly (readonly [name: string, en: File, fr: File])[] = [
  ...Object.keys(FILES.en).map(
    (path) => [nameOf(path), FILES.en[path], FILES.fr[path.replace('/en/', '/fr/')] ?? {}] as const,
  ),
  ...loadedPlugs().map(({ edition, words }) => [edition.id, words.en, words.fr] as const),
];

describe.each(PAIRS)('%s', (_, en, fr) => {
  it('says the same things in both languages', () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en));
  });

  it('has messages that can be read', () => {
    for (const text of Object.values(en)) expect(() => compileMessage(text, 'en')).not.toThrow();
    for (const text of Object.values(fr)) expect(() => compileMessage(text, 'fr')).not.toThrow();
  });
});

it('calls the second Marvel box as the game does', () => {
  for (const { edition, words } of loadedPlugs()) {
    for (const language of ['en', 'fr'] as const) {
      const box = words[language]['setup.box.xmen'];
      if (box) expect([edition.id, box]).toEqual([edition.id, narrator(language).edition('hero')]);
    }
  }
});
