/** A hero standing, for the moments that are about them. */
import { heroAt, itemAt, type State } from '@holdout/engine';
import { monogramsOf } from '../board/hero-look.ts';
import { useRisen } from '../faces/sides.ts';
import { Standee } from '../faces/standee.tsx';
import { useWords } from '../words/use-words.ts';

interface Props {
  readonly state: State;
  readonly hero: number;
}

export function HeroFigure({ state, hero }: Props): React.JSX.Element {
  const { say } = useWords();
  const risen = useRisen('heroes');
  const monograms = monogramsOf(state.heroes.map((h) => say.hero(h.id)));
  return (
    <>
      <Standee id={heroAt(state, hero).id} monogram={itemAt(monograms, hero)} risen={risen} />
      <b className="display">{say.hero(heroAt(state, hero).id)}</b>
    </>
  );
}
