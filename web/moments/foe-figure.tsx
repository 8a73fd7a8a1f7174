/** An enemy standing: those with a card of their own as themselves, the others as their kind. */
import type { Context } from '@holdout/engine';
import { initialsOf } from '../board/hero-look.ts';
import { plugOf } from '../editions/plugs.ts';
import { EnemyFigure } from '../faces/enemy-figure.tsx';
import { useRisen } from '../faces/sides.ts';
import { Standee } from '../faces/standee.tsx';
import { useWords } from '../words/use-words.ts';

interface Props {
  readonly context: Context;
  readonly id: string;
  readonly count?: number;
}

/** Has it a card of its own? Other large ones come in numbers elsewhere. */
export const hasCard = (context: Context, id: string): boolean =>
  plugOf(context).decks?.some((d) => d.id === 'foes' && d.cards.some((c) => c.id === id)) ?? false;

export function FoeFigure({ context, id, count = 1 }: Props): React.JSX.Element {
  const { say } = useWords();
  const risen = useRisen('enemies');
  return hasCard(context, id) ? (
    <Standee id={id} monogram={initialsOf(say.enemy(id))} risen={risen} enemy />
  ) : (
    <EnemyFigure kind={id} count={count} />
  );
}
