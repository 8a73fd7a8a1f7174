/** The enemies of the mission with their numbers: every kind that spawns, and those with cards of their own in play. */
import type { Context, State } from '@holdout/engine';
import { plugOf } from '../editions/plugs.ts';
import { useWords } from '../words/use-words.ts';
import { EnemyFigure } from './enemy-facts.tsx';

interface Props {
  readonly context: Context;
  readonly state: State;
}

const NUMBERS = ['actions', 'to-kill', 'xp'] as const;

export function SheetEnemies({ context, state }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const { foes } = plugOf(context);
  const named = new Map((foes?.(context, state) ?? []).map((f) => [f.id, f]));
  // One of a kind with a card of its own counts only while it is there.
  const here = context.types.filter(({ id, limit }) => !foes || limit > 1 || named.has(id));
  return (
    <section className="sheet-enemies">
      <h3>{t('sheet.enemies')}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('sheet.enemies')}</span>
            </th>
            {NUMBERS.map((name) => (
              <th key={name} scope="col">
                {t(`howto.enemies.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {here.map(({ id, actions, toughness, xp }) => (
            <tr key={id}>
              <th scope="row">
                <EnemyFigure id={id} />
                <span>
                  {say.enemy(id)}
                  {named.has(id) && <small>{say.abilityText(id)}</small>}
                </span>
              </th>
              {[actions, toughness, xp].map((n, i) => (
                <td key={NUMBERS[i]} className="num display">
                  {n}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
