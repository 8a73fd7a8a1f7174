/** Words that may not exist: a later edition brings things this client has no words of its own for. */
import type { Translate } from '../words/use-words.ts';

export function maybe(
  t: Translate,
  key: string,
  args?: { readonly [name: string]: string | number },
): string | undefined {
  const text = t(key, args);
  return text === `[${key}]` ? undefined : text;
}
