/** Every no of the server has words for the player who hears it, by code. */
import { TABLE_REFUSALS } from '@holdout/protocol';
import { describe, expect, it } from 'vitest';
import en from '@holdout/narrate/languages/en/client/online.json';
import fr from '@holdout/narrate/languages/fr/client/online.json';

describe.each(Object.entries({ en, fr }))('words in %s', (_, file) => {
  const words: { readonly [key: string]: string } = file;

  it.each(Object.keys(TABLE_REFUSALS))('say why: %s', (code) => {
    expect(words[`online.no.${code}`]).toMatch(/\w.*\.$/);
  });
});
