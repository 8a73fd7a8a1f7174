import { compileMessage, narrator, LANGUAGES } from '@holdout/narrate/plain';
import { describe, expect, it } from 'vitest';
import { EDITION_IDS } from '../editions/load.ts';
import { CHOICES, FACE_FIELDS } from '../faces/own-face.ts';
import { clientTexts, ownTexts } from './testing.ts';

// That all languages have the same messages is a test of their folders: narrate/languages/languages.test.ts.
describe.each(LANGUAGES)('the client in %s', (language) => {
  it.each(EDITION_IDS)('has messages that can be read, playing %s', (edition) => {
    const texts = Object.values(clientTexts(language, edition));
    expect(texts.length).toBeGreaterThan(500);
    for (const text of texts) expect(() => compileMessage(text, language)).not.toThrow();
  });

  it('names every part of a face in the making', () => {
    const texts = clientTexts(language, 'classic');
    const parts = FACE_FIELDS.flatMap((field) =>
      CHOICES[field].map((part) => `face.${field}.${part.replace('#', '')}`),
    );
    expect(parts.filter((part) => !texts[part])).toEqual([]);
  });

  it('calls the second Marvel box as the game does', () => {
    const boxes = EDITION_IDS.flatMap((id) => ownTexts(language, id)['setup.box.xmen'] ?? []);
    expect(boxes.length).toBeGreaterThan(0);
    expect(new Set(boxes)).toEqual(new Set([narrator(language).edition('hero')]));
  });
});
