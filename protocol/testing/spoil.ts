/** Messages with one thing wrong in them, each with the place of the fault. */

interface Spoilt {
  readonly at: string;
  readonly message: unknown;
}

const isObject = (x: unknown): x is { readonly [key: string]: unknown } =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

/** Parts that are the engine's, or anybody's: what is in them is not for the protocol to judge. */
const FREE = ['setup', 'state', 'change', 'decision', 'events'];

function* partsOf(x: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (path.length > 0) yield path;
  if (typeof x !== 'object' || x === null || FREE.includes(path[path.length - 1] ?? '')) return;
  for (const [key, value] of Object.entries(x)) yield* partsOf(value, [...path, key]);
}

/** The same with something else at that place; undefined: with nothing there. */
function changed(x: unknown, [key, ...rest]: readonly string[], to: (old: unknown) => unknown): unknown {
  if (key === undefined) return to(x);
  if (Array.isArray(x)) return x.map((item: unknown, i) => (`${i}` === key ? changed(item, rest, to) : item));
  return isObject(x) ? { ...x, [key]: changed(x[key], rest, to) } : x;
}

/** Each part in turn replaced by what it cannot be. */
export const replaced = (message: object): Spoilt[] =>
  [...partsOf(message)].map((path) => ({
    at: path.join('.'),
    message: changed(message, path, (old) => (typeof old === 'number' ? 'x' : -0.5)),
  }));

/** Each field in turn left out. */
export const lessened = (message: object): Spoilt[] =>
  [...partsOf(message)]
    .filter((path) => !/^\d+$/.test(path[path.length - 1] ?? ''))
    .map((path) => ({ at: path.join('.'), message: changed(message, path, () => undefined) }));

/** Each object in turn with a field that nobody has described; dictionaries have no such thing. */
export const increased = (message: object): Spoilt[] =>
  [[], ...partsOf(message)]
    .filter((path) => path[path.length - 1] !== 'heroes' && !FREE.includes(path[path.length - 1] ?? ''))
    .flatMap((path) => {
      const more = changed(message, path, (old) => (isObject(old) ? { ...old, odd: 1 } : old));
      const at = [...path, 'odd'].join('.');
      return JSON.stringify(more) === JSON.stringify(message) ? [] : [{ at, message: more }];
    });
