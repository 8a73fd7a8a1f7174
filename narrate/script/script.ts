/**
 * A mission file as sentences, each made of pieces (piece.ts): how it is won and lost, its goals, its rules, what is set
 * up. Made from the shapes of the file and of its words, by messages of the same names; nothing here knows a word.
 */
import type { Edition, FileShape, Json } from '@holdout/engine';
import { grammarOfMissions } from '@holdout/engine/drafts';
import type { Language } from '../languages/index.ts';
import { grammarOf } from '../languages/shelf.ts';
import { namesOf } from '../names.ts';
import { capital } from '../sentence.ts';
import { wordsOf } from '../words.ts';
import { isObject } from './fits.ts';
import { beginning, type Path, type Piece } from './piece.ts';
import { ruleTold, type RuleTold } from './rule-told.ts';
import { conditionHole } from './condition.ts';
import { factsOf, fieldsOf, message, withoutOptional, type Teller } from './teller.ts';
import type { Tongue } from './template.ts';
import { thingsOf } from './things.ts';

/** What of the file stands where. */
const SECTIONS = ['win', 'lose', 'hopeless', 'goals', 'rules', 'setup', 'board'] as const;
export type Section = (typeof SECTIONS)[number];

export interface Line {
  readonly section: Section;
  readonly path: Path;
  readonly pieces: readonly Piece[];
  /** Of a rule: its parts. */
  readonly rule?: RuleTold;
}

/** What is said elsewhere: the head of the file, its tiles, its texts. */
const ELSEWHERE: readonly string[] = [
  ...['id', 'edition', 'source', 'clause', 'difficulty', 'minutes'],
  ...['tiles', 'levels', 'texts'],
];
const SECTION_OF: { readonly [key: string]: Section } = {
  win: 'win',
  lose: 'lose',
  hopeless: 'hopeless',
  goals: 'goals',
  rules: 'rules',
  ...{ doors: 'board', spawns: 'board', objectives: 'board', areas: 'board' },
};

interface ScriptOptions {
  /** Zones of the board, to tell apart rooms that would have the same name. */
  readonly zones?: readonly string[];
}

export function tellerOf(
  language: Language,
  edition: Edition,
  file: Json,
  { zones = [] }: ScriptOptions = {},
): Teller {
  const words = wordsOf(language, edition.id);
  const names = namesOf(words, { edition: edition.id, zones });
  return {
    edition,
    words,
    grammar: grammarOfMissions(edition),
    things: thingsOf(names, language, file),
    tongue: tongueOf(language),
  };
}

function tongueOf(language: Language): Tongue {
  const { join, article } = grammarOf(language);
  return {
    join(before, value) {
      const [, start = '', one = ''] = /^(.*(?:^|\s))(an?) $/is.exec(before) ?? [];
      const put = one ? article(`a ${value}`) : '';
      const an = put.endsWith(value) ? put.slice(0, put.length - value.length) : '';
      return join(an ? `${start}${one.charAt(0)}${an.slice(1)}` : before, value);
    },
    rules: new Intl.PluralRules(language),
    numbers: new Intl.NumberFormat(language),
    signed: new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }),
  };
}

export function scriptOf(t: Teller, file: Json): Line[] {
  if (!isObject(file)) return [];
  const lines = Object.entries(t.grammar.file.fields).flatMap(([key, shape]) => {
    if (ELSEWHERE.includes(key) || file[key] === undefined) return [];
    if (key === 'own') return ownLines(t, file[key]);
    return linesOf(t, `file.${key}`, key, SECTION_OF[key] ?? 'setup', shape, file[key]);
  });
  return lines.sort((a, b) => SECTIONS.indexOf(a.section) - SECTIONS.indexOf(b.section));
}

function ownLines(t: Teller, value: Json): Line[] {
  const shape = withoutOptional(t.grammar.own);
  if (shape.is !== 'fields' || !isObject(value)) return [];
  return Object.entries(shape.fields).flatMap(([key, of]) =>
    value[key] === undefined ? [] : linesOf(t, `own.${key}`, ['own', key], 'setup', of, value[key]),
  );
}

/** A line for each entry of a list of objects and of a map, one for anything else. */
function linesOf(
  t: Teller,
  key: string,
  at: string | Path,
  section: Section,
  shape: FileShape,
  value: Json,
): Line[] {
  const path: Path = typeof at === 'string' ? [at] : at;
  const inner = withoutOptional(shape);
  const whole = (place: Path, pieces: readonly Piece[]): Line => ({
    section,
    path: place,
    pieces: sentenceOf(pieces),
  });
  if (inner.is === 'list' && Array.isArray(value) && inner.of.is !== 'name' && inner.of.is !== 'number')
    return value.map((entry, i): Line => {
      const place = [...path, i];
      if (inner.of.is !== 'rule') return whole(place, entryOf(t, key, inner.of, entry, place, i));
      const rule = ruleTold(t, entry, place);
      return { ...whole(place, rule.pieces), rule };
    });
  if (inner.is === 'map' && isObject(value))
    return Object.entries(value).map(([name, entry]) => {
      const place = [...path, name];
      const fields = {
        key: { shape: inner.names, value: name, path: place },
        value: { shape: inner.of, value: entry, path: place },
      };
      return whole(place, message(t, key, fields));
    });
  return [whole(path, entryOf(t, key, shape, value, path))];
}

/** `nth`: its place among the entries of its list. */
function entryOf(t: Teller, key: string, shape: FileShape, value: Json, path: Path, nth = 0): Piece[] {
  if (shape.is !== 'condition')
    return message(t, key, fieldsOf(shape, value, path), factsOf({ place: nth + 1 }));
  return message(t, key, {}, conditionHole(t, 'value', value, path));
}

const sentenceOf = (pieces: readonly Piece[]): Piece[] => beginning(pieces, capital);
