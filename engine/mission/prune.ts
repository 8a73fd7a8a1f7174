/** A file without the smallest part around a place that can be left out: an entry of a list, or an optional key. */
import type { Json } from '../kernel/vocabulary.ts';

type Fields = { [key: string]: Json };

/** `own.cars[0].zone` takes `own.cars[0]` away, `exit.area` the exit; a list that must be there becomes empty. */
export function without(file: Fields, at: string): Fields {
  const path = [...at.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([word, n]) =>
    n === undefined ? word : Number(n),
  );
  const last = path.findLastIndex((step) => typeof step === 'number');
  const cut =
    last >= 0 ? path.slice(0, last + 1) : path.slice(0, path[0] === 'own' || path[0] === 'areas' ? 2 : 1);
  const pruned = remove(file, cut);
  return typeof pruned === 'object' && pruned !== null && !Array.isArray(pruned) ? pruned : {};
}

function remove(value: Json, [step, ...rest]: readonly (string | number)[]): Json {
  if (Array.isArray(value))
    return value.flatMap((v, i) => (i !== step ? [v] : rest.length === 0 ? [] : [remove(v, rest)]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, v]) => {
      if (key !== step) return [[key, v]];
      if (rest.length > 0) return [[key, remove(v, rest)]];
      return Array.isArray(v) && v.length > 0 ? [[key, []]] : [];
    }),
  );
}
