/** For the tests: what is told and offered in both languages, English first. */
import type { Decision, Option, Prompt } from '@holdout/engine';
import { readId, type Form } from '@holdout/engine/testing';
import { narrator, type Narrator } from '../index.ts';

export const pair = (edition: string): [Narrator, Narrator] => [
  narrator('en', { edition }),
  narrator('fr', { edition }),
];
export const tell = (edition: string, e: Parameters<Narrator['event']>[0]): string[] =>
  pair(edition).map((n) => n.event(e));

/** What an id of that form is about. */
export const asOption = (id: string, form?: Form, rest: Partial<Option> = {}): Option => ({
  id,
  args: [],
  ...readId(id, form),
  ...rest,
});
export const asked = (
  prompt: Prompt,
  form: Form | undefined,
  ids: readonly string[],
  about: Decision['about'] = {},
): Decision => ({
  kind: 'pick',
  prompt,
  by: 0,
  hero: 'storm',
  about,
  options: ids.map((id) => asOption(id, form)),
});
export const labels = (edition: string, prompt: Prompt, form: Form, ...ids: string[]): string[] => {
  const d = asked(prompt, form, ids);
  return pair(edition).flatMap((n) => d.options.map((o) => n.option(d, o)));
};
