/** What cards, skills and the other actions of a Zombie Hero are worth in their turn. */
import { FIRST_HERO, healthOf, kitOf } from '@holdout/editions/supers';
import { hungerOf, STITCHED } from '@holdout/editions/zombie-mode';
import { leading, itemAt, heroAt, numberAt, enemiesIn, type Game, type Option } from '@holdout/engine';
import type { Turn } from '../supers/ends.ts';
import { throwWorth, traitWorth } from '../supers/offers.ts';
import { TOKEN, WASTE, WOUND_WORTH } from '../supers/worth.ts';

/** Cards and skills that help at once. */
const OFFERS: { readonly [ability: string]: number } = {
  'glassy-stare': 3,
  'undead-leader': 3,
  'danvers-special': 1,
  'inside-job': 4,
  'deep-freeze': 4,
  // It makes hungry, and whom to pull where is beyond this player.
  'telekinetic-grip': 50 * WASTE,
};

/** Beside a team mate among so many enemies. */
const CROWD = 2;

/** A Super Hero near the hero does nothing this round; small fry is not worth the hunger. */
function leashWorth({ g, hero, zone }: Turn, { args }: Option): number {
  const [type, at] = leading(args, 2);
  const isNear = numberAt(g.view.distance, zone * g.context.zones + at) <= 1;
  return type >= FIRST_HERO && hungerOf(g, hero) <= 1 && isNear ? 5 : WASTE;
}

/** Somebody who cannot get out alone. */
function orderWorth({ g }: Turn, { args }: Option): number {
  const { zone, done } = heroAt(g.state, itemAt(args, 0));
  return enemiesIn(g, zone) >= CROWD && done ? 3 : WASTE;
}

/** As many wounds less as the card heals; fewer are not worth it. */
function healWorth(g: Game, hero: number): number {
  const health = healthOf(g, hero);
  if (health + STITCHED > kitOf(g).health) return WASTE;
  return 6 * WOUND_WORTH.slice(health, health + STITCHED).reduce((sum, worth) => sum + worth);
}

export function offerWorth(turn: Turn, option: Option): number {
  const { g, hero, zone } = turn;
  const hunger = hungerOf(g, hero);
  switch (option.verb) {
    case 'take-card':
      return TOKEN;
    case 'gain-trait':
      return traitWorth(turn);
    case 'sign':
      return throwWorth(g, option);
    case 'stitch-up':
      return healWorth(g, hero);
    case 'bring-it-back-up':
      return hunger >= 3 ? 6 : WASTE;
    case 'betty-ross':
      return hunger >= 2 ? 1 : WASTE;
    case 'psychic-leash':
      return leashWorth(turn, option);
    case 'field-order':
      return orderWorth(turn, option);
    case 'live-grenade':
      return enemiesIn(g, zone) >= 3 ? 4 : WASTE;
    default:
      return OFFERS[option.verb] ?? WASTE;
  }
}
