/** What speaks for a plan and against it, and what it is, in words. */
import { itemAt } from '@holdout/engine';
import type { HintedPlan, Reason } from '@holdout/bots/review';
import type { Words } from '../words/use-words.ts';

export const leadText = ({ deeds, lead }: HintedPlan, { say }: Words): string =>
  say.answer(itemAt(deeds, lead).decision, itemAt(deeds, lead).answer);

/** Every deed of it, in order. */
export const deedTexts = ({ deeds }: HintedPlan, { say }: Words): string[] =>
  deeds.map(({ decision, answer }) => say.answer(decision, answer));

export function reasonText(
  { about, hero, times, of, otherwise }: Reason,
  heroes: readonly { readonly id: string }[],
  { t, say }: Words,
): string {
  const id = hero === undefined ? '' : (heroes[hero]?.id ?? '');
  const args = { times, of, hero: id && say.hero(id), otherwise: otherwise ?? 0 };
  return t(`hint.reason.${about}`, args) + (otherwise === undefined ? '' : t('hint.otherwise', args));
}
