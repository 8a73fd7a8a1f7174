/** From a stranger's file to what the gallery says of it, or to the first thing that is wrong with it. */
import { itemAt, lookUp, type Edition, type Json, type Problem } from '@holdout/engine';
import { editionsOf, languagesOf, readPack } from '@holdout/engine/packs';
import { createHash } from 'node:crypto';
import type { PackFacts } from './entry.ts';

export type Examined = { readonly facts: PackFacts } | { readonly problem: Problem };

export function examine(editions: readonly Edition[], text: string): Examined {
  const read = readPack(editions, text);
  if ('problems' in read) return { problem: itemAt(read.problems, 0) };
  const { pack } = read;
  const facts = {
    pack: pack.id,
    ...{ name: pack.name, author: pack.author, version: pack.version },
    editions: editionsOf(pack),
    missions: pack.missions.map(titleOf),
    languages: languagesOf(pack),
    after: pack.after.map(({ id, name, author, version }) => ({ id, name, author, version })),
    sums: pack.missions.map(sumOf),
    letters: text.length,
  };
  return { facts };
}

type Fields = { readonly [key: string]: Json };
const isFields = (v: Json | undefined): v is { [key: string]: Json } =>
  typeof v === 'object' && v !== null && !Array.isArray(v);

/** In the first language it has. */
function titleOf({ id, texts }: Fields): string {
  const [said] = isFields(texts) ? Object.values(texts) : [];
  const name = isFields(said) ? said['name'] : undefined;
  return String(typeof name === 'string' ? name : id);
}

/** Without what it is called and in whatever order it says things: what is left is how it plays. */
function sumOf({ id: _, texts: __, ...played }: Fields): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(played)))
    .digest('base64url');
}

function sorted(v: Json): Json {
  if (Array.isArray(v)) return v.map(sorted);
  if (!isFields(v)) return v;
  const keys = Object.keys(v).sort();
  return Object.fromEntries(keys.map((key) => [key, sorted(lookUp(v, key))]));
}
