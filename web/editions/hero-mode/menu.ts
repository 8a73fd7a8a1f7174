/** The menu of a Super Hero's turn: seven families in fixed places; elevator, hand, sign, traits and skills as the moment has them. */
import { hero } from '@holdout/editions/hero-mode';
import { menuFor, RESCUE_NOBODY, rescueId } from '../supers/menu.ts';

export const MENU = menuFor(hero, {
  places: ['move', 'attack', 'rescue', 'door', 'take', 'power-up', 'gain-trait'],
  familyOf: ({ verb }) => (verb === 'call-elevator' || verb === 'ride' ? 'elevator' : undefined),
  attacks: ['attack', 'hand', 'sign'],
  rolls: ['hand', 'sign'],
  intents: { rescue: () => [RESCUE_NOBODY] },
  toPerson: rescueId,
  icons: {
    rescue: 'person',
    'power-up': 'power-lightning',
    trait: 'skills',
    elevator: 'elevator',
    hand: 'gauntlet',
  },
});
