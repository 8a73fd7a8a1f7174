/** Superman: before an activation in which nobody stands in his zone, the closest hero he sees suffers a wound. */
import {
  itemAt,
  numberAt,
  call,
  DONE,
  FREE,
  heroOption,
  procedure,
  type Ability,
  type Frame,
  type Game,
} from '@holdout/engine';
import { isTarget, targetZones } from '../../../supers/enemies/approach.ts';
import { chooseTogether } from '../../../supers/cards/choose.ts';
import { sufferWounds } from '../../../supers/wounds/wounds.ts';
import { CLAUSE, sayUsed, takesPart, zoneOf } from './card.ts';

const ID = 'superman';
const NEAR = 1;
const FAR = 2;

/** The closest heroes along his line of sight, people never. */
function inGaze(g: Game): number[] {
  const row = zoneOf(g, ID) * g.context.zones;
  const { heroes } = g.state;
  const range = (hero: number): number => numberAt(g.view.sight, row + itemAt(heroes, hero).zone);
  const seen = heroes
    .map((_, hero) => hero)
    .filter((hero) => isTarget(g, hero) && range(hero) >= NEAR && range(hero) <= FAR);
  const closest = Math.min(...seen.map(range));
  return seen.filter((hero) => range(hero) === closest);
}

export const superman: Ability = {
  id: ID,
  clause: CLAUSE,
  at: {
    'enemies-activate': {
      must: true,
      can: (g, _nobody, f) =>
        takesPart(g, f, ID) && !targetZones(g).includes(zoneOf(g, ID)) && inGaze(g).length > 0,
      run(g) {
        sayUsed(g, ID);
        const gaze: Frame = { proc: ID, step: 'choose' };
        return gaze;
      },
    },
  },
  procedure: procedure()({
    choose: {
      ask: (g) =>
        chooseTogether(
          ID,
          inGaze(g).map((hero) => heroOption(g, ID, hero, FREE)),
        ),
      // No attack on a zone: what answers to enemy attacks does not help.
      take: (g, f, { option }) =>
        call(f, 'end', sufferWounds(itemAt(option.args, 0), 1, { enemies: 0, zone: zoneOf(g, ID) })),
    },
    end: () => DONE,
  }),
};
