/** Cards of the other box that answer a spawn card: Abigail Brand, Senator Kelly. No sight is needed. */
import {
  callerOf,
  itemAt,
  DONE,
  isOf,
  procedure,
  zoneOption,
  type Ability,
  type Game,
  type SpawnStep,
} from '@holdout/engine';
import { choose, question, type Question } from '../../../supers/cards/choose.ts';
import { markThisRound, usedThisRound } from '../../../supers/attack/effects.ts';
import { kitOf } from '../../../supers/kit.ts';
import { activates, drawnCardOf, figuresOn, type DrawnCard } from '../../../supers/enemies/spawn-cards.ts';
import { activeSpawnZones } from '../../company.ts';
import { canPayHunger, raiseHunger } from '../../hunger.ts';
import { bystander, CLAUSE, sayUsed } from './card.ts';

const ABIGAIL = 'abigail-brand';

/** Is the card drawn by a spawn point in the spawn step, not for a room? */
function ofSpawnStep(g: Game, f: DrawnCard): boolean {
  const card = callerOf(g, f);
  return card !== undefined && isOf<SpawnStep>(callerOf(g, card), 'spawn-step');
}

function bringsFigures(g: Game, f: DrawnCard): boolean {
  const card = itemAt(kitOf(g).spawnCards, f.card);
  return (card.kind === 'normal' || card.kind === 'rush') && figuresOn(g, card) > 0;
}

const elsewhere = (g: Game, f: DrawnCard): number[] =>
  [...new Set(activeSpawnZones(g))].filter((z) => z !== f.at);

/** Once per round: figures of a normal or Rush! card come to another active spawn zone, which still draws its own. */
const abigailBrand = bystander(ABIGAIL, {
  at: {
    'card-drawn': {
      can: (g, hero, f) =>
        !usedThisRound(g, hero, ABIGAIL) &&
        bringsFigures(g, f) &&
        ofSpawnStep(g, f) &&
        elsewhere(g, f).length > 0,
      run(g, hero) {
        markThisRound(g, hero, ABIGAIL);
        sayUsed(g, hero, ABIGAIL);
        return question(ABIGAIL, hero);
      },
    },
  },
  procedure: procedure<Question>()({
    choose: {
      ask: (g, f) =>
        choose(
          g,
          f.hero,
          ABIGAIL,
          elsewhere(g, drawnCardOf(g)).map((z) => zoneOption(g, 'in', z)),
        ),
      take(g, _f, { option }) {
        drawnCardOf(g).at = itemAt(option.args, 0);
        return DONE;
      },
    },
  }),
});

const KELLY = 'senator-kelly';

/** 1 hunger: an Extra Activation! card is discarded without effect, and no other is drawn. */
const senatorKelly = bystander(KELLY, {
  at: {
    'card-drawn': {
      can: (g, hero, f) =>
        itemAt(kitOf(g).spawnCards, f.card).kind === 'extra' &&
        !f.still &&
        activates(g, f.card) &&
        canPayHunger(g, hero),
      run(g, hero, f) {
        sayUsed(g, hero, KELLY);
        raiseHunger(g, hero, 1, CLAUSE);
        f.still = true;
        return null;
      },
    },
  },
});

export const SPAWNING_CARDS: readonly Ability[] = [abigailBrand, senatorKelly];
