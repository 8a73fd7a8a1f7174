/**
 * Goals and timers as chips over the board, where there is no panel for them: how far each has come. A goal that is
 * pressed shows its targets until it is pressed again.
 */
import type { Context, State } from '@holdout/engine';
import { Icon } from '../chrome/icon.tsx';
import { goalTargets, timersOf, type Goal } from '../play/goals.ts';
import { useWords } from '../words/use-words.ts';
import { timerText } from './timers.tsx';
import type { GoalLook } from './use-goal-look.ts';

interface Props {
  readonly context: Context;
  readonly state: State;
  readonly goals: readonly Goal[];
  readonly look: GoalLook;
}

export function Pins({ context, state, goals, look }: Props): React.JSX.Element | null {
  const words = useWords();
  const { t, say } = words;
  const texts = say.mission(context.mission.id).goals;
  const open = goals.filter((g) => !g.met);
  return (
    <ul className="pins" aria-label={t('goals.pins')}>
      {timersOf(state).map((timer) => (
        <li key={timer.counter}>
          <span className="pin timer" role="img" aria-label={timerText(words, timer)}>
            <Icon name="hourglass" size={15} />
            <b className="num">
              {timer.n} / {timer.all}
            </b>
          </span>
        </li>
      ))}
      {open.map(({ id, count }) => (
        <li key={id}>
          <button
            type="button"
            className="pin"
            aria-pressed={look.held === id}
            disabled={goalTargets(state, id).length === 0}
            aria-label={
              count
                ? t('goals.pin', { goal: texts[id] ?? id, n: count.n, all: count.all })
                : (texts[id] ?? id)
            }
            title={texts[id]}
            onClick={() => look.hold(id)}
          >
            <Icon name="flag-objective" size={15} />
            {count && (
              <b className="num">
                {count.n} / {count.all}
              </b>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
