/**
 * Messages whose holes become pieces. A hole that is a field becomes something to press, with its words: `{area}`, or
 * all of `{atLeast, plural, one {a hero} other {# heroes}}`. A choice by anything else only lets the words around agree.
 */
import type { Join } from '../message.ts';
import { MessageReader, type Part } from '../message-reader.ts';
import { beginning, plain, textPiece, type Path, type Piece } from './piece.ts';
import type { FileShape, Json } from '@holdout/engine';

/** What a hole is filled with: words or a number, as a field of the file if it is one, or pieces. */
export type Filler =
  | { readonly pieces: readonly Piece[] }
  | {
      readonly value: string | number;
      readonly field?: FieldFilled;
      /** In place of the value where it chooses among cases. */
      readonly id?: string;
    };
export interface FieldFilled {
  readonly path: Path;
  readonly shape: FileShape;
  readonly value: Json | undefined;
  /** The same hole with another value. */
  readonly other: (value: Json | undefined) => Filler;
}
export type Fill = (hole: string) => Filler | undefined;

export interface Tongue {
  readonly join: Join;
  readonly rules: Intl.PluralRules;
  readonly numbers: Intl.NumberFormat;
  /** With a sign: what is added or taken away. */
  readonly signed: Intl.NumberFormat;
}

const READ = new Map<string, readonly Part[]>();

function partsOf(source: string): readonly Part[] {
  let parts = READ.get(source);
  if (!parts) READ.set(source, (parts = new MessageReader(source).whole()));
  return parts;
}

export const filled = (tongue: Tongue, source: string, fill: Fill): Piece[] =>
  fillParts(tongue, partsOf(source), fill, Number.NaN);

function fillParts(tongue: Tongue, parts: readonly Part[], fill: Fill, number: number): Piece[] {
  const said: Piece[] = [];
  for (const part of parts) add(tongue, said, piecesOf(tongue, part, fill, number), part.kind === 'value');
  return said;
}

function piecesOf(tongue: Tongue, part: Part, fill: Fill, number: number): readonly Piece[] {
  if (part.kind === 'text') return [textPiece(part.text)];
  if (part.kind === 'number') return [textPiece(Number.isNaN(number) ? OPEN : tongue.numbers.format(number))];
  const filler = fill(part.name);
  // Left visible on purpose: a hole nobody fills must not look like finished text.
  if (!filler) return [textPiece(`{${part.name}}`)];
  const words = (one: Filler): readonly Piece[] => wordsIn(tongue, part, one, fill, number);
  if ('pieces' in filler || !filler.field) return words(filler);
  const { path, shape, value, other } = filler.field;
  return [
    { is: 'field', path, shape, value, text: plain(words(filler)), say: (v) => plain(words(other(v))) },
  ];
}

/** Where something is still to be chosen. */
export const OPEN = '…';

function wordsIn(
  tongue: Tongue,
  part: Exclude<Part, { readonly kind: 'text' | 'number' }>,
  filler: Filler,
  fill: Fill,
  number: number,
): readonly Piece[] {
  if ('pieces' in filler)
    return part.kind === 'value' ? filler.pieces : chosen(tongue, part, 'yes', fill, number);
  const { value, id } = filler;
  if (part.kind === 'value')
    return [textPiece(typeof value === 'number' ? tongue.numbers.format(value) : value)];
  return chosen(tongue, part, part.kind === 'select' ? (id ?? value) : value, fill, number);
}

function chosen(
  tongue: Tongue,
  { kind, cases }: Extract<Part, { readonly cases: unknown }>,
  value: string | number,
  fill: Fill,
  number: number,
): Piece[] {
  const count = kind === 'plural' ? Number(value) : number;
  const name =
    kind === 'select' ? String(value) : cases.has(`=${count}`) ? `=${count}` : tongue.rules.select(count);
  return fillParts(tongue, cases.get(name) ?? cases.get('other') ?? [], fill, count);
}

/** Puts pieces behind others: texts that meet are one, and what fills a hole is joined to the words before it. */
export function add(tongue: Tongue, said: Piece[], more: readonly Piece[], fills = true): void {
  for (const piece of more) {
    const last = said.at(-1);
    if (last?.is !== 'text') {
      said.push(piece);
      continue;
    }
    const [before, after] = fills ? joined(tongue, last.text, piece) : [last.text, piece];
    said.pop();
    if (after.is === 'text') said.push(textPiece(before + after.text));
    else {
      if (before !== '') said.push(textPiece(before));
      said.push(after);
    }
  }
}

/** "de " and "le bunker" are "du " and "bunker": what the words before take of those after, they keep. */
function joined({ join }: Tongue, before: string, piece: Piece): [string, Piece] {
  const text = plain([piece]);
  const whole = text === '' ? before : join(before, text);
  let rest = text;
  while (!whole.endsWith(rest)) rest = rest.slice(1).trimStart();
  const cut = text.length - rest.length;
  const [shorter = piece] = cut === 0 ? [piece] : beginning([piece], (words) => words.slice(cut));
  return [whole.slice(0, whole.length - rest.length), shorter];
}
