/** Everybody who plays, with their hearts. */
import type { Context, State } from '@holdout/engine';
import { plugOf } from '../editions/plugs.ts';
import { HeroFace } from '../faces/hero-face.tsx';
import { Hearts } from '../table/hero-parts.tsx';
import { useWords } from '../words/use-words.ts';

interface Props {
  readonly context: Context;
  readonly state: State;
  readonly chosen?: number;
  readonly onHero?: (hero: number) => void;
}

export function HeroStrip({ context, state, chosen, onHero }: Props): React.JSX.Element {
  const { say } = useWords();
  const { sheet } = plugOf(context);
  return (
    <ul className="horde-heroes">
      {state.heroes.map(({ id, status }, hero) => {
        const name = say.hero(id);
        const face = (
          <>
            <HeroFace id={id} monogram={name.slice(0, 1)} size={40} dead={status === 'dead'} />
            <span>
              <b>{name}</b>
              <Hearts {...sheet.heartsOf(state, hero)} brief />
            </span>
          </>
        );
        return (
          <li key={id} data-status={status}>
            {onHero ? (
              <button type="button" aria-pressed={hero === chosen} onClick={() => onHero(hero)}>
                {face}
              </button>
            ) : (
              <span>{face}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
