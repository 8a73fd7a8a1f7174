/** A deed as its button says it: "Wanda: Go to street 13. Open the door". */
import { heroAt, itemAt, type Context, type State } from '@holdout/engine';
import type { Words } from '../words/use-words.ts';
import type { Act, Deed } from './deeds.ts';

export function deedWords(
  { hero, begins, to, act, how, unused }: Deed,
  context: Context,
  state: State,
  { t, say }: Words,
): string {
  const name = say.hero(heroAt(state, hero).id);
  if (!act)
    return unused > 0
      ? t('hands.deed.end', { hero: name, n: unused })
      : t('hands.deed.begin', { hero: name });
  const said = (one: Act): string => say.option(one.decision, one.option);
  const parts = [
    to === undefined ? '' : wayWords(itemAt(context.board.zones, to).id, { t, say }),
    said(act),
    how ? said(how) : '',
  ];
  const words = parts.filter((p) => p !== '').join('. ');
  return begins ? t('hands.deed.by', { hero: name, words }) : words;
}

const wayWords = (zone: string, { t, say }: Pick<Words, 't' | 'say'>): string =>
  t('hands.deed.to', { zone: say.theZone(zone), inZone: say.inZone(zone) });
