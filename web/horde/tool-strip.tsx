/** What a press on the board means, and the box figures come from and go back to. */
import { itemAt, type Context, type State } from '@holdout/engine';
import { Icon } from '../chrome/icon.tsx';
import { loosePlanOf } from '../editions/plugs.ts';
import { EnemyFigure } from '../faces/enemy-figure.tsx';
import type { IconName } from '../icon-names.ts';
import { useWords } from '../words/use-words.ts';
import type { BoardHand } from './use-board-hand.ts';

/** `move`, `doors`, `tokens`, or what lies in heaps. */
export type Tool = string;

interface Props {
  readonly context: Context;
  readonly state: State;
  readonly tool: Tool;
  readonly hand: BoardHand;
  readonly onTool: (tool: Tool) => void;
}

export function ToolStrip({ context, state, tool, hand, onTool }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const tools: { id: Tool; icon: IconName }[] = [
    { id: 'move', icon: 'footsteps' },
    ...loosePlanOf(context).heaps.map(({ part, icon }) => ({ id: part, icon })),
    ...(context.board.doors.length > 0 ? [{ id: 'doors', icon: 'wooden-door' as const }] : []),
    ...(state.objectives.length > 0 ? [{ id: 'tokens', icon: 'flag-objective' as const }] : []),
  ];
  const { held } = hand;
  const types = context.types.flatMap(({ id, limit }, type) =>
    itemAt(state.supply, type) > 0 && (limit > 1 || state.supply[type] === limit) ? [{ id, type }] : [],
  );
  return (
    <div className="horde-tools">
      <div role="group" aria-label={t('horde.tools')} className="horde-tool-row">
        {tools.map(({ id, icon }) => (
          <button
            key={id}
            type="button"
            className="button"
            aria-pressed={id === tool}
            onClick={() => onTool(id)}
          >
            <Icon name={icon} size={24} />
            {t(`horde.tool.${id}`)}
          </button>
        ))}
      </div>
      <div className="horde-box" role="group" aria-label={t('horde.box')}>
        <span className="horde-box-row">
          {types.map(({ id, type }) => (
            <button
              key={id}
              type="button"
              aria-pressed={held?.kind === 'enemy' && held.from < 0 && held.type === type}
              aria-label={t('horde.from-box.one', { enemy: say.enemy(id), n: itemAt(state.supply, type) })}
              onPointerDown={(e) => hand.hold({ kind: 'enemy', type, from: -1, n: 1 }, e)}
              onClick={() => hand.hold({ kind: 'enemy', type, from: -1, n: 1 })}
            >
              <EnemyFigure kind={id} />
              <small className="num">{state.supply[type]}</small>
            </button>
          ))}
        </span>
        {held && held.kind === 'enemy' && held.from >= 0 ? (
          <button type="button" className="button" onClick={() => hand.drop(-1)}>
            {t('horde.to-box')}
          </button>
        ) : (
          <small className="mute">{t('horde.box.text')}</small>
        )}
      </div>
    </div>
  );
}
