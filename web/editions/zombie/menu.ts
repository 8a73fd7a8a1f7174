/** The menu of a Zombie Hero's turn: six families in fixed places; sign, cards, traits and skills as the moment has them. */
import { lineOf, TRAITS } from '@holdout/editions/zombie/cards.ts';
import { DEVOUR } from '@holdout/editions/supers/lines.ts';
import type { Context, Option, State } from '@holdout/engine';
import type { MenuPlan } from '../plug.ts';

const TRAIT_IDS: ReadonlySet<string> = new Set(TRAITS.map((t) => t.id));
const TALL = ['react', 'keep-card', 'skill'];

function familyOf({ verb, cards }: Option): string | undefined {
  if (verb === 'attack') return cards?.[0] === DEVOUR.id ? 'devour' : 'attack';
  if (verb === 'open') return 'door';
  return TRAIT_IDS.has(verb) ? 'trait' : undefined;
}

/** Every zone with somebody to attack, or the hero's own. */
function intents(family: string, context: Context, state: State, hero: number): string[] | undefined {
  const { board, types, zones } = context;
  const { id, zone } = state.heroes[hero];
  const here = board.zones[zone]?.id ?? '';
  if (family === 'devour') return [`attack:${DEVOUR.id}@${here}`];
  if (family !== 'attack') return undefined;
  const taken = board.zones.filter((_, z) => types.some((_type, t) => state.enemies[t * zones + z] > 0));
  return (taken.length > 0 ? taken.map((z) => z.id) : [here]).map((z) => `attack:${lineOf(id).id}@${z}`);
}

export const MENU: Partial<MenuPlan> = {
  places: ['move', 'attack', 'devour', 'door', 'take', 'gain-trait'],
  familyOf,
  attacks: ['attack', 'devour', 'sign'],
  rolls: ({ verb }) => verb === 'attack' || verb === 'sign',
  intents,
  icons: {
    attack: 'crosshair',
    devour: 'bone-gnawer',
    'gain-trait': 'card-draw',
    'take-card': 'secret-book',
    trait: 'fangs',
    sign: 'star-formation',
  },
  isTall: ({ prompt, options }) =>
    TALL.includes(prompt) || options.some((o) => TRAIT_IDS.has(o.cards?.[0] ?? '')),
};
