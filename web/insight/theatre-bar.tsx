/** In the place of the decision bar while events are played: the line of the moment, and how to skip. */
import { useWords } from '../words/use-words.ts';
import type { Show } from './use-theatre.ts';

export function TheatreBar({ show }: { readonly show: Show }): React.JSX.Element {
  const { t, say } = useWords();
  return (
    <section className="decide theatre-bar" aria-label={t('insight.theatre')}>
      <div className="prompt paper">{show.line ? say.event(show.line) : '…'}</div>
      <div className="decide-body theatre-body">
        <span className="theatre-progress" aria-hidden="true">
          {/* A new run is a new element: its bar starts afresh. */}
          <span key={show.total} style={{ animationDuration: `${show.total}ms` }} />
        </span>
        <p>{t('insight.theatre.skip')}</p>
      </div>
    </section>
  );
}
