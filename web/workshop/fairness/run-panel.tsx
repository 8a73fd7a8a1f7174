/** How far the bots are: a bar with a part for each number of heroes, and what can be done about it. */
import { Icon } from '../../chrome/icon.tsx';
import { whole } from '../../words/numbers.ts';
import { useWords } from '../../words/use-words.ts';
import { gamesIn } from './figures.ts';
import type { Measurement } from './measuring.ts';

export function RunPanel({ measurement }: { readonly measurement: Measurement }): React.JSX.Element {
  const { t, language } = useWords();
  const { plan, progress, results, workers, pause, goOn, stop } = measurement;
  const played = gamesIn(results);
  const all = results.length * plan.games;
  const playing = progress === 'playing';
  return (
    <section className="panel fairness-run" data-progress={progress} aria-labelledby="fairness-run">
      <div className="row wrap">
        <h2 id="fairness-run" aria-live="polite">
          {t(`workshop.fair.${progress}`)}
        </h2>
        <span className="chip">{t('workshop.fair.crew', { n: workers })}</span>
        <span className="grow" />
        <span className="num fairness-played">
          {t('workshop.fair.played', { n: whole(played, language), all: whole(all, language) })}
        </span>
      </div>
      <progress
        className="visually-hidden"
        max={all}
        value={played}
        aria-label={t('workshop.fair.progress')}
      />
      <div className="fairness-bar" aria-hidden="true">
        {results.map(({ heroes, games }) => (
          <span key={heroes}>
            <i>
              <b style={{ width: `${(100 * games) / plan.games}%` }} />
            </i>
            <small>{t('workshop.fair.number', { n: heroes })}</small>
          </span>
        ))}
      </div>
      <div className="row fairness-control">
        {playing && (
          <button type="button" className="button" onClick={pause}>
            <Icon name="pause-button" size={14} />
            {t('workshop.fair.pause')}
          </button>
        )}
        {(progress === 'paused' || progress === 'stopped') && (
          <button type="button" className="button" onClick={goOn}>
            <Icon name="play-button" size={14} />
            {t('workshop.fair.goOn')}
          </button>
        )}
        {(playing || progress === 'paused') && (
          <button type="button" className="button" onClick={stop}>
            {t('workshop.fair.stop')}
          </button>
        )}
      </div>
    </section>
  );
}
