/** Every no of the server has words for the player who hears it, by code. */
import { TABLE_REFUSALS } from '@holdout/protocol/testing';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@holdout/narrate/plain';
import { clientTexts } from '../words/testing.ts';

describe.each(LANGUAGES)('words in %s', (language) => {
  const words = clientTexts(language);

  it.each(Object.keys(TABLE_REFUSALS))('say why: %s', (code) => {
    expect(words[`online.no.${code}`]).toMatch(/\w.*\.$/);
  });
});
