/** The label its games suggest, why, and a mission of the box to compare with. */
import { labelOf, minutesOf, type Measured } from '@holdout/bots/measure';
import { useEffect, useState } from 'react';
import { engineOf } from '../../editions/plugs.ts';
import { percent } from '../../words/numbers.ts';
import { useWords } from '../../words/use-words.ts';
import type { Workshop } from '../workshop.ts';
import { labelled } from './figures.ts';
import type { likeIt } from './published.ts';

interface Props {
  readonly results: readonly Measured[];
  readonly workshop: Workshop;
  readonly stale: boolean;
}

export function LabelCard({ results, workshop, stale }: Props): React.JSX.Element | null {
  const { t, say, language } = useWords();
  const like = usePublished();
  const found = labelled(results);
  if (!found) return null;
  const { measured, rate } = found;
  const labels = labelOf(rate.interval);
  const name = labels?.map((label) => t(`app.difficulty.${label}`)).join(t('workshop.fair.label.or'));
  const [low, high] = rate.interval;
  const missions = Object.keys(engineOf(workshop.edition).editions.get(workshop.edition)?.missions ?? {});
  const alike = like?.(missions, measured.heroes, rate.share);
  const minutes = minutesOf(measured, workshop.edition);
  const [easiest] = labels ?? [];
  const isUsed = workshop.mission['difficulty'] === easiest && workshop.mission['minutes'] === minutes;
  return (
    <section className="paper fairness-label" aria-label={t('workshop.fair.label')}>
      <p className="fairness-stamp">
        <small>{t('workshop.fair.label')}</small>
        <b>{name ?? '?'}</b>
      </p>
      <div>
        <p>
          {t('workshop.fair.label.why', {
            n: measured.heroes,
            won: percent(rate.share, language),
            low: Math.round(100 * low),
            high: Math.round(100 * high),
          })}
          {alike &&
            ` ${t('workshop.fair.label.like', { mission: say.mission(alike.mission).name, won: percent(alike.rate, language) })}`}
        </p>
        {!labels && <p className="fine">{t('workshop.fair.label.more')}</p>}
        {easiest && !stale && (
          <button
            type="button"
            className="button"
            disabled={isUsed}
            onClick={() =>
              workshop.change(
                { key: 'label', about: { label: { is: 'word', id: `label.${easiest}` }, minutes } },
                { ...workshop.mission, difficulty: easiest, minutes },
              )
            }
          >
            {t(isUsed ? 'workshop.fair.label.used' : 'workshop.fair.label.use', {
              label: t(`app.difficulty.${easiest}`),
              minutes,
            })}
          </button>
        )}
      </div>
    </section>
  );
}

/** Fetched when there is something to compare. */
function usePublished(): typeof likeIt | undefined {
  const [like, setLike] = useState<{ readonly likeIt: typeof likeIt }>();
  useEffect(() => void import('./published.ts').then(setLike), []);
  return like?.likeIt;
}
