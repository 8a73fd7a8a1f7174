/**
 * Riot Shield. Once per round, when wounds are put on you, prevent 1 of them; or discard it, also when the one of the
 * round is spent, and prevent all. Once per round is counted for the card, whoever holds it.
 */
import { cardOption, DONE, plainOption, procedure } from '@holdout/engine';
import { choose, question, type Question } from '../../../supers/cards/choose.ts';
import { markThisRound, usedThisRound } from '../../../supers/attack/effects.ts';
import { preventWounds, sufferOf } from '../../../supers/wounds/wounds.ts';
import { equipment, sayUsed, useUp } from './card.ts';

const ID = 'riot-shield';
/** In place of a hero, where its uses are counted. */
export const THE_CARD = -1;

export const riotShield = equipment(ID, {
  at: {
    'wounds-shared': {
      can: (_g, _hero, f) => f.wounds > 0,
      run(_g, hero) {
        return question(ID, hero);
      },
    },
  },
  procedure: procedure<Question>()({
    choose: {
      ask(g, f) {
        if (usedThisRound(g, THE_CARD, ID)) return choose(g, f.hero, ID, [DISCARD]);
        return choose(g, f.hero, ID, sufferOf(g).wounds > 1 ? [BLOCK, DISCARD] : [BLOCK]);
      },
      take(g, { hero }, { option }) {
        const wounds = sufferOf(g);
        if (option.verb === BLOCK.verb) {
          markThisRound(g, THE_CARD, ID);
          sayUsed(g, hero, ID);
          preventWounds(g, wounds, 1, ID);
        } else {
          useUp(g, hero, ID);
          preventWounds(g, wounds, wounds.wounds, ID);
        }
        return DONE;
      },
    },
  }),
});

const BLOCK = plainOption('block');
const DISCARD = cardOption('discard', ID, []);
