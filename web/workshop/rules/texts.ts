/** The texts of a mission, row by row: what its maker may say in each language, and how long it may be. */
import type { Path } from '@holdout/narrate/script';
import { isFields } from '../patch.ts';
import type { MissionFile } from '../workshop.ts';
import { valueAt, without, withValue } from './edit.ts';

export interface TextRow {
  /** What it is: a key of the words, with a number or a name. */
  readonly label: string;
  readonly about?: string | number;
  /** Within the texts of a language. */
  readonly path: Path;
  readonly most: number;
}

const NAME = 60;
const SENTENCES = 400;

const idsIn = (mission: MissionFile, list: string): string[] =>
  (Array.isArray(mission[list]) ? mission[list] : []).flatMap((line) =>
    isFields(line) && typeof line['id'] === 'string' ? [line['id']] : [],
  );

/** Areas and counters by name, ways to lose by number. */
export function textRows(mission: MissionFile, counters: readonly string[]): TextRow[] {
  const areas = isFields(mission['areas']) ? Object.keys(mission['areas']) : [];
  return [
    { label: 'name', path: ['name'], most: NAME },
    { label: 'intro', path: ['intro'], most: SENTENCES },
    ...['win', 'lose', 'special'].map((point) => ({
      label: `brief.${point}`,
      path: ['brief', point],
      most: SENTENCES,
    })),
    ...idsIn(mission, 'goals').map((id, i) => ({
      label: 'goal',
      about: i + 1,
      path: ['goals', id],
      most: SENTENCES,
    })),
    ...idsIn(mission, 'lose').map((id, i) => ({
      label: 'lost',
      about: i + 1,
      path: ['words', `event.lost.${id}`],
      most: SENTENCES,
    })),
    ...areas.map((area) => ({ label: 'area', about: area, path: ['words', `area.${area}`], most: NAME })),
    ...counters.map((name) => ({
      label: 'counter',
      about: name,
      path: ['words', `counter.${name}`],
      most: NAME,
    })),
  ];
}

/** Those the file has, its first one first: what is missing in the others is said in it. */
export const textLanguages = ({ texts }: MissionFile): string[] =>
  isFields(texts) ? Object.keys(texts) : [];

export function textAt(mission: MissionFile, language: string, path: Path): string {
  const found = valueAt({ ...mission }, ['texts', language, ...path]);
  return typeof found === 'string' ? found : '';
}

/** An empty text is none; what holds nothing any more goes with it. */
export function withText(mission: MissionFile, language: string, path: Path, text: string): MissionFile {
  const at = ['texts', language, ...path];
  if (text !== '') return withValue(mission, at, text);
  const next = without(mission, at);
  const home = valueAt({ ...next }, at.slice(0, -1));
  const isBare = path.length > 1 && isFields(home) && Object.keys(home).length === 0;
  return isBare ? without(next, at.slice(0, -1)) : next;
}

/** Markup is shown as it is typed; what no text holds is left out. */
export const asTyped = (text: string, most: number): string =>
  text.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '').slice(0, most);

/** From four fifths of what may be written it is told how much is left. */
export const isNearlyFull = (text: string, most: number): boolean => text.length >= 0.8 * most;
