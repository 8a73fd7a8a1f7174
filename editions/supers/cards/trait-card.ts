/** What every trait has in common: used once, then discarded (S-TRAIT-3). Each use goes through `spend`. */
import {
  callIf,
  DONE,
  juncture,
  procedure,
  type Ability,
  type Frame,
  type Game,
  type Reaction,
} from '@holdout/engine';
import { attackUnderWay } from '../attack/hits.ts';
import { useTrait } from './traits.ts';

declare module '@holdout/engine' {
  interface Junctures {
    'trait-done': Frame;
  }
}

export const trait = (id: string, does: Omit<Ability, 'id' | 'clause'>): Ability => ({
  id,
  clause: 'S-TRAIT-3',
  ...does,
});

/** A reaction with a card: a second copy may act at the same juncture. */
export const withCard = <F extends Frame>(r: Reaction<F>): Reaction<F> => ({ ...r, usedUp: true });

/** The card is used, then it does the rest of what it says. */
export function spend(g: Game, hero: number, id: string, ...then: Frame[]): Frame {
  const used = useTrait(g, hero, id);
  const frames = used ? [used, ...then, ...afterwards(g, hero)] : then;
  return { proc: 'sequence', step: 'next', ...{ frames } };
}

interface TraitDone extends Frame<'trait-done'> {
  hero: number;
}

/** Where something waits for the end of a trait's effect. */
function afterwards(g: Game, hero: number): Frame[] {
  if (!g.context.reactions.has('trait-done')) return [];
  const f: TraitDone = { proc: 'trait-done', step: 'done', hero };
  return [f];
}

/** What a trait does to an attack is done when the attack is. */
export const traitDoneProcedure = procedure<TraitDone>()({
  done(g, f) {
    const under = attackUnderWay(g);
    if (under?.hero === f.hero) {
      under.traits++;
      return DONE;
    }
    return callIf(f, 'end', juncture(g, 'trait-done', f.hero));
  },
  end: () => DONE,
});
