/** Iceman: Ice Slide, Black Ice, and the Deep Freeze of its own file. */
import { heroAt, freshOf, tire, type Ability, type Chosen, type Game } from '@holdout/engine';
import { arrivals } from '../../supers/enemies/arrivals.ts';
import { sayUsed } from '../../supers/attack/effects.ts';
import type { Entered } from '../../supers/policies.ts';
import { deepFreeze } from './deep-freeze.ts';

/** Each of his Moves may go up to 2 zones; a zone with enemies ends it. */
const iceSlide: Ability = { id: 'ice-slide', clause: 'S-MOVE-4', values: { zonesPerMove: 1 } };

/** Those who have come into his zone and would act again; others of their type there are none of them. */
function slipping(g: Game, hero: number, f: Entered): Chosen[] {
  const into = arrivals(g, hero, f);
  return g.context.types.flatMap((_, type): Chosen[] => {
    const n = into.reduce((sum, s) => (s.type === type ? sum + s.n : sum), 0);
    const figures = { type, zone: heroAt(g.state, hero).zone, n };
    const fresh = n > 0 ? freshOf(g, figures) : 0;
    return fresh > 0 ? [{ ...figures, n: fresh }] : [];
  });
}

/** Whoever's first action leads into his zone takes no second one in that activation. */
const blackIce: Ability = {
  id: 'black-ice',
  clause: 'K-ENE-9',
  at: {
    'enemies-enter': {
      must: true,
      can: (g, hero, f) => slipping(g, hero, f).length > 0,
      run(g, hero, f) {
        sayUsed(g, hero, blackIce.id);
        tire(g, slipping(g, hero, f));
        return null;
      },
    },
  },
};

export const ICEMAN: readonly Ability[] = [iceSlide, blackIce, deepFreeze];
