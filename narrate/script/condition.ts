/** Conditions in words: each with what it takes, its contrary where it has one, and several put together. */
import type { Json } from '@holdout/engine';
import { isObject } from './fits.ts';
import type { Path, Phrase, Piece } from './piece.ts';
import { fieldsOf, message, type Teller } from './teller.ts';
import { add, type Fill } from './template.ts';
import { listed } from './values.ts';

const GROUPS: readonly string[] = ['all', 'any', 'not'];

/** What a condition is said after: it may be said again before each part, "quand ... et que ...". */
type Link = 'que' | 'si' | '';
/** `denied`: its contrary, where it has words for it. */
interface Manner {
  readonly denied?: boolean;
  readonly link?: Link;
}

/** A condition: its word with what it takes, or several put together. */
export function conditionPhrase(t: Teller, value: Json | undefined, path: Path, manner: Manner = {}): Phrase {
  const [word = '', taken] = isObject(value) ? (Object.entries(value)[0] ?? []) : [];
  const form = Object.hasOwn(t.grammar.conditions, word) ? t.grammar.conditions[word] : undefined;
  if (!form) return { kind: 'condition', path, word, pieces: message(t, 'told.which-condition', {}) };
  const at = [...path, word];
  if (GROUPS.includes(word)) return groupPhrase(t, word, taken, path, manner.link ?? '');
  const contrary = `condition.${word}.not`;
  const key = manner.denied && t.words.has(contrary) ? contrary : `condition.${word}`;
  return { kind: 'condition', path, word, pieces: message(t, key, fieldsOf(form.takes, taken, at)) };
}

function groupPhrase(t: Teller, word: string, taken: Json | undefined, path: Path, link: Link): Phrase {
  const at = [...path, word];
  const isNot = word === 'not';
  const inner = isNot ? [taken] : Array.isArray(taken) ? taken : [];
  const parts = inner.map((one, i) =>
    conditionPhrase(t, one, isNot ? at : [...at, i], isNot ? { denied: true, link: 'que' } : {}),
  );
  return { kind: 'condition', path, word, parts, pieces: grouped(t, word, parts, link) };
}

function grouped(t: Teller, word: string, parts: readonly Phrase[], link: Link): Piece[] {
  const pieces = parts.map((phrase): Piece => ({ is: 'phrase', phrase }));
  const [only] = parts;
  if (!only) return message(t, `condition.${word}.none`, {});
  if (word === 'not')
    return t.words.has(`condition.${only.word}.not`) ? pieces : put(t, 'condition.not', pieces);
  if (pieces.length === 1) return pieces;
  if (word === 'all')
    return listed(
      t,
      pieces.map((piece, i) => linked(t, apart(t, parts, piece, i), i, link)),
    );
  return pieces.reduce<Piece[]>((said, piece, i) => {
    add(t.tongue, said, put(t, i === 0 ? 'condition.any.first' : 'condition.any.next', [piece]), false);
    return said;
  }, []);
}

/** "either a, or b" would swallow what comes after it. */
const apart = (t: Teller, parts: readonly Phrase[], piece: Piece, i: number): Piece[] =>
  parts[i]?.word === 'any' && (parts[i].parts?.length ?? 0) > 1 && i < parts.length - 1
    ? put(t, 'condition.apart', [piece])
    : [piece];

const linked = (t: Teller, pieces: Piece[], i: number, link: Link): Piece[] =>
  i > 0 && link ? put(t, `condition.link.${link}`, pieces) : pieces;

const put = (t: Teller, key: string, pieces: readonly Piece[]): Piece[] =>
  message(t, key, {}, (hole) => (hole === 'part' || hole === 'partQue' ? { pieces } : undefined));

/** The manner a hole asks for. */
export const linkOf = (hole: string): Link =>
  hole.endsWith('Que') ? 'que' : hole.endsWith('Si') ? 'si' : '';

/** Fills `{when}`, `{whenQue}` and `{whenSi}`. */
export const conditionHole =
  (t: Teller, name: string, value: Json | undefined, path: Path): Fill =>
  (hole) =>
    hole.replace(/(Que|Si)$/, '') === name
      ? { pieces: [{ is: 'phrase', phrase: conditionPhrase(t, value, path, { link: linkOf(hole) }) }] }
      : undefined;
