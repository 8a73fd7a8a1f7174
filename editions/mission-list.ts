/**
 * The missions of an edition: a file for each and, where a mission has a rule that no other has, the words and the
 * procedures of that rule, which stand beside its file and are listed along with it.
 */
import type {
  Action,
  Conditions,
  Edition,
  Effects,
  Json,
  MissionWords,
  Procedure,
  Triggers,
} from '@holdout/engine';

/** What a rule of one mission adds to its edition. */
export interface OwnRule {
  readonly conditions?: Conditions;
  readonly effects?: Effects;
  readonly triggers?: Triggers;
  readonly procedures?: { readonly [name: string]: Procedure };
  readonly actions?: readonly Action[];
}

export interface MissionList {
  readonly files: { readonly [id: string]: Json };
  readonly rules: readonly OwnRule[];
}

type Entry = readonly [file: { readonly id: string }, rule?: OwnRule];

export const missionList = (...entries: readonly Entry[]): MissionList => ({
  files: Object.fromEntries(entries.map(([file]) => [file.id, file])),
  rules: entries.flatMap(([, rule]) => rule ?? []),
});

type Playable = Pick<Edition, 'missions' | 'words' | 'procedures' | 'actions'>;

/** What an edition needs to play these missions, from what it has for all of them. */
export function withMissions({ files, rules }: MissionList, shared: Omit<Playable, 'missions'>): Playable {
  const { words, procedures, actions } = shared;
  return {
    missions: files,
    words: {
      ...words,
      conditions: joined(words.conditions, rules, (rule) => rule.conditions),
      effects: joined(words.effects, rules, (rule) => rule.effects),
      triggers: triggersOf(words, rules),
    },
    procedures: joined(procedures, rules, (rule) => rule.procedures),
    actions: [...actions, ...rules.flatMap((rule) => rule.actions ?? [])],
  };
}

const triggersOf = (words: MissionWords, rules: readonly OwnRule[]): Triggers =>
  rules.reduce((all, { triggers }) => ({ ...all, ...triggers }), words.triggers ?? {});

type Named<T> = { readonly [name: string]: T };

/** No rule may say something else by a name that is taken. Copied once complete, or it would be slow to read. */
function joined<T>(
  shared: Named<T>,
  rules: readonly OwnRule[],
  part: (rule: OwnRule) => Named<T> | undefined,
): Named<T> {
  const all: { [name: string]: T } = { ...shared };
  for (const [name, value] of rules.flatMap((rule) => Object.entries(part(rule) ?? {}))) {
    if (Object.hasOwn(all, name)) throw new Error(`${name} stands twice among the missions' words`);
    all[name] = value;
  }
  return { ...all };
}
