/** A figure that is the only one of its kind comes onto the board, or falls. */
import { formOf, type GameEvent } from '@holdout/engine';
import { FigureToken } from '../board/extra-tokens.tsx';
import type { TableUi } from '../table/use-table-ui.ts';
import { useWords } from '../words/use-words.ts';
import type { Told } from './moment.ts';
import { Panel } from './panel.tsx';

const LABELS = { actions: 'hands.actions', toughness: 'hands.to-kill', xp: 'hands.xp' };

const enemyIn = (event: GameEvent): string => ('enemy' in event ? (event.enemy ?? '') : '');

export function FoeMoment({ ui, told }: { readonly ui: TableUi; readonly told: Told }): React.JSX.Element {
  const { t, say } = useWords();
  const id = enemyIn(told.event);
  const falls = formOf(told.event.type).beat === 'kill';
  const kind = ui.context.types.find((type) => type.id === id);
  const args = { enemy: say.enemy(id), gender: say.gender(id) };
  return (
    <Panel kind={falls ? 'foe falls' : 'foe'} title={say.event(told.event)} onGoOn={ui.insight.show.skip}>
      <div className={falls ? 'moment-hero fallen' : 'moment-hero'}>
        <svg className="foe-figure" viewBox="-50 -50 100 100" aria-hidden="true">
          <FigureToken id={id} shadow={false} />
        </svg>
      </div>
      <div className="moment-side">
        <h3 className="display">{t(falls ? 'moment.foe.falls' : 'moment.foe.comes', args)}</h3>
        {!falls && say.abilityText(id) && (
          <p>
            <b>{say.ability(id)}</b> {say.abilityText(id)}
          </p>
        )}
        {!falls && kind && (
          <span className="full-numbers">
            {(['actions', 'toughness', 'xp'] as const).map((name) => (
              <span key={name}>
                <b className="display num">{kind[name]}</b>
                <small>{t(LABELS[name])}</small>
              </span>
            ))}
          </span>
        )}
        {falls && kind && <p className="good">{t('moment.foe.xp', { n: kind.xp })}</p>}
      </div>
    </Panel>
  );
}
