/** What a panel says: the line of the log, in the language of the reader. */
import type { State } from '@holdout/engine';
import type { Words } from '../words/use-words.ts';
import type { Moment } from './moments.ts';

export function captionOf(
  { t, say, language }: Words,
  { role, round, lead, events }: Moment,
  state: State,
): string {
  if (lead === null) {
    const names = state.heroes.map((h) => say.hero(h.id));
    return t('comic.start', { heroes: new Intl.ListFormat(language).format(names) });
  }
  if (role === 'end') {
    const result = state.outcome?.result ?? 'open';
    const alive = state.heroes.filter((h) => h.status !== 'dead').length;
    return t(`summary.line.${result}`, { alive, all: state.heroes.length });
  }
  const { head, dead } = say.deed(lead, events);
  const fallen = new Intl.ListFormat(language).format(dead.map(({ enemy, n }) => say.enemies(enemy, n)));
  const [first] = dead;
  if (!first) return t('comic.caption', { n: round, text: head });
  const down = t('log.down', { enemies: fallen, gender: say.gender(first.enemy), n: first.n });
  return t('comic.caption.down', { n: round, text: head, down });
}
