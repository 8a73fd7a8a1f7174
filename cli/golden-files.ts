/** Where golden playthroughs are kept: the story to read, and the save that tells it again. */
import { fileURLToPath } from 'node:url';
import { folderOf } from '@holdout/editions';

export const goldenFile = (edition: string, mission: string, kind: 'txt' | 'json'): string =>
  fileURLToPath(new URL(`../editions/${folderOf(edition)}/golden/${mission}.${kind}`, import.meta.url));
