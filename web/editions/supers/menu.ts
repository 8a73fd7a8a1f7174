/** The menu of a hero's turn: what every super-hero edition has in it, and what one of them adds. */
import { kitIn, type SupersEdition } from '@holdout/editions/supers';
import { heroAt, itemAt, idOf, type Context, type Option, type State } from '@holdout/engine';
import type { Thing } from '../../board/extras.ts';
import type { MenuPlan } from '../plug.ts';

interface MenuParts extends Pick<MenuPlan, 'places' | 'attacks' | 'icons'> {
  /** Family of an option that only this edition puts there. */
  readonly familyOf: (option: Option) => string | undefined;
  /** Verbs that roll dice, beside attacks. */
  readonly rolls: readonly string[];
  /** What a press on a family of its own could have meant to a hero in that zone. */
  readonly intents: { readonly [family: string]: (here: string) => readonly string[] };
  /** What a press on somebody could have meant, by the card that names them. */
  readonly toPerson: (card: string, zone: string) => string;
  /** The same for a thing that only this edition has. */
  readonly toThing?: (thing: string, zone: string) => readonly string[] | undefined;
}

/** The id of an attack with that line. */
export const attackId = (line: string, zone: string): string =>
  idOf('attack', 'cards@zones', { cards: [line], zones: [zone] });
export const rescueId = (card: string): string => idOf('rescue', 'cards', { cards: [card] });
/** The id of a rescue where nobody is. */
export const RESCUE_NOBODY = rescueId('nobody');

export function menuFor({ kit }: SupersEdition, own: MenuParts): Partial<MenuPlan> {
  const traits: ReadonlySet<string> = new Set(kit.traits.map((t) => t.id));
  return {
    places: own.places,
    attacks: own.attacks,
    familyOf(option) {
      const { verb } = option;
      return own.familyOf(option) ?? (verb === 'open' ? 'door' : traits.has(verb) ? 'trait' : undefined);
    },
    rolls: ({ verb }) => verb === 'attack' || own.rolls.includes(verb),
    meant(thing, { board }) {
      const zone = itemAt(board.zones, thing.zone).id;
      switch (thing.kind) {
        case 'person':
          return [own.toPerson(thing.person.id, zone)];
        case 'card':
          if (thing.card.back === 'equipment') return ['collect'];
          return thing.card.id ? [idOf('take-card', 'cards', { cards: [thing.card.id] })] : [];
        case 'thing':
          return own.toThing?.(thing.thing.kind, zone) ?? thingIntents(thing.thing.kind, zone);
        default:
          return [];
      }
    },
    intents(family, context, state, hero) {
      const { id, zone } = heroAt(state, hero);
      const here = context.board.zones[zone]?.id ?? '';
      if (family !== 'attack') return own.intents[family]?.(here);
      return zonesToAttack(context, state, here).map((z) =>
        attackId(kitIn(context.edition).weaponOf(id).id, z),
      );
    },
    icons: {
      attack: 'crosshair',
      'gain-trait': 'card-draw',
      'take-card': 'secret-book',
      sign: 'star-formation',
      ...own.icons,
    },
  };
}

/** What is thrown or fired is asked about where it lies; an elevator is called. */
function thingIntents(kind: Thing['kind'], zone: string): string[] {
  if (kind === 'sign' || kind === 'hand') return [idOf(kind, 'zones', { zones: [zone] })];
  return kind === 'elevator' ? ['call-elevator'] : [];
}

/** Every zone with somebody to attack, or the hero's own. */
function zonesToAttack({ board, types, zones }: Context, { enemies }: State, here: string): string[] {
  const taken = board.zones.filter((_, z) => types.some((_type, t) => itemAt(enemies, t * zones + z) > 0));
  return taken.length > 0 ? taken.map((z) => z.id) : [here];
}
