/** Round, danger level and objectives in the top bar, where there is no rail for them. */
import type { Context, DangerLevel, State } from '@holdout/engine';
import { ObjectiveToken } from '../board/tokens.tsx';
import { useWords } from '../words/use-words.ts';
import { LevelMark } from './levels.tsx';
import { objectiveCount } from './mission-panel.tsx';

interface Props {
  readonly context: Context;
  readonly state: State;
  readonly danger: DangerLevel;
}

export function TopFacts({ context, state, danger }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const { taken, all } = objectiveCount(context, state);
  return (
    <div className="top-facts">
      <span className="chip">{t('table.round', { n: state.round })}</span>
      <div className="row">
        <span role="img" aria-label={`${t('table.spawns-at')} ${say.level(danger)}`}>
          <LevelMark level={danger} size={20} />
        </span>
        {all > 0 && (
          <span className="chip num" role="img" aria-label={t('table.objectives', { taken, all })}>
            <svg viewBox="-32 -32 64 64" width="13" height="13" aria-hidden="true">
              <ObjectiveToken colour="red" />
            </svg>
            {taken} / {all}
          </span>
        )}
      </div>
    </div>
  );
}
