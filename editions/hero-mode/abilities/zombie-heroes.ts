/** What Zombie Heroes do at junctures of the rules; what they change otherwise is in ../zombie-heroes.ts. */
import { numberAt, inSequence, singleAction, type Ability, type Game } from '@holdout/engine';
import { enemyHeroCards } from '../../supers/enemies/enemy-hero-card.ts';
import { loseHit } from '../../supers/attack/hits.ts';
import { losePower, powerOf } from '../../supers/cards/power.ts';
import { sufferWounds } from '../../supers/wounds/wounds.ts';
import { zombieHero } from '../cards.ts';

const CLAUSE = 'S-CARD-4';
const CAPTAIN_AMERICA = 'captain-america';
const CAPTAIN_MARVEL = 'captain-marvel';
const DARK_PHOENIX = 'dark-phoenix';

const { zoneOf, sayUsed } = enemyHeroCards(CLAUSE, zombieHero);

/** Each attack on his zone scores 1 hit less. */
const captainAmerica: Ability = {
  id: CAPTAIN_AMERICA,
  clause: CLAUSE,
  at: {
    // After re-rolls, before hits are divided.
    assigning: {
      must: true,
      can: (g, _nobody, f) => f.hits > 0 && f.zones.includes(zoneOf(g, CAPTAIN_AMERICA)),
      run(g, _nobody, f) {
        sayUsed(g, CAPTAIN_AMERICA);
        loseHit(f);
        return null;
      },
    },
  },
};

/** Power spent on dice against her zone: if she still stands she takes an action. */
const captainMarvel: Ability = {
  id: CAPTAIN_MARVEL,
  clause: CLAUSE,
  at: {
    'after-attack': {
      must: true,
      can: (g, _nobody, f) => f.spent > 0 && f.zones.includes(zoneOf(g, CAPTAIN_MARVEL)),
      run(g) {
        sayUsed(g, CAPTAIN_MARVEL);
        return singleAction(zombieHero(CAPTAIN_MARVEL), zoneOf(g, CAPTAIN_MARVEL), CLAUSE);
      },
    },
  },
};

const FIRE_RANGE = 1;
const FIRE_POWER = 2;

function heroesInFire(g: Game): number[] {
  const row = zoneOf(g, DARK_PHOENIX) * g.context.zones;
  const { heroes } = g.state;
  return heroes.flatMap((h, i) =>
    h.zone >= 0 && numberAt(g.view.sight, row + h.zone) <= FIRE_RANGE ? [i] : [],
  );
}

/** In the End Phase heroes near her lose 2 power at once; those who have less suffer a wound. */
const darkPhoenix: Ability = {
  id: DARK_PHOENIX,
  clause: CLAUSE,
  at: {
    'end-phase': {
      must: true,
      can: (g) => heroesInFire(g).length > 0,
      run(g) {
        sayUsed(g, DARK_PHOENIX);
        const burnt = heroesInFire(g);
        const short = burnt.filter((hero) => powerOf(g, hero) < FIRE_POWER);
        for (const hero of burnt) losePower(g, hero, FIRE_POWER, CLAUSE);
        // No enemy attack: what answers to enemies does not prevent these.
        const cause = { enemies: 0, zone: zoneOf(g, DARK_PHOENIX) };
        return inSequence(short.map((hero) => sufferWounds(hero, 1, cause)));
      },
    },
  },
};

export const ZOMBIE_HERO_ABILITIES: readonly Ability[] = [captainAmerica, captainMarvel, darkPhoenix];
