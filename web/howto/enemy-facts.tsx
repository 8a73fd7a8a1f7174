/** An enemy as a piece of the board, and its numbers. */
import type { EnemyType } from '@holdout/engine';
import { FigureToken } from '../board/figure-token.tsx';
import { useWords } from '../words/use-words.ts';

export const EnemyFigure = ({ id }: { readonly id: string }): React.JSX.Element => (
  <svg className="howto-figure" viewBox="-48 -48 96 96" aria-hidden="true">
    <FigureToken id={id} />
  </svg>
);

export function EnemyNumbers({ type }: { readonly type: EnemyType }): React.JSX.Element {
  const { t } = useWords();
  const numbers = [
    ['actions', type.actions],
    ['to-kill', type.toughness],
    ['xp', type.xp],
  ] as const;
  return (
    <dl className="enemy-numbers">
      {numbers.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`howto.enemies.${name}`)}</dt>
          <dd className="display num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
