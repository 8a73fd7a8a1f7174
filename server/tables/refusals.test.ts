/** Every no of the server has words for the player who hears it; they are the client's, by code. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TABLE_REFUSALS } from './refusals.ts';

describe.each(['en', 'fr'])('words in %s', (language) => {
  const file = new URL(`../../web/words/${language}/online.json`, import.meta.url);
  const words = JSON.parse(readFileSync(file, 'utf8')) as { readonly [key: string]: string };

  it.each(Object.keys(TABLE_REFUSALS))('say why: %s', (code) => {
    expect(words[`online.no.${code}`]).toMatch(/\w.*\.$/);
  });
});
