/** People who watch out for enemies: Mercy Graves, Jimmy Olsen. */
import { heroAt, type Ability, type Game } from '@holdout/engine';
import { ambush, preyOf } from '../../../supers/attack/ambush.ts';
import { arrivalsIn } from '../../../supers/enemies/arrivals.ts';
import type { Entered } from '../../../supers/policies.ts';
import { canSpend, spendPower } from '../../../supers/cards/power.ts';
import { canPush, pushFigure, type Push } from '../../../supers/moves/push.ts';
import { zonesWithin } from '../../../supers/attack/within.ts';
import { bystander, sayUsed } from './card.ts';

const PRICE = 1;

const MERCY = 'mercy-graves';

/** Enemies have entered the hero's zone: a Walker or Runner among them is eliminated. No attack (S-FAQ-4). */
const mercyGraves = bystander(MERCY, {
  at: {
    'enemies-enter': {
      can: (g, hero, f) => canSpend(g, hero, PRICE) && preyOf(g, hero, f).length > 0,
      run(g, hero, f) {
        sayUsed(g, hero, MERCY);
        spendPower(g, hero, PRICE, MERCY);
        return ambush(hero, MERCY, preyOf(g, hero, f));
      },
    },
  },
});

const JIMMY = 'jimmy-olsen';
const RANGE = 1;

const away = (hero: number): Push => ({ by: JIMMY, hero, upTo: 1, atLeast: 1 });

/** Those who have come into a zone one away, not into the own one. */
const closingIn = (g: Game, hero: number, f: Entered): boolean =>
  zonesWithin(g, hero, RANGE).some((z) => z !== heroAt(g.state, hero).zone && arrivalsIn(g, z, f).length > 0);

/** Enemies have entered a zone at range 1: the hero is pushed 1 zone before they act again (D-ACT-4). */
const jimmyOlsen = bystander(JIMMY, {
  at: {
    'enemies-enter': {
      can: (g, hero, f) =>
        canSpend(g, hero, PRICE) && closingIn(g, hero, f) && canPush(g, { kind: 'hero', hero }, away(hero)),
      run(g, hero) {
        sayUsed(g, hero, JIMMY);
        spendPower(g, hero, PRICE, JIMMY);
        return pushFigure({ kind: 'hero', hero }, away(hero));
      },
    },
  },
});

export const WATCHFUL_PEOPLE: readonly Ability[] = [mercyGraves, jimmyOlsen];
