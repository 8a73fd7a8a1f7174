/** A turn the coach tells of: what was played, what it is held against, and the way there. */
import type { Deed } from '@holdout/bots/review';
import { percent } from '../words/numbers.ts';
import { useWords } from '../words/use-words.ts';
import type { Marked } from './coach-curve.tsx';

interface Props extends Marked {
  readonly onShow: (seq: number) => void;
  readonly onBranch: (seq: number) => void;
}

export function CoachTurn({ turn, number, tone, onShow, onBranch }: Props): React.JSX.Element {
  const { t, say, language } = useWords();
  const told = (deeds: readonly Deed[]): string =>
    deeds.map(({ decision, answer }) => say.answer(decision, answer)).join(' › ');
  const { seq, round, hero, played, other, chance, otherChance, gain } = turn;
  const points = (n: number): number => Math.round(100 * n);
  return (
    <li className={`coach-turn ${tone}`}>
      <b className="coach-number" aria-hidden="true">
        {number}
      </b>
      <div className="grow">
        <p>
          <b>{t('coach.turn', { round, hero: hero && say.hero(hero) })}</b>{' '}
          <span className="coach-gain num">
            {t(`coach.${tone}`, { n: points(gain.mean), give: Math.max(1, points(2 * gain.error)) })}
          </span>
        </p>
        <p>{t('coach.played', { deeds: told(played), chance: percent(chance, language) })}</p>
        <p className="mute">
          {t(`coach.other.${tone}`, { deeds: told(other), chance: percent(otherChance, language) })}
        </p>
        <span className="row wrap">
          <button type="button" className="button" onClick={() => onShow(seq)}>
            {t('coach.show')}
          </button>
          <button type="button" className="button" onClick={() => onBranch(seq)}>
            {t('coach.branch')}
          </button>
        </span>
      </div>
    </li>
  );
}
