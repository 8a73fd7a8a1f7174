/** Cards against enemies: Okoye, Shanna, Betty Ross. */
import {
  heroAt,
  itemAt,
  DONE,
  enemyAtOption,
  procedure,
  type Ability,
  type Game,
  type Option,
} from '@holdout/engine';
import { ambush, preyOf } from '../../../supers/attack/ambush.ts';
import { bystanderId } from '../../../supers/people/bystanders.ts';
import { choose, question, type Question } from '../../../supers/cards/choose.ts';
import { markThisRound, usedThisRound } from '../../../supers/attack/effects.ts';
import { heroTypes, zoneOfEnemyHero } from '../../../supers/enemies/enemy-heroes.ts';
import { ownOf } from '../../../supers/own.ts';
import { canSpend, spendPower } from '../../../supers/cards/power.ts';
import { seenWithin } from '../../../supers/attack/within.ts';
import { preventWounds } from '../../../supers/wounds/wounds.ts';
import { bystander, CLAUSE, sayUsed } from './card.ts';

const PRICE = 1;

/** Once per round, for 1 power. */
const mayNow = (g: Game, hero: number, card: string): boolean =>
  canSpend(g, hero, PRICE) && !usedThisRound(g, hero, card);
function useNow(g: Game, hero: number, card: string): void {
  markThisRound(g, hero, card);
  sayUsed(g, hero, card);
  spendPower(g, hero, PRICE, card);
}

const OKOYE = 'okoye';

/** Another hero or a bystander of the hero's zone suffers 1 wound less; before a combat bystander rolls (H-BYS-3). */
const okoye = bystander(OKOYE, {
  at: {
    'wounds-shared': {
      anyone: true,
      can: (g, hero, f) =>
        hero !== f.hero &&
        f.wounds > 0 &&
        heroAt(g.state, hero).zone === heroAt(g.state, f.hero).zone &&
        mayNow(g, hero, OKOYE),
      run(g, hero, f) {
        useNow(g, hero, OKOYE);
        preventWounds(g, f, 1, OKOYE);
        return null;
      },
    },
    'person-struck': {
      can: (g, hero, f) =>
        !f.saved &&
        ownOf(g).bystanders.some((b) => b.card === f.card && b.zone === heroAt(g.state, hero).zone) &&
        mayNow(g, hero, OKOYE),
      run(g, hero, f) {
        useNow(g, hero, OKOYE);
        f.saved = true;
        g.emit?.(CLAUSE, { type: 'bystander-safe', card: bystanderId(g, f.card), with: OKOYE });
        return null;
      },
    },
  },
});

const SHANNA = 'shanna';

/** When enemies enter the hero's zone: 1 Walker or Runner that entered is eliminated. */
const shanna = bystander(SHANNA, {
  at: {
    'enemies-enter': {
      can: (g, hero, f) => mayNow(g, hero, SHANNA) && preyOf(g, hero, f).length > 0,
      run(g, hero, f) {
        useNow(g, hero, SHANNA);
        return ambush(hero, SHANNA, preyOf(g, hero, f));
      },
    },
  },
});

const BETTY = 'betty-ross';
const CALM_PRICE = 2;
const CALM_RANGE = 2;

const calmable = (g: Game, hero: number): Option[] =>
  heroTypes(g)
    .filter((type) => {
      const zone = zoneOfEnemyHero(g, type);
      return zone >= 0 && seenWithin(g, hero, zone, CALM_RANGE) && !ownOf(g).slowed.includes(type);
    })
    .map((type) => enemyAtOption(g, BETTY, type, zoneOfEnemyHero(g, type)));

/** At the end of the turn, 2 power: a Zombie Hero within range 2 takes its first action only, the next time it acts. */
const bettyRoss = bystander(BETTY, {
  at: {
    'turn-end': {
      can: (g, hero) => canSpend(g, hero, CALM_PRICE) && calmable(g, hero).length > 0,
      run(g, hero) {
        sayUsed(g, hero, BETTY);
        spendPower(g, hero, CALM_PRICE, BETTY);
        return question(BETTY, hero);
      },
    },
  },
  procedure: procedure<Question>()({
    choose: {
      ask: (g, f) => choose(g, f.hero, BETTY, calmable(g, f.hero)),
      take(g, _f, { option }) {
        ownOf(g).slowed.push(itemAt(option.args, 0));
        return DONE;
      },
    },
  }),
});

/** Is the one action of a Zombie Hero's activation over? Once said, it is as quick as ever. */
export function tires(g: Game, type: number): boolean {
  const own = ownOf(g);
  if (!own.slowed.includes(type)) return false;
  own.slowed = own.slowed.filter((t) => t !== type);
  return true;
}

export const DEFENCE_CARDS: readonly Ability[] = [okoye, shanna, bettyRoss];
