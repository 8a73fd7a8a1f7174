/** In the place of the decision bar while events are played: the line of the moment, and how to skip. */
import type { Told } from '../moments/moment.ts';
import { useWords } from '../words/use-words.ts';
import type { Show } from './use-theatre.ts';

interface Props {
  readonly show: Show;
  /** The moment that is being told. */
  readonly told: Told | null;
}

export function TheatreBar({ show, told }: Props): React.JSX.Element {
  const { t, say } = useWords();
  return (
    <section className="decide theatre-bar" aria-label={t('insight.theatre')}>
      <div className="prompt paper">{show.line ? say.event(show.line) : '…'}</div>
      <div className="decide-body theatre-body">
        <span className="theatre-progress" aria-hidden="true">
          {/* A new run is a new element: its bar starts afresh. */}
          <span key={show.total} style={{ animationDuration: `${show.total}ms` }} />
        </span>
        <div className="row theatre-told">
          {told?.moment === 'spawn' && told.of > 1 && (
            <ol className="moment-steps" aria-hidden="true">
              {Array.from({ length: told.of }, (_, i) => (
                <li key={i} data-step={i + 1 < told.nth ? 'done' : i + 1 === told.nth ? 'now' : undefined}>
                  {i + 1}
                </li>
              ))}
            </ol>
          )}
          {told?.moment !== 'spawn' ? (
            <p>{t('insight.theatre.skip')}</p>
          ) : (
            <button type="button" className="button" onClick={show.skip}>
              {t('moment.skip')}
              <span className="key-cap">{t('moment.space')}</span>
            </button>
          )}
        </div>
      </div>
    </section>
  );
}
