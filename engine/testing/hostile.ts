/** Garbage for everything that reads: odd values, and good files with something damaged. Only tests have fast-check. */
import fc from 'fast-check';
import { isRefusal, isRefusalCode, type Engine, type Json, type Refusal, type Truth } from '../index.ts';
import { checkState } from './check-state.ts';
import { createRandom, randomAnswer } from './random-game.ts';
import { itemAt } from '../lookup.ts';

/** Values that readers tend to trip over, whatever they read. */
const NASTY: Json[] = [
  null,
  ...[true, false, 0, -1, 1.5, 1e9, 99, 41],
  ...['', ' ', '0', 'S1', 'constructor', '__proto__', 'toString', 'x'.repeat(200)],
  ...[[], [[]], [null], [1, 2, 3]],
  ...[{}, { constructor: 1 }, JSON.parse('{"__proto__": {"draw": [1]}}') as Json],
];

/** `words` = ids that mean something in the files at hand. */
export const garbageWith = (words: readonly Json[]): fc.Arbitrary<Json> =>
  fc.oneof(fc.constantFrom(...NASTY, ...words), fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>);

type Path = readonly (string | number)[];
const isBranch = (v: Json): v is Json[] | { [key: string]: Json } => typeof v === 'object' && v !== null;
const pathsOf = (v: Json, at: Path = []): Path[] =>
  isBranch(v) ? [at, ...Object.entries(v).flatMap(([k, inner]) => pathsOf(inner, [...at, k]))] : [at];

/** A copy of a good file with one place changed: replaced, left out, or with a key or item too many. */
function damage(file: Json, pick: number, act: number, value: Json): Json {
  const copy = JSON.parse(JSON.stringify(file)) as Json;
  const paths = pathsOf(copy).slice(1);
  const path = itemAt(paths, pick % paths.length);
  const parent = path
    .slice(0, -1)
    .reduce((v: Json, key) => Reflect.get(v as object, key) as Json, copy) as object;
  const key = itemAt(path, path.length - 1);
  const inner = Reflect.get(parent, key) as Json;
  if (act === 0 || !isBranch(inner)) Reflect.set(parent, key, value);
  else if (act === 1 && Array.isArray(parent)) parent.splice(Number(key), 1);
  else if (act === 1) Reflect.deleteProperty(parent, key);
  else if (Array.isArray(inner)) inner.push(value);
  else
    Object.defineProperty(inner, typeof value === 'string' ? value : 'extra', {
      value,
      enumerable: true,
      writable: true,
      configurable: true,
    });
  return copy;
}

/** Up to three places damaged. */
export const damaged = (file: unknown, garbage: fc.Arbitrary<Json>): fc.Arbitrary<Json> =>
  fc
    .array(fc.tuple(fc.nat(100_000), fc.nat(2), garbage), { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce((f, [pick, act, value]) => damage(f, pick, act, value), file as Json));

/** Nested without end: `deep('[', ']')`. */
export const deep = (open: string, shut: string, n = 50_000): Json =>
  JSON.parse(open.repeat(n) + '1' + shut.repeat(n)) as Json;

/** Refused with a known code, or a game that is sound and can be played for a while. */
export function soundness(engine: Engine, result: Truth | Refusal): string[] {
  if (isRefusal(result)) return isRefusalCode(result.refused) ? [] : [`no code: ${result.refused}`];
  const random = createRandom('hostile');
  for (let i = 0; i < 25; i++) {
    const faults = checkState(engine, result);
    const d = engine.decisionOf(result);
    if (faults.length > 0 || !d) return faults;
    engine.answer(result, randomAnswer(d, random), false);
  }
  return [];
}
