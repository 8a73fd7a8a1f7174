/** What a field, a word or a rule begins with: the least that its shape takes. What nobody can guess is left open. */
import type { Edition, FileShape, Json } from '@holdout/engine';
import type { MissionGrammar } from '@holdout/engine/drafts';
import { isFields } from '../patch.ts';
import type { MissionFile } from '../workshop.ts';

/** No word yet: said as a question, refused until it has an answer. */
export const OPEN_WORD: Json = {};

/** `names`: what of a kind the mission has, its first to be taken. */
export interface Known {
  readonly edition: Edition;
  readonly names: (shape: FileShape) => readonly Json[];
}

export function blank(shape: FileShape, known: Known): Json {
  switch (shape.is) {
    case 'yes':
    case 'flag':
      return true;
    case 'null':
      return null;
    case 'number':
      return Math.max(shape.least, Math.min(1, shape.most));
    case 'name':
      return known.names(shape)[0] ?? '';
    case 'list':
      return [blank(shape.of, known)];
    case 'either':
      return shape.of[0] ? blank(shape.of[0], known) : null;
    case 'optional':
      return blank(shape.of, known);
    case 'map': {
      const [name] = known.names(shape.names);
      return typeof name === 'string' ? { [name]: blank(shape.of, known) } : {};
    }
    case 'fields':
      return Object.fromEntries(
        Object.entries(shape.fields).flatMap(([name, of]) =>
          of.is === 'optional' ? [] : [[name, blank(of, known)]],
        ),
      );
    default:
      return OPEN_WORD;
  }
}

const GROUPS: readonly string[] = ['all', 'any', 'not'];

/** `{ "experience": 1 }`. */
export function blankWord(
  grammar: MissionGrammar,
  kind: 'condition' | 'effect',
  word: string,
  known: Known,
): Json {
  const words = kind === 'effect' ? grammar.effects : grammar.conditions;
  const form = words[word];
  return form ? { [word]: blank(form.takes, known) } : OPEN_WORD;
}

/** A condition put together of others keeps them; of one condition, a group is made around it. */
export function regrouped(condition: Json, group: string, grammar: MissionGrammar, known: Known): Json {
  const parts = partsOf(condition);
  if (group === 'not') return { not: parts.length === 1 ? (parts[0] ?? OPEN_WORD) : condition };
  if (GROUPS.includes(group)) return { [group]: [...parts] };
  return blankWord(grammar, 'condition', group, known);
}

function partsOf(condition: Json): readonly Json[] {
  const [word = '', taken] = isFields(condition) ? (Object.entries(condition)[0] ?? []) : [];
  if (!GROUPS.includes(word) || taken === undefined) return [condition];
  return Array.isArray(taken) ? taken : [taken];
}

/** A rule with another trigger keeps whatever that one can have too. */
export function retriggered(rule: Json, on: string, grammar: MissionGrammar, known: Known): Json {
  const takes = grammar.triggers[on]?.takes;
  if (!takes) return rule;
  const kept = isFields(rule) ? rule : {};
  return Object.fromEntries(
    Object.entries(takes.fields).flatMap(([name, of]): [string, Json][] => {
      if (name === 'on') return [['on', on]];
      const value = Object.hasOwn(kept, name) ? kept[name] : undefined;
      if (value !== undefined) return [[name, value]];
      return of.is === 'optional' ? [] : [[name, name === 'do' ? [OPEN_WORD] : blank(of, known)]];
    }),
  );
}

export const blankRule = (grammar: MissionGrammar, known: Known): Json =>
  retriggered({}, Object.keys(grammar.triggers)[0] ?? '', grammar, known);

/** Ids of lines of a list: one that is not taken. */
export function freshId(mission: MissionFile, list: string, stem: string): string {
  const lines = Array.isArray(mission[list]) ? mission[list] : [];
  const taken = lines.map((line) => (isFields(line) ? line['id'] : undefined));
  let n = 1;
  while (taken.includes(`${stem}-${n}`)) n++;
  return `${stem}-${n}`;
}
