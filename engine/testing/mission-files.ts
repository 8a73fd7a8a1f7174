/** Mission files as players might write them: those of the box with something changed. */
import type { Edition, Json } from '../index.ts';
import { lookUp } from '../lookup.ts';

export type MissionFile = { [key: string]: Json };

export const copyOf = (edition: Edition, id: string): MissionFile =>
  JSON.parse(JSON.stringify(edition.missions[id])) as MissionFile;

/** With one value put in at `rules.2.do.0`; undefined takes out what is there. */
export function changed(
  edition: Edition,
  id: string,
  path: string | readonly string[],
  value: Json | undefined,
): MissionFile {
  const file = copyOf(edition, id);
  const keys = typeof path === 'string' ? path.split('.') : [...path];
  const last = keys.pop() ?? '';
  const at = keys.reduce<Json>((v, k) => lookUp(v as MissionFile, k), file) as MissionFile;
  if (value === undefined) Reflect.deleteProperty(at, last);
  else at[last] = value;
  return file;
}
