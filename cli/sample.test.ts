import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SAMPLE_FILE, samplePage } from './sample-page.ts';

it('the game told in the documents is the one the log tells today', () => {
  expect(samplePage()).toBe(readFileSync(SAMPLE_FILE, 'utf8'));
});
