/** Doors: opening, shutting, and what a building holds when it is opened for the first time (K-DOOR, K-SPAWN-6). */
import { zoneId, type Game } from '../kernel/game.ts';
import { call, callIf, DONE, inSequence, procedure } from '../kernel/procedure.ts';
import type { Frame } from '../kernel/state.ts';
import { refine } from '../mission/argument.ts';
import { fireRules } from '../mission/fire.ts';
import { colour, tile } from '../mission/named.ts';
import { fired, type TriggersOf } from '../mission/triggers.ts';
import { DOOR } from '../kernel/vocabulary.ts';
import { juncture } from './junctures.ts';
import { zoneOption } from './options.ts';
import { spawnCard } from './spawning.ts';
import { declareEvents, told, type EventsOf } from '../vocabulary/events.ts';
import { asks, declarePrompts, type PromptsOf } from '../vocabulary/prompts.ts';
import { heroAt, itemAt, numberAt } from '../lookup.ts';

const TOLD = declareEvents({
  'door-opened': told(
    { hero: 'hero', door: 'door', card: 'card' },
    { mark: 'closed-doors', tone: 'amber', beat: 'door', sound: 'door' },
  ),
  'building-opened': told(
    { zones: 'zone[]' },
    { mark: 'closed-doors', tone: 'plain', beat: 'pause', follows: true },
  ),
});
declare module '../kernel/event.ts' {
  interface EventMap extends EventsOf<typeof TOLD> {}
}
const ASKED = declarePrompts({
  'fill-room': asks({}, { order: true }),
});
declare module '../kernel/decision.ts' {
  interface PromptMap extends PromptsOf<typeof ASKED> {}
}
/** A door's colour among the names a rule may be limited to, so that no tile is taken for it. */
const doorOf = (name: string): string => `door:${name}`;

/** A hero opens a door: with a side on this face, or of this colour; with both either will do. */
export const DOOR_TRIGGERS = {
  'door-opened': fired(['hero'], { of: tile, colour: refine(colour('doors'), doorOf) }),
};
declare module '../mission/triggers.ts' {
  interface TriggerMap extends TriggersOf<typeof DOOR_TRIGGERS> {}
}
declare module '../kernel/ability.ts' {
  interface Junctures {
    'building-opens': FillRooms;
  }
}

export function setDoor(g: Game, door: number, state: number): void {
  g.state.doors[door] = state;
  g.view = g.context.viewFor(g.state.doors);
  g.stirred = true;
}

/** Door with an end in this zone? */
export const doorTouches = (g: Game, door: number, zone: number): boolean => {
  const { a, b } = itemAt(g.context.board.doors, door);
  return a === zone || b === zone;
};

/** A coloured door stays shut until the mission releases it (K-DOOR-2). */
export const isLocked = (g: Game, door: number): boolean => {
  const { colour } = itemAt(g.context.mission.doors, door);
  return colour !== '' && !g.state.unlocked.includes(colour);
};

/** Buildings these zones belong to that have not been opened yet. */
export function unopened(g: Game, zones: readonly number[]): number[] {
  const { buildingOf } = g.context.board;
  return [...new Set(zones.map((z) => numberAt(buildingOf, z)))].filter(
    (b) => b >= 0 && g.state.opened[b] === 0,
  );
}

interface OpenDoor extends Frame<'open-door'> {
  hero: number;
  door: number;
  card: string;
}

/** Opens the door; `card` is what it was opened with. */
export const openDoor = (hero: number, door: number, card: string): Frame => {
  const f: OpenDoor = { proc: 'open-door', step: 'open', hero, door, card };
  return f;
};

export const openDoorProcedure = procedure<OpenDoor>()({
  open(g, f) {
    setDoor(g, f.door, DOOR.open);
    const door = itemAt(g.context.board.doors, f.door).id;
    g.emit?.('K-DOOR-1', { type: 'door-opened', hero: heroAt(g.state, f.hero).id, door, card: f.card });
    return callIf(f, 'buildings', inSequence(fireDoorRules(g, f)));
  },
  // A door between two unopened buildings opens both at once (S-OPEN-6).
  buildings(g, f) {
    const { a, b } = itemAt(g.context.board.doors, f.door);
    return call(f, 'end', openBuildings([a, b], f.hero));
  },
  end: () => DONE,
});

interface OpenBuildings extends Frame<'open-buildings'> {
  zones: number[];
  /** Hero who opens them, -1 for nobody. */
  hero: number;
  /** Buildings opened now whose rooms have been filled. */
  filled: number[];
}

/** Whatever these zones belong to and has not been opened yet is opened for the first time (K-SPAWN-6). */
export const openBuildings = (zones: number[], hero = -1): Frame => {
  const f: OpenBuildings = { proc: 'open-buildings', step: 'open', zones, hero, filled: [] };
  return f;
};

export const openBuildingsProcedure = procedure<OpenBuildings>()({
  open(g, f) {
    f.filled = unopened(g, f.zones);
    if (f.filled.length === 0) return DONE;
    const { buildingOpens, roomsToFill } = g.context.edition.policies;
    for (const building of f.filled) {
      g.state.opened[building] = 1;
      buildingOpens?.(g, building);
    }
    const rooms = f.filled.flatMap((building) => roomsToFill(g, building));
    g.emit?.('K-SPAWN-6', { type: 'building-opened', zones: rooms.map((z) => zoneId(g, z)) });
    const sub: FillRooms = { proc: 'fill-rooms', step: 'begin', rooms, hero: f.hero };
    return call(f, 'filled', sub);
  },
  filled(g, f) {
    const building = f.filled.shift();
    if (building === undefined) return DONE;
    return callIf(f, 'filled', g.context.edition.policies.buildingOpened?.(g, building));
  },
});

/** Rules about doors that lead onto a tile, both sides count, or that have a colour. */
function fireDoorRules(g: Game, { hero, door }: OpenDoor): Frame[] {
  const { a, b } = itemAt(g.context.board.doors, door);
  const tiles = [a, b].map((z) => itemAt(g.context.board.zones, z).tile).filter((t) => t !== undefined);
  const of = doorOf(itemAt(g.context.mission.doors, door).colour);
  return fireRules(g, 'door-opened', { hero, zone: -1, type: -1, of, also: tiles });
}

export interface FillRooms extends Frame<'fill-rooms'> {
  rooms: number[];
  /** Hero who opens the building, -1 for nobody. */
  hero: number;
}

/** A card for every room, in an order the players choose (C-OPEN-4, S-OPEN-3). */
export const fillRoomsProcedure = procedure<FillRooms>()({
  begin(g, f) {
    return callIf(f, 'choose', f.hero >= 0 && juncture(g, 'building-opens', f.hero));
  },
  choose: {
    ask(g, f) {
      if (f.rooms.length === 0) return DONE;
      return {
        kind: 'pick',
        prompt: 'fill-room',
        by: 'team',
        options: f.rooms.map((z) => zoneOption(g, 'fill', z)),
      };
    },
    take(_g, f, { option }) {
      const zone = itemAt(option.args, 0);
      f.rooms = f.rooms.filter((z) => z !== zone);
      return call(f, 'choose', spawnCard(zone));
    },
  },
});
