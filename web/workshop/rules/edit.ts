/** Changes of a mission file at a place in it: nothing is changed in the file given, a new one comes back. */
import type { Json } from '@holdout/engine';
import type { Path } from '@holdout/narrate/script';
import { isFields } from '../patch.ts';
import type { MissionFile } from '../workshop.ts';

export function valueAt(file: Json | undefined, path: Path): Json | undefined {
  return path.reduce<Json | undefined>((now, key) => {
    if (Array.isArray(now)) return typeof key === 'number' ? now[key] : undefined;
    return isFields(now) && typeof key === 'string' && Object.hasOwn(now, key) ? now[key] : undefined;
  }, file);
}

/** What is not there yet on the way is made: lists where a place in one is named. */
export const withValue = (file: MissionFile, path: Path, value: Json): MissionFile => {
  const next = put({ ...file }, path, value);
  return isFields(next) ? next : file;
};

function put(now: Json | undefined, [key, ...rest]: Path, value: Json): Json {
  if (key === undefined) return value;
  if (typeof key === 'number') {
    const list = Array.isArray(now) ? [...now] : [];
    list[Math.min(key, list.length)] = put(list[key], rest, value);
    return list;
  }
  const fields = isFields(now) ? now : {};
  return Object.fromEntries([
    ...Object.entries(fields).map(([name, v]): [string, Json] => [
      name,
      name === key ? put(v, rest, value) : v,
    ]),
    ...(Object.hasOwn(fields, key) ? [] : [[key, put(undefined, rest, value)] as [string, Json]]),
  ]);
}

/** Without the key, or the entry of a list. */
export function without(file: MissionFile, path: Path): MissionFile {
  const key = path.at(-1);
  const home = path.slice(0, -1);
  const inside = home.length === 0 ? { ...file } : valueAt({ ...file }, home);
  if (Array.isArray(inside))
    return withValue(
      file,
      home,
      inside.filter((_, i) => i !== key),
    );
  if (!isFields(inside)) return file;
  const rest = Object.fromEntries(Object.entries(inside).filter(([name]) => name !== key));
  return home.length === 0 ? rest : withValue(file, home, rest);
}

/** At the end of a list, or before the entry there; a list that is not there yet is begun. */
export function inserted(file: MissionFile, list: Path, value: Json, at?: number): MissionFile {
  const now = valueAt({ ...file }, list);
  const all = Array.isArray(now) ? now : now === undefined ? [] : [now];
  const place = at ?? all.length;
  return withValue(file, list, [...all.slice(0, place), value, ...all.slice(place)]);
}

/** An entry of a list moved to another place in it. */
export function moved(file: MissionFile, list: Path, from: number, to: number): MissionFile {
  const all = valueAt({ ...file }, list);
  const one = Array.isArray(all) ? all[from] : undefined;
  if (!Array.isArray(all) || one === undefined || to < 0 || to >= all.length || from === to) return file;
  const rest = all.filter((_, i) => i !== from);
  return withValue(file, list, [...rest.slice(0, to), one, ...rest.slice(to)]);
}

/** Another key in the same place, with what it held; one that is taken already goes. */
export function renamedKey(file: MissionFile, path: Path, name: string): MissionFile {
  const old = path.at(-1);
  const home = path.slice(0, -1);
  const inside = valueAt({ ...file }, home);
  if (!isFields(inside) || typeof old !== 'string' || old === name) return file;
  const entries = Object.entries(inside).flatMap(([key, value]): [string, Json][] =>
    key === old ? [[name, value]] : key === name ? [] : [[key, value]],
  );
  return withValue(file, home, Object.fromEntries(entries));
}
