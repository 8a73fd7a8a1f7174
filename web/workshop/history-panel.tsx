/** Every step in words, the newest first; a press goes back to it, and what came later stays as undone. */
import { agoText } from '../screens/ago.ts';
import { useWords } from '../words/use-words.ts';
import { sayStep } from './step-words.ts';
import type { StepProps } from './workshop.ts';

export function HistoryPanel({ workshop }: StepProps): React.JSX.Element {
  const words = useWords();
  const { t, language } = words;
  const { steps, at, goTo } = workshop;
  const lines = [null, ...steps];
  return (
    <section className="panel workshop-history" aria-labelledby="workshop-history">
      <div className="row">
        <h2 id="workshop-history" className="grow">
          {t('workshop.history')}
        </h2>
        <span className="fine mute num">{t('workshop.history.count', { n: steps.length })}</span>
      </div>
      <ol reversed>
        {lines.map((_, back) => {
          const n = lines.length - 1 - back;
          const step = lines[n];
          return (
            <li key={n} data-undone={n > at || undefined}>
              <button type="button" aria-current={n === at ? 'step' : undefined} onClick={() => goTo(n)}>
                <span className="grow">{step ? sayStep(words, step.said) : t('workshop.history.begin')}</span>
                <span className="fine mute">
                  {n > at
                    ? t('workshop.history.undone')
                    : n === at
                      ? t('workshop.history.now')
                      : step && agoText(step.when, Date.now(), language)}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <p className="fine mute">{t('workshop.history.hint')}</p>
    </section>
  );
}
