/** The menu of a Super Hero's turn: six families in fixed places; elevator, hand, sign, traits and skills as the moment has them. */
import { lineOf, TRAITS } from '@holdout/editions/hero/cards.ts';
import type { Context, Option, State } from '@holdout/engine';
import type { MenuPlan } from '../plug.ts';

const TRAIT_IDS: ReadonlySet<string> = new Set(TRAITS.map((t) => t.id));
const TALL = ['react', 'keep-card', 'skill'];

function familyOf({ verb }: Option): string | undefined {
  if (verb === 'open') return 'door';
  if (verb === 'call-elevator' || verb === 'ride') return 'elevator';
  return TRAIT_IDS.has(verb) ? 'trait' : undefined;
}

/** Every zone with somebody to attack, or the hero's own; whoever stands in the zone to be rescued. */
function intents(family: string, context: Context, state: State, hero: number): string[] | undefined {
  const { board, types, zones } = context;
  const { id, zone } = state.heroes[hero];
  if (family === 'rescue') return ['rescue:nobody'];
  if (family !== 'attack') return undefined;
  const taken = board.zones.filter((_, z) => types.some((_type, t) => state.enemies[t * zones + z] > 0));
  const here = board.zones[zone]?.id ?? '';
  return (taken.length > 0 ? taken.map((z) => z.id) : [here]).map((z) => `attack:${lineOf(id).id}@${z}`);
}

export const MENU: Partial<MenuPlan> = {
  places: ['move', 'attack', 'rescue', 'door', 'take', 'power-up', 'gain-trait'],
  familyOf,
  attacks: ['attack', 'hand', 'sign'],
  rolls: ({ verb }) => verb === 'attack' || verb === 'hand' || verb === 'sign',
  intents,
  icons: {
    attack: 'crosshair',
    rescue: 'person',
    'power-up': 'power-lightning',
    'gain-trait': 'card-draw',
    'take-card': 'secret-book',
    trait: 'skills',
    elevator: 'elevator',
    hand: 'gauntlet',
    sign: 'star-formation',
  },
  isTall: ({ prompt, options }) =>
    TALL.includes(prompt) || options.some((o) => TRAIT_IDS.has(o.cards?.[0] ?? '')),
};
