/** Traits that answer what enemies do: coming in, being drawn. */
import { heroAt, type Ability, type Game } from '@holdout/engine';
import { canAttackFree, freeAttack, type Grant } from '../../../supers/attack/attack-action.ts';
import { drawInstead } from '../../../supers/enemies/spawn-cards.ts';
import { spend, trait, withCard } from '../../../supers/cards/trait-card.ts';

const bite = (g: Game, hero: number): Grant => ({
  by: 'rise-and-bite',
  lines: ['unique', 'devour'],
  zones: [heroAt(g.state, hero).zone],
});

/** When enemies move into your zone: make 1 free unique attack or Devour on your zone. */
const riseAndBite = trait('rise-and-bite', {
  at: {
    'enemies-enter': withCard({
      can: (g, hero, f) =>
        f.steps.some((s) => s.to === heroAt(g.state, hero).zone) && canAttackFree(g, hero, bite(g, hero)),
      run: (g, hero) => spend(g, hero, 'rise-and-bite', freeAttack(hero, bite(g, hero))),
    }),
  },
});

/**
 * When a spawn card is drawn: discard it and draw another one in its place. One False Trail per card, so another copy
 * could not act at the same juncture. No sight is needed.
 */
const falseTrail = trait('false-trail', {
  at: {
    'card-drawn': {
      can: () => true,
      run(g, hero, f) {
        const frame = spend(g, hero, 'false-trail');
        drawInstead(g, f);
        return frame;
      },
    },
  },
});

export const INTERRUPTIONS: readonly Ability[] = [riseAndBite, falseTrail];
