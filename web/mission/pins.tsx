/**
 * Timers and goals as chips over the board, where there is no panel for them. All goals are behind one chip, as the
 * board needs the room; a goal that is pressed there shows its targets until it is pressed again.
 */
import type { Context, State } from '@holdout/engine';
import { useRef, useState } from 'react';
import { Icon } from '../chrome/icon.tsx';
import { timersOf, type Goal } from '../play/goals.ts';
import { PopCard } from '../table/pop.tsx';
import { useWords } from '../words/use-words.ts';
import { GoalLine } from './goal-line.tsx';
import { timerText } from './timers.tsx';
import type { GoalLook } from './use-goal-look.ts';

interface Props {
  readonly context: Context;
  readonly state: State;
  readonly goals: readonly Goal[];
  readonly look: GoalLook;
}

export function Pins(props: Props): React.JSX.Element {
  const words = useWords();
  return (
    <ul className="pins" aria-label={words.t('goals.pins')}>
      {timersOf(props.state).map((timer) => (
        <li key={timer.counter}>
          <span className="pin timer" role="img" aria-label={timerText(words, timer)}>
            <Icon name="hourglass" size={15} />
            <b className="num">
              {timer.n} / {timer.all}
            </b>
          </span>
        </li>
      ))}
      {props.goals.length > 0 && (
        <li>
          <GoalsPin {...props} />
        </li>
      )}
    </ul>
  );
}

function GoalsPin({ context, state, goals, look }: Props): React.JSX.Element {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const met = goals.filter((g) => g.met).length;
  // What a goal shows is on the board, so the list goes as soon as one is pressed.
  const hold = (goal: string): void => {
    look.hold(goal);
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        type="button"
        ref={button}
        className={look.held === null ? 'pin' : 'pin held'}
        aria-expanded={open}
        aria-label={t('goals.met', { n: met, all: goals.length })}
        onClick={() => setOpen(!open)}
      >
        <Icon name="flag-objective" size={15} />
        <b className="num">
          {met} / {goals.length}
        </b>
      </button>
      {open && (
        <PopCard anchor={button.current} onClose={() => setOpen(false)}>
          <ul className="goals">
            {goals.map((goal) => (
              <GoalLine key={goal.id} context={context} state={state} goal={goal} look={{ ...look, hold }} />
            ))}
          </ul>
        </PopCard>
      )}
    </>
  );
}
