/** What an edition's section of a mission file may say, as forms and tools need it: read off its shape. */
import type { Edition } from '@holdout/engine';
import { bare, type Shape } from '../forms/shape.ts';

export interface OwnKey {
  readonly key: string;
  readonly shape: Shape;
  /** Does it lie on the board: one zone, zones or entries with a zone; or is it said of the whole mission? */
  readonly lies: 'zone' | 'zones' | 'entries' | 'nowhere';
}

const isZone = (shape: Shape): boolean => shape.is === 'name' && shape.kind === 'zone';

function liesAs(shape: Shape): OwnKey['lies'] {
  if (isZone(shape)) return 'zone';
  if (shape.is !== 'list') return 'nowhere';
  const of = bare(shape.of);
  if (isZone(of)) return 'zones';
  return of.is === 'fields' && of.fields['zone'] && isZone(bare(of.fields['zone'])) ? 'entries' : 'nowhere';
}

export function ownKeys({ words }: Edition): OwnKey[] {
  const section = bare(words.own.shape);
  if (section.is !== 'fields') return [];
  return Object.entries(section.fields).map(([key, shape]) => ({
    key,
    shape: bare(shape),
    lies: liesAs(bare(shape)),
  }));
}

/** The fields of an entry besides its zone. */
export function entryFields({ shape, lies }: OwnKey): readonly (readonly [string, Shape])[] {
  if (lies !== 'entries' || shape.is !== 'list') return [];
  const of = bare(shape.of);
  return of.is === 'fields' ? Object.entries(of.fields).filter(([key]) => key !== 'zone') : [];
}

/** Kinds of enemies that entries of this key name. */
export const enemiesIn = (edition: Edition, key: OwnKey): readonly string[] =>
  entryFields(key).flatMap(([, shape]) => {
    const field = bare(shape);
    return field.is === 'name' && field.kind === 'enemy' ? (field.among?.(edition) ?? []) : [];
  });
