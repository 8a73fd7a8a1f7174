/** A bystander card given up for a wound (H-RES-5, H-RES-7). */
import {
  heroAt,
  itemAt,
  EMPTY,
  inSequence,
  valueOf,
  zoneId,
  type Ability,
  type Frame,
} from '@holdout/engine';
import { bystanderId, dropCard } from '../../supers/people/bystanders.ts';
import { BYSTANDER_SLOT } from '../../supers/kit.ts';
import { penalty } from '../../supers/wounds/penalty.ts';
import { risksOf } from '../../supers/wounds/risk.ts';

export const SACRIFICE = 'sacrifice';

/** It prevents one wound, or all of them where the card says so, and counts as a person lost. */
export const sacrifice: Ability = {
  id: SACRIFICE,
  clause: 'H-RES-5',
  at: {
    'wounds-shared': {
      can: (_g, _hero, f) => f.wounds > 0,
      risks: (g, hero) => risksOf(g, [itemAt(heroAt(g.state, hero).slots, BYSTANDER_SLOT)]),
      run(g, hero, f) {
        const h = heroAt(g.state, hero);
        const card = itemAt(h.slots, BYSTANDER_SLOT);
        f.wounds = valueOf(g, hero, 'sacrificesAll') > 0 ? 0 : f.wounds - 1;
        g.emit?.('H-RES-5', { type: 'wound-prevented', hero: h.id, with: bystanderId(g, card) });
        h.slots[BYSTANDER_SLOT] = EMPTY;
        g.emit?.('H-DEV-1', {
          type: 'bystander-lost',
          card: bystanderId(g, card),
          zone: zoneId(g, h.zone),
        });
        const trim: Frame = { proc: 'trim-traits', step: 'check', ...{ hero } };
        return inSequence([penalty(), ...dropCard(g, card), trim]);
      },
    },
  },
};
