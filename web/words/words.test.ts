import { EDITIONS } from '@holdout/editions';
import { compileMessage } from '@holdout/narrate/message.ts';
import { describe, expect, it } from 'vitest';
import '../editions/testing.ts';
import { loadedPlugs } from '../editions/plugs.ts';

type File = { readonly [key: string]: string };
const FILES = {
  en: import.meta.glob<File>('./en/*.json', { eager: true, import: 'default' }),
  fr: import.meta.glob<File>('./fr/*.json', { eager: true, import: 'default' }),
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

it('has a name for every edition', () => {
  const app = FILES.en['./en/app.json'];
  for (const { id } of EDITIONS) expect(app).toHaveProperty([`app.edition.${id}`]);
});
