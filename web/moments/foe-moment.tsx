/** A figure that is the only one of its kind comes onto the board, or falls. */
import { formOf, type GameEvent } from '@holdout/engine';
import { WholeFoe } from '../cards/whole.tsx';
import { plugOf } from '../editions/plugs.ts';
import { EnemyFigure } from '../faces/enemy-figure.tsx';
import { useRisen } from '../faces/sides.ts';
import { Standee } from '../faces/standee.tsx';
import type { TableUi } from '../table/use-table-ui.ts';
import { useWords } from '../words/use-words.ts';
import type { Told } from './moment.ts';
import { CardBack } from './card-back.tsx';
import { Panel } from './panel.tsx';

const enemyIn = (event: GameEvent): string => ('enemy' in event ? (event.enemy ?? '') : '');

export function FoeMoment({ ui, told }: { readonly ui: TableUi; readonly told: Told }): React.JSX.Element {
  const { t, say } = useWords();
  const id = enemyIn(told.event);
  const falls = formOf(told.event.type).beat === 'kill';
  const kind = ui.context.types.find((type) => type.id === id);
  const risen = useRisen('enemies');
  // Those with a card of their own; other large ones come in numbers elsewhere.
  const known =
    plugOf(ui.context).decks?.some((d) => d.id === 'foes' && d.cards.some((c) => c.id === id)) ?? false;
  const args = { enemy: say.enemy(id), gender: say.gender(id) };
  return (
    <Panel kind={falls ? 'foe falls' : 'foe'} title={say.event(told.event)} onGoOn={ui.insight.show.skip}>
      <div className={falls ? 'moment-hero fallen' : 'moment-hero'}>
        {known ? (
          <Standee id={id} monogram={say.enemy(id).charAt(0)} risen={risen} enemy />
        ) : (
          <EnemyFigure kind={id} />
        )}
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
