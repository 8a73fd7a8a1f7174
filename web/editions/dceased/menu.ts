/** The menu of a turn in DCeased: nine families in fixed places; objects, traits and skills as the moment has them. */
import { dceased, OBJECTS } from '@holdout/editions/dceased';
import { idOf } from '@holdout/engine';
import { menuFor, RESCUE_NOBODY, rescueId } from '../supers/menu.ts';

const isObject = (verb: string): boolean => (OBJECTS as readonly string[]).includes(verb);

/** How each object can be used. */
const WAYS: { readonly [object: string]: readonly string[] } = {
  'lamp-post': ['swing', 'big-swing'],
  'phone-booth': ['throw', 'quick-change'],
  'daily-planet-globe': ['roll'],
};

export const MENU = menuFor(dceased, {
  places: ['move', 'attack', 'rescue', 'collect', 'door', 'take', 'power-up', 'gain-trait', 'trade'],
  familyOf: ({ verb }) => (isObject(verb) ? 'object' : undefined),
  attacks: ['attack'],
  rolls: [...OBJECTS],
  intents: { rescue: () => [RESCUE_NOBODY] },
  toPerson: rescueId,
  // Asked with an aim and without: one of the two is no way to use it, and answers nothing.
  toThing: (object, zone) =>
    WAYS[object]?.flatMap((way) => [
      idOf(object, 'way@zones', { way }),
      idOf(object, 'way@zones', { way, zones: [zone] }),
    ]),
  icons: {
    rescue: 'person',
    collect: 'knapsack',
    trade: 'trade',
    'power-up': 'power-lightning',
    trait: 'skills',
    object: 'street-light',
  },
});
