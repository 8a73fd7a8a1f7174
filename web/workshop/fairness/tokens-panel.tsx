/** What of the mission does little: a token that games are won without, spawn zones that hardly ever wake. */
import { leastUsed, spreadOf, type Measured } from '@holdout/bots/measure';
import type { Context } from '@holdout/engine';
import { Icon } from '../../chrome/icon.tsx';
import { percent } from '../../words/numbers.ts';
import { useWords } from '../../words/use-words.ts';
import { gamesIn } from './figures.ts';

interface Props {
  readonly results: readonly Measured[];
  readonly context: Context;
}

export function TokensPanel({ results, context }: Props): React.JSX.Element | null {
  const { t, say, language } = useWords();
  const { mission, board } = context;
  const nameOf = (zone: number | undefined): string => say.place(board.zones[zone ?? -1]?.id ?? '');
  const least = leastUsed(results);
  const games = gamesIn(results);
  const sleepers = mission.spawns.flatMap(({ zone, active, heroes }, i) => {
    if (active || heroes > 0 || games === 0) return [];
    const woken = results.flatMap((m) => m.woken[i] ?? []);
    return [{ i, zone, share: woken.length / games, round: spreadOf(woken)?.median }];
  });
  if (!least && sleepers.length === 0) return null;
  return (
    <section className="panel fairness-tokens" aria-labelledby="fairness-tokens">
      <h2 id="fairness-tokens">{t('workshop.fair.tokens')}</h2>
      <ul>
        {least && (
          <li className="row">
            <Icon name="flag-objective" size={22} />
            <span>
              <b>{t('workshop.fair.least', { zone: nameOf(mission.objectives[least.token]?.zone) })}</b>
              <small>{t('workshop.fair.least.why', { share: percent(least.share, language) })}</small>
            </span>
          </li>
        )}
        {sleepers.map(({ i, zone, share, round }) => (
          <li key={i} className="row">
            <Icon name="night-sleep" size={22} />
            <span>
              <b>{t('workshop.fair.wakes', { zone: nameOf(zone), share: percent(share, language) })}</b>
              <small>
                {round === undefined
                  ? t('workshop.fair.wakes.never')
                  : t('workshop.fair.wakes.round', { round })}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
