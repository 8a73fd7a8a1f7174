/** Kinds of enemies side by side, with the numbers of the edition. */
import { useWords } from '../words/use-words.ts';
import { EnemyFigure, EnemyNumbers } from './enemy-facts.tsx';
import type { Shown } from './scene.ts';

interface Props {
  readonly enemies: readonly string[];
  readonly shown: Shown;
}

export function EnemyPicture({ enemies, shown: { context } }: Props): React.JSX.Element {
  const { t, say } = useWords();
  return (
    <ul className="howto-enemies">
      {context.types
        .filter(({ id }) => enemies.includes(id))
        .map((type) => (
          <li key={type.id}>
            <EnemyFigure id={type.id} />
            <b className="display">{say.enemy(type.id)}</b>
            <small>{t(`howto.enemy.${type.id}`)}</small>
            <EnemyNumbers type={type} />
          </li>
        ))}
    </ul>
  );
}
