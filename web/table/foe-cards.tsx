/** Enemies in play that have a card of their own: who, where, and what their ability does (hover, focus or tap). */
import { itemAt, type Context, type State } from '@holdout/engine';
import { EnemyToken } from '../board/tokens.tsx';
import { plugOf } from '../editions/plugs.ts';
import { Face } from '../faces/face.tsx';
import { useRisen } from '../faces/sides.ts';
import { useWords } from '../words/use-words.ts';
import { WholeFoe } from '../cards/whole.tsx';
import { Pop } from './pop.tsx';
import { ClauseText } from './rule-chip.tsx';

const MANY = 2;

interface Props {
  readonly context: Context;
  readonly state: State;
}

export function FoeCards({ context, state }: Props): React.JSX.Element | null {
  const { t, say } = useWords();
  const risen = useRisen('enemies');
  const foes = plugOf(context).foes?.(context, state) ?? [];
  if (foes.length === 0) return null;
  // Many are named only; what each does opens on a press.
  const brief = foes.length > MANY;
  return (
    <section className="panel foes" aria-label={t('table.foes')}>
      <h2 className="cap">{t('table.foes')}</h2>
      <ul className={brief ? 'brief' : undefined}>
        {foes.map(({ id, zone, asleep, designed, clause }) => (
          <li key={id} className={asleep ? 'foe asleep' : 'foe'}>
            <Face
              id={id}
              size={38}
              risen={risen}
              instead={
                <g transform="scale(.8)">
                  <EnemyToken type={id} shadow={false} />
                </g>
              }
            />
            <div>
              <b className="display">{say.enemy(id)}</b>{' '}
              <span className="hint">{say.zone(itemAt(context.board.zones, zone).id)}</span>
              {asleep && <span className="chip">{t('table.foe.asleep', { gender: say.gender(id) })}</span>}
              <Pop className="foe-ability" label={say.ability(id)} hover>
                <WholeFoe id={id} type={context.types.find((type) => type.id === id)} designed={designed} />
                <ClauseText clause={clause} />
              </Pop>
              {!brief && <p className="foe-text">{say.abilityText(id)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
