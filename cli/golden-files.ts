/** Golden playthroughs, a file for each: the story to read, an empty line, and the save that tells it again. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { folderOf } from '@holdout/editions/folders';
import { formatSave, isRefusal, parseSave, type Save, type Setup } from '@holdout/engine';

interface Kept {
  /** Line by line. */
  readonly lines: readonly string[];
  readonly save: Save;
}

/** A game to keep: under an edition, or under the pack its mission is from. */
export interface GoldenPlace {
  readonly folder: string;
  readonly name: string;
  readonly setup: Setup;
}

const fileOf = (folder: string, name: string): string =>
  fileURLToPath(new URL(`../editions/${folderOf(folder)}/golden/${name}.txt`, import.meta.url));

export const hasGolden = (edition: string, mission: string): boolean => existsSync(fileOf(edition, mission));

export function readGolden(edition: string, mission: string): Kept {
  const lines = readFileSync(fileOf(edition, mission), 'utf8').trimEnd().split('\n');
  const save = parseSave(lines.at(-1) ?? '');
  if (isRefusal(save)) throw new Error(`${mission}: ${save.refused}`);
  return { lines: lines.slice(0, -2), save };
}

export function writeGolden(edition: string, mission: string, { lines, save }: Kept): void {
  const file = fileOf(edition, mission);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${[...lines, '', formatSave(save)].join('\n')}\n`);
}
