/** A figure that is the only one of its kind comes onto the board, or falls. */
import { formOf, type GameEvent } from '@holdout/engine';
import { WholeFoe } from '../cards/whole.tsx';
import type { TableUi } from '../table/use-table-ui.ts';
import { useWords } from '../words/use-words.ts';
import type { Told } from './moment.ts';
import { FoeFigure, hasCard } from './foe-figure.tsx';
import { CardBack } from './card-back.tsx';
import { Panel } from './panel.tsx';

const enemyIn = (event: GameEvent): string => ('enemy' in event ? (event.enemy ?? '') : '');

export function FoeMoment({ ui, told }: { readonly ui: TableUi; readonly told: Told }): React.JSX.Element {
  const { t, say } = useWords();
  const id = enemyIn(told.event);
  const falls = formOf(told.event.type).beat === 'kill';
  const kind = ui.context.types.find((type) => type.id === id);
  const known = hasCard(ui.context, id);
  const args = { enemy: say.enemy(id), gender: say.gender(id) };
  return (
    <Panel kind={falls ? 'foe falls' : 'foe'} title={say.event(told.event)} onGoOn={ui.insight.show.skip}>
      <div className={falls ? 'moment-hero fallen' : 'moment-hero'}>
        <FoeFigure context={ui.context} id={id} />
      </div>
      {!falls && known && (
        <div className="moment-cards">
          <div className="turned">
            <CardBack />
            <div className="full-card">
              <WholeFoe id={id} type={kind} designed={false} />
            </div>
          </div>
        </div>
      )}
      <div className="moment-side">
        <h3 className="display">{t(falls ? 'moment.foe.falls' : 'moment.foe.comes', args)}</h3>
        {falls && kind && <p className="good">{t('moment.foe.xp', { n: kind.xp })}</p>}
      </div>
    </Panel>
  );
}
