/** A rule of a mission in words: when, with how many heroes, if, and what happens. */
import type { FileShape, Json } from '@holdout/engine';
import { isObject } from './fits.ts';
import { type Path, type Phrase, type Piece } from './piece.ts';
import { conditionPhrase, linkOf } from './condition.ts';
import { fieldsOf, message, type Teller, type ToldFields } from './teller.ts';
import { filled } from './template.ts';

export interface RuleTold {
  readonly path: Path;
  readonly on: string;
  /** "When", "In", "Before", "As soon as". */
  readonly head: string;
  readonly trigger: Phrase;
  /** Where it is limited to teams of so many. */
  readonly heroes: readonly Piece[] | null;
  readonly when: Phrase | null;
  readonly effects: readonly Phrase[];
  /** All of it. */
  readonly pieces: readonly Piece[];
}

const NOTHING: FileShape & { readonly is: 'fields' } = { is: 'fields', fields: {} };

export function ruleTold(t: Teller, value: Json, path: Path): RuleTold {
  const rule = isObject(value) ? value : {};
  const on = String(rule['on'] ?? '');
  const takes = Object.hasOwn(t.grammar.triggers, on) ? (t.grammar.triggers[on]?.takes ?? NOTHING) : NOTHING;
  const fields = fieldsOf(takes, value, path);
  const whenAt = [...path, 'when'];
  const condition = rule['when'];
  const trigger = triggerPhrase(t, on, fields, path);
  const heroes = rule['heroes'] === undefined ? null : message(t, 'told.with-heroes', fields);
  const done = Array.isArray(rule['do']) ? rule['do'] : [];
  const effects = done.map((one, i) => effectPhrase(t, one, [...path, 'do', i]));
  const head = t.words.say(t.words.has(`trigger.${on}.head`) ? `trigger.${on}.head` : 'trigger.head');
  const link = linkOf(/\{(when\w*)\}/.exec(t.words.raw('told.rule') ?? '')?.[1] ?? '');
  const when =
    condition === undefined || on === 'once' ? null : conditionPhrase(t, condition, whenAt, { link });
  return {
    path,
    on,
    head,
    trigger,
    heroes,
    when,
    effects,
    pieces: whole(t, { head, trigger, heroes, when, effects }),
  };
}

function triggerPhrase(t: Teller, on: string, fields: ToldFields, path: Path): Phrase {
  const known = t.words.has(`trigger.${on}`);
  return {
    kind: 'trigger',
    path,
    word: on,
    pieces: message(t, known ? `trigger.${on}` : 'told.which-trigger', fields),
  };
}

function effectPhrase(t: Teller, value: Json | undefined, path: Path): Phrase {
  const [word = '', taken] = isObject(value) ? (Object.entries(value)[0] ?? []) : [];
  const form = Object.hasOwn(t.grammar.effects, word) ? t.grammar.effects[word] : undefined;
  const pieces = form
    ? message(t, `effect.${word}`, fieldsOf(form.takes, taken, [...path, word]))
    : message(t, 'told.which-effect', {});
  return { kind: 'effect', path, word, pieces };
}

type Parts = Pick<RuleTold, 'head' | 'trigger' | 'heroes' | 'when' | 'effects'>;

function whole(t: Teller, { head, trigger, heroes, when, effects }: Parts): Piece[] {
  const done = effects.reduce<Piece[]>((first, phrase) => {
    const next: Piece[] = [{ is: 'phrase', phrase }];
    const pieces = (hole: string): Piece[] => (hole === 'first' ? first : next);
    return first.length === 0 ? next : message(t, 'told.effects', {}, (hole) => ({ pieces: pieces(hole) }));
  }, []);
  const nothing = message(t, 'told.which-effect', {});
  return filled(t.tongue, t.words.raw('told.rule') ?? '', (hole) => {
    if (hole === 'head') return { value: head };
    if (hole === 'trigger') return { pieces: [{ is: 'phrase', phrase: trigger }] };
    if (hole === 'heroes') return { pieces: heroes ?? [] };
    if (hole === 'heroesGiven') return { value: heroes ? 'yes' : 'no' };
    if (hole === 'whenGiven') return { value: when ? 'yes' : 'no' };
    if (/^when(Que|Si)?$/.test(hole)) return { pieces: when ? [{ is: 'phrase', phrase: when }] : [] };
    return hole === 'effects' ? { pieces: effects.length > 0 ? done : nothing } : undefined;
  });
}
