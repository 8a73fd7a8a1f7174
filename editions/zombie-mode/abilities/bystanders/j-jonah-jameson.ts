/** At the start of your turn, look at the top card of the spawn deck; you may put it on the bottom. */
import { canLook, look } from '../../../supers/cards/look.ts';
import { bystander, sayUsed } from './card.ts';

const ID = 'j-jonah-jameson';

export const J_JONAH_JAMESON = bystander(ID, {
  at: {
    'turn-start': {
      can: canLook,
      run(g, hero) {
        sayUsed(g, hero, ID);
        return look(g, hero, ID);
      },
    },
  },
});
