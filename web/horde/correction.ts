/** The differences as the game hears of them: one correction, and deeds the rules see to. */
import {
  heroAt,
  itemAt,
  DOOR,
  formatCorrection,
  idOf,
  type Context,
  type Json,
  type State,
} from '@holdout/engine';
import { loosePlanOf } from '../editions/plugs.ts';
import type { Difference } from './differences.ts';
import type { Draft } from './table-draft.ts';

type Nested = { [name: string]: { [field: string]: Json } };

/** Undefined where nothing is to be set right. */
export function correctionOf(
  context: Context,
  believed: State,
  differences: readonly Difference[],
): string | undefined {
  const { board, types } = context;
  const zoneOf = (zone: number): string => itemAt(board.zones, zone).id;
  const nested: { readonly [part in 'heroes' | 'enemies' | 'own']: Nested } = {
    heroes: {},
    enemies: {},
    own: {},
  };
  const doors: { [door: string]: Json } = {};
  /** By hero, then by slot. */
  const slots: { [hero: string]: { [slot: number]: Json } } = {};
  const say = (part: keyof typeof nested, name: string, field: string, value: Json): void => {
    (nested[part][name] ??= {})[field] = value;
  };
  for (const d of differences) {
    if (d.what === 'place') say('heroes', heroAt(believed, d.hero).id, 'zone', zoneOf(d.zone));
    else if (d.what === 'gone') {
      say('heroes', heroAt(believed, d.hero).id, 'status', d.status);
      say('heroes', heroAt(believed, d.hero).id, 'zone', null);
    } else if (d.what === 'wounds' || d.what === 'xp' || d.what === 'track')
      say('heroes', heroAt(believed, d.hero).id, d.what, d.n);
    else if (d.what === 'card')
      (slots[heroAt(believed, d.hero).id] ??= {})[d.slot] = d.card === '' ? null : d.card;
    else if (d.what === 'figures') say('enemies', itemAt(types, d.type).id, zoneOf(d.zone), d.n);
    else if (d.what === 'heap') say('own', d.part, zoneOf(d.zone), d.n);
    else if (d.what === 'thing') {
      const thing = loosePlanOf(context)
        .things(context, believed)
        .find(({ key }) => key === d.key);
      if (thing) say('own', thing.part, String(thing.at), { zone: zoneOf(d.zone) });
    } else if (d.what === 'door') doors[itemAt(board.doors, d.door).id] = d.open ? DOOR.open : DOOR.closed;
  }
  for (const [hero, held] of Object.entries(slots)) say('heroes', hero, 'slots', held);
  const said = { ...nested, doors };
  const told = Object.entries(said).filter(([, part]) => Object.keys(part).length > 0);
  return told.length > 0 ? formatCorrection(Object.fromEntries(told)) : undefined;
}

/** What the rules have to see to after that, as the game offers it. */
export const deedsOf = ({ board }: Context, { opens, takes }: Draft): string[] => [
  ...opens.map((door) => idOf('opened', 'door', { door: itemAt(board.doors, door).id })),
  ...takes.map((zone) => idOf('taken', 'zones', { zones: [itemAt(board.zones, zone).id] })),
];
