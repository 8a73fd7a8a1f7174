/** What the mission counts towards defeat, always in sight: a bar that fills and the narrator's words for it. */
import type { Count, State } from '@holdout/engine';
import { Icon } from '../chrome/icon.tsx';
import { timersOf } from '../play/goals.ts';
import { useWords, type Words } from '../words/use-words.ts';

/** The words the log has for it. */
export const timerText = ({ say }: Words, { counter = '', n }: Count): string =>
  say.event({ id: 0, parent: 0, cause: '', type: 'counted', counter, value: n });

export function Timers({ state }: { readonly state: State }): React.JSX.Element | null {
  const words = useWords();
  const timers = timersOf(state);
  if (timers.length === 0) return null;
  return (
    <ul className="timers">
      {timers.map((timer) => (
        <li key={timer.counter} className={timer.n === 0 ? 'still' : undefined}>
          <span className="row">
            <Icon name="hourglass" size={16} />
            <span className="grow">{timerText(words, timer)}</span>
            <b className="num">
              {timer.n} / {timer.all}
            </b>
          </span>
          <span className="segments row" aria-hidden="true">
            {Array.from({ length: timer.all }, (_, i) => (
              <i key={i} className={i < timer.n ? 'full' : undefined} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
