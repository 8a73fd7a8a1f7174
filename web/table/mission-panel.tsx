/** What the mission asks for, ticked off as it is done; objectives taken; cards left in the decks. */
import type { Context, State } from '@holdout/engine';
import { Icon } from '../chrome/icon.tsx';
import { Briefing } from '../mission/briefing.tsx';
import { GoalLine } from '../mission/goal-line.tsx';
import { MissionClauses } from '../mission/mission-clauses.tsx';
import { Timers } from '../mission/timers.tsx';
import type { GoalLook } from '../mission/use-goal-look.ts';
import type { Goal } from '../play/goals.ts';
import { useWords } from '../words/use-words.ts';
import { FromBox } from '../box/from-box.tsx';
import { PlayedVariants } from './played-variants.tsx';
import { Pop } from './pop.tsx';

interface Props {
  readonly context: Context;
  readonly state: State;
  readonly goals: readonly Goal[];
  readonly look: GoalLook;
}

/** Objectives that count, taken and in all. */
export function objectiveCount({ mission }: Context, state: State): { taken: number; all: number } {
  const counted = state.objectives.filter((_, i) => mission.objectives[i]?.counts ?? true);
  return { taken: counted.filter((o) => o.taken >= 0).length, all: counted.length };
}

export function MissionPanel({ context, state, goals, look }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const { id } = context.mission;
  const text = say.mission(id);
  const { taken, all } = objectiveCount(context, state);
  return (
    <section className="panel mission" aria-label={text.name}>
      <div className="row">
        <h2>{text.name}</h2>
        <span className="grow" />
        <Pop
          className="mission-info"
          label={
            <>
              <span className="hint">{t('table.mission-no', { id })}</span> <Icon name="info" size={15} />
            </>
          }
          ariaLabel={t('table.mission-about')}
        >
          <p>{text.intro}</p>
          <Briefing mission={id} />
          <MissionClauses {...context.mission} />
        </Pop>
      </div>
      <PlayedVariants context={context} />
      <FromBox state={state} />
      <Timers state={state} />
      {all > 0 && (
        <div className="row segments" role="img" aria-label={t('table.objectives', { taken, all })}>
          {Array.from({ length: all }, (_, i) => (
            <i key={i} className={i < taken ? 'full' : undefined} />
          ))}
          <b className="num">
            {taken} / {all}
          </b>
        </div>
      )}
      {context.mission.hopeless
        .filter(({ id: why }) => state.counters[`hopeless-${why}`] === 1)
        .map(({ id: why }) => (
          <p key={why} className="hopeless" role="alert">
            <Icon name="death-skull" size={16} />
            {say.event({ id: 0, parent: 0, cause: 'M-ALL-9', type: 'hopeless', reason: why })}
          </p>
        ))}
      <ul className="goals">
        {goals.map((goal) => (
          <GoalLine key={goal.id} context={context} state={state} goal={goal} look={look} />
        ))}
      </ul>
      <div className="row decks">
        {Object.entries(state.decks).map(([deck, { draw, discard }]) => (
          <span key={deck} className="hint" title={t(`table.deck.${deck}`)}>
            {t('table.deck-counts', {
              deck: t(`table.deck.${deck}`),
              draw: draw.length,
              discard: discard.length,
            })}
          </span>
        ))}
      </div>
    </section>
  );
}
