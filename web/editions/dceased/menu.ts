/** The menu of a turn in DCeased: nine families in fixed places; objects, traits and skills as the moment has them. */
import { dceased, OBJECTS } from '@holdout/editions/dceased';
import { menuFor, RESCUE_NOBODY } from '../supers/menu.ts';

const isObject = (verb: string): boolean => (OBJECTS as readonly string[]).includes(verb);

export const MENU = menuFor(dceased, {
  places: ['move', 'attack', 'rescue', 'collect', 'door', 'take', 'power-up', 'gain-trait', 'trade'],
  familyOf: ({ verb }) => (isObject(verb) ? 'object' : undefined),
  attacks: ['attack'],
  rolls: [...OBJECTS],
  intents: { rescue: () => [RESCUE_NOBODY] },
  icons: {
    rescue: 'person',
    collect: 'knapsack',
    trade: 'trade',
    'power-up': 'power-lightning',
    trait: 'skills',
    object: 'street-light',
  },
});
