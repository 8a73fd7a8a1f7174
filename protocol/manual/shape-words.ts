/** What a description says, in words for readers. A part that has a chapter of its own is named and not repeated. */
import type { Shape } from '../shape.ts';

/** Parts with a chapter of their own. */
export type Chapters = ReadonlyMap<Shape<unknown>, string>;

const linked = (name: string): string => `[${name}](#${name.toLowerCase().replaceAll(' ', '-')})`;

/** `a text of 0 to Infinity characters` is a text. */
const plain = (want: string): string =>
  want
    .replace(/^a text of 0 to Infinity characters$/, 'a text')
    .replace(/^a text of 0 to (\d+) characters$/, 'a text of at most $1 characters')
    .replace(/^a text like (.*)$/, 'a text like `$1`')
    .replace(/^a whole number from 0 to (1000|1000000000)$/, 'a whole number')
    .replace(/^one of (true|\d+)$/, '$1')
    .replaceAll('|', '\\|');

export function wordsFor(shape: Shape<unknown>, chapters: Chapters): string {
  const chapter = chapters.get(shape);
  if (chapter !== undefined) return linked(chapter);
  const { is } = shape;
  const say = (of: Shape<unknown>): string => wordsFor(of, chapters);
  if (typeof is === 'string') return plain(is);
  if ('orNull' in is) return `${say(is.orNull)}, or null`;
  if ('either' in is) return is.either.map(say).join(', or ');
  if ('named' in is) return `an object; under each name ${say(is.named)}`;
  if ('list' in is) return `a list${is.most === Infinity ? '' : ` of at most ${is.most}`}: ${say(is.list)}`;
  const fields = Object.entries(is.fields).map(([name, of]) => {
    const mark = is.optional?.includes(name) ? '?' : '';
    return `\`${name}${mark}\` ${say(of)}`;
  });
  return fields.length === 0 ? 'an object' : `an object: ${fields.join('; ')}`;
}

interface Row {
  readonly name: string;
  readonly holds: string;
  readonly always: boolean;
}

/** The fields of an object, one after the other. */
export function rowsOf({ is }: Shape<unknown>, chapters: Chapters): Row[] {
  if (typeof is === 'string' || !('fields' in is)) return [];
  return Object.entries(is.fields).map(([name, of]) => ({
    name,
    holds: wordsFor(of, chapters),
    always: !is.optional?.includes(name),
  }));
}
