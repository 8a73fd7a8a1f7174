/** Every no of the server has words for the player who hears it, by code. */
import { TABLE_REFUSALS } from '@holdout/protocol/testing';
import { describe, expect, it } from 'vitest';
import en from '../words/en/online.json';
import fr from '../words/fr/online.json';

describe.each(Object.entries({ en, fr }))('words in %s', (_, file) => {
  const words: { readonly [key: string]: string } = file;

  it.each(Object.keys(TABLE_REFUSALS))('say why: %s', (code) => {
    expect(words[`online.no.${code}`]).toMatch(/\w.*\.$/);
  });
});
