/** For the tests: what is told and offered in both languages, English first. */
import type { Decision, Option, Prompt } from '@holdout/engine';
import { narrator, type Narrator } from '../index.ts';

export const pair = (edition: string): [Narrator, Narrator] => [
  narrator('en', { edition }),
  narrator('fr', { edition }),
];
export const tell = (edition: string, e: Parameters<Narrator['event']>[0]): string[] =>
  pair(edition).map((n) => n.event(e));

const option = (id: string, rest: Partial<Option> = {}): Option => ({
  id,
  verb: id.split(':')[0],
  args: [],
  ...rest,
});
export const asked = (prompt: Prompt, ids: readonly string[], about: Decision['about'] = {}): Decision => ({
  kind: 'pick',
  prompt,
  by: 0,
  hero: 'storm',
  about,
  options: ids.map((id) => option(id)),
});
export const labels = (edition: string, prompt: Prompt, ...ids: string[]): string[] => {
  const d = asked(prompt, ids);
  return pair(edition).flatMap((n) => d.options.map((o) => n.option(d, o)));
};
