/**
 * What mission files of an edition can say, as shapes: the keys of the file, the section of the edition, and every
 * trigger, condition and effect with what it gives and what it needs. Forms and sentences are made from it.
 */
import type { Edition } from '../kernel/edition.ts';
import { wordsOf } from './all-words.ts';
import { fieldsShape, type Shape } from './argument.ts';
import { FILE } from './file.ts';
import { ruleShapes } from './rule.ts';
import type { Need, Word } from './words.ts';

interface WordForm {
  readonly takes: Shape;
  readonly needs: readonly Need[];
}
interface TriggerKeys {
  /** All keys of a rule with this trigger. */
  readonly takes: Shape & { readonly is: 'fields' };
  readonly gives: readonly Need[];
}

export interface MissionGrammar {
  readonly file: Shape & { readonly is: 'fields' };
  readonly own: Shape;
  readonly triggers: { readonly [on: string]: TriggerKeys };
  readonly conditions: { readonly [word: string]: WordForm };
  readonly effects: { readonly [word: string]: WordForm };
}

const forms = (words: { readonly [word: string]: Word<unknown> }): MissionGrammar['conditions'] =>
  Object.fromEntries(
    Object.entries(words).map(([name, { shape, needs }]) => [name, { takes: shape, needs }]),
  );

export function grammarOfMissions(edition: Edition): MissionGrammar {
  const { conditions, effects, triggers } = wordsOf(edition);
  const shapes = ruleShapes(triggers);
  return {
    file: fieldsShape(FILE),
    own: edition.words.own.shape,
    triggers: Object.fromEntries(
      Object.entries(triggers).map(([on, { gives }], i) => [
        on,
        { takes: shapes[i] ?? fieldsShape({}), gives },
      ]),
    ),
    conditions: forms(conditions),
    effects: forms(effects),
  };
}
