/** The menu of a Zombie Hero's turn: six families in fixed places; sign, cards, traits and skills as the moment has them. */
import { DEVOUR } from '@holdout/editions/supers';
import { zombie } from '@holdout/editions/zombie-mode';
import { attackId, menuFor } from '../supers/menu.ts';

export const MENU = menuFor(zombie, {
  places: ['move', 'attack', 'devour', 'door', 'take', 'gain-trait'],
  familyOf: ({ verb, cards }) => (verb === 'attack' && cards?.[0] === DEVOUR.id ? 'devour' : undefined),
  attacks: ['attack', 'devour', 'sign'],
  rolls: ['sign'],
  intents: { devour: (here) => [attackId(DEVOUR.id, here)] },
  toPerson: (_card, zone) => attackId(DEVOUR.id, zone),
  icons: { devour: 'bone-gnawer', trait: 'fangs' },
});
