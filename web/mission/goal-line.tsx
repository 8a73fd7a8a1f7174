/** A goal of the mission: what it asks, how far it has come. Pointed at, it shows its targets on the board. */
import { heroAt, itemAt, type Context, type State } from '@holdout/engine';
import { Icon } from '../chrome/icon.tsx';
import { plugOf } from '../editions/plugs.ts';
import { goalTargets, type Goal } from '../play/goals.ts';
import { Portrait } from '../table/hero-parts.tsx';
import { useWords, type Words } from '../words/use-words.ts';
import type { GoalLook } from './use-goal-look.ts';
import { movesTo } from './moves-to.ts';

interface Props {
  readonly context: Context;
  readonly state: State;
  readonly goal: Goal;
  readonly look: GoalLook;
}

export function GoalLine({ context, state, goal, look }: Props): React.JSX.Element {
  const words = useWords();
  const { t, say } = words;
  const text = say.mission(context.mission.id).goals[goal.id] ?? goal.id;
  const targets = goal.met ? [] : goalTargets(state, goal.id);
  const inside = (
    <>
      <span className="tick">{goal.met && <Icon name="check-mark" size={12} />}</span>
      <span className="grow">
        {text}
        <GoalCount context={context} state={state} goal={goal} />
      </span>
      <span className="visually-hidden">{t(goal.met ? 'table.goal.met' : 'table.goal.open')}</span>
    </>
  );
  if (targets.length === 0) return <li className={goal.met ? 'met' : undefined}>{inside}</li>;
  return (
    <li>
      <button
        type="button"
        className="goal"
        aria-pressed={look.held === goal.id}
        onPointerEnter={(e) => e.pointerType === 'mouse' && look.look(goal.id)}
        onPointerLeave={() => look.look(null)}
        onFocus={() => look.look(goal.id)}
        onBlur={() => look.look(null)}
        onClick={() => look.hold(goal.id)}
      >
        {inside}
        <span className="visually-hidden">{placesText(words, context, state, goal.id, look.from)}</span>
      </button>
    </li>
  );
}

/** What the rings show, for those who do not see them. */
function placesText({ t, say }: Words, context: Context, state: State, goal: string, from: number): string {
  return goalTargets(state, goal)
    .map(({ zone }) => {
      const name = say.zone(itemAt(context.board.zones, zone).id);
      const way = movesTo(context, state, from, zone);
      return way ? t('goals.place', { zone: name, n: way.moves }) : name;
    })
    .join('; ');
}

/** How far a goal has come: a number, or who has done their part. */
function GoalCount({ context, state, goal }: Omit<Props, 'look'>): React.JSX.Element | null {
  const { t, say } = useWords();
  const progress = plugOf(context).progress?.(context, state, goal.id) ?? goal.count;
  if (!progress) return null;
  if ('n' in progress) {
    const { n, all } = progress;
    return (
      <b className="num goal-count" role="img" aria-label={t('goals.count', { n, all })}>
        {n} / {all}
      </b>
    );
  }
  return (
    <span className="goal-heroes">
      {progress.each.map((done, hero) => (
        <span key={hero} className={done ? 'done' : undefined}>
          <Portrait state={state} hero={hero} size={22} />
          {done && <Icon name="check-mark" size={10} />}
          <span className="visually-hidden">
            {say.hero(heroAt(state, hero).id)} {t(done ? 'table.goal.met' : 'table.goal.open')}
          </span>
        </span>
      ))}
    </span>
  );
}
