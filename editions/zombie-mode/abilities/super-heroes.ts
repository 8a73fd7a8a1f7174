/** Abilities of Super Heroes with a juncture of their own; ../super-heroes.ts has those that change a number or a choice. */
import {
  heroAt,
  itemAt,
  numberAt,
  inSequence,
  NEVER,
  type Ability,
  type Frame,
  type Game,
} from '@holdout/engine';
import { enemyHeroCards } from '../../supers/enemies/enemy-hero-card.ts';
import { loseHit } from '../../supers/attack/hits.ts';
import { canPush, pushFigure, type Push } from '../../supers/moves/push.ts';
import type { Figure } from '../../supers/moves/figures.ts';
import { sufferWounds } from '../../supers/wounds/wounds.ts';
import { superHero } from '../cards.ts';
import { isHidden } from '../sight.ts';

const CLAUSE = 'Z-ENE-2';
const PANTHER = 'black-panther';
const STORM = 'storm';
const MAGNETO = 'magneto';
const COLOSSUS = 'colossus';

const { zoneOf, sayUsed } = enemyHeroCards(CLAUSE, superHero);

/** Zones along the line of sight from a Super Hero. */
const rangeFrom = (g: Game, id: string, zone: number): number =>
  numberAt(g.view.sight, zoneOf(g, id) * g.context.zones + zone);

/** After an attack that assigned him hits without eliminating him, the attacker suffers 1 wound. */
const blackPanther: Ability = {
  id: PANTHER,
  clause: CLAUSE,
  at: {
    'after-attack': {
      must: true,
      can: (g, _nobody, f) =>
        f.grazed.includes(superHero(PANTHER)) && heroAt(g.state, f.hero).status === 'in',
      run(g, _nobody, f) {
        sayUsed(g, PANTHER);
        return sufferWounds(f.hero, 1, { enemies: 1, zone: zoneOf(g, PANTHER) });
      },
    },
  },
};

/** A hero whose turn ends in a street zone she sees, her own too, suffers 1 wound; it is the zone that counts, not the hero. */
const storm: Ability = {
  id: STORM,
  clause: CLAUSE,
  at: {
    'turn-end': {
      must: true,
      can(g, _nobody, f) {
        const { status, zone } = heroAt(g.state, f.hero);
        return (
          status === 'in' &&
          numberAt(g.context.board.buildingOf, zone) < 0 &&
          rangeFrom(g, STORM, zone) !== NEVER
        );
      },
      run(g, _nobody, f) {
        sayUsed(g, STORM);
        return sufferWounds(f.hero, 1, { enemies: 1, zone: zoneOf(g, STORM) });
      },
    },
  },
};

const PULL_RANGE = 2;

/** Heroes whom Magneto sees near enough, and who can get nearer by open ways. */
function pulled(g: Game): Frame[] {
  return g.state.heroes.flatMap((h, hero) => {
    if (h.status !== 'in' || isHidden(g, hero) || rangeFrom(g, MAGNETO, h.zone) > PULL_RANGE) return [];
    const figure: Figure = { kind: 'hero', hero };
    const push: Push = { by: MAGNETO, hero, upTo: 1, atLeast: 1, towards: zoneOf(g, MAGNETO) };
    return canPush(g, figure, push) ? [pushFigure(figure, push)] : [];
  });
}

/** At the start of the enemy phase they come 1 zone nearer: all at once, since nobody stands in another's way. */
const magneto: Ability = {
  id: MAGNETO,
  clause: CLAUSE,
  at: {
    'enemy-phase': {
      must: true,
      can: (g) => pulled(g).length > 0,
      run(g) {
        sayUsed(g, MAGNETO);
        return inSequence(pulled(g));
      },
    },
  },
};

const isShielded = (g: Game, zone: number): boolean => {
  const at = zoneOf(g, COLOSSUS);
  return (
    zone === at || (itemAt(g.view.neighbours, at).includes(zone) && rangeFrom(g, COLOSSUS, zone) !== NEVER)
  );
};

/** Each attack on his zone, or an adjacent one he sees, loses 1 hit: after re-rolls, before hits are divided. */
const colossus: Ability = {
  id: COLOSSUS,
  clause: CLAUSE,
  at: {
    assigning: {
      must: true,
      can: (g, _nobody, f) => f.hits > 0 && f.zones.some((z) => isShielded(g, z)),
      run(g, _nobody, f) {
        sayUsed(g, COLOSSUS);
        loseHit(f);
        return null;
      },
    },
  },
};

export const SUPER_HERO_ABILITIES: readonly Ability[] = [blackPanther, storm, magneto, colossus];
