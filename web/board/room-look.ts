/** What a room is, from the name the tile gives it: its floor and its furniture. Unknown rooms get bare boards. */
import { itemAt, type Context } from '@holdout/engine';
import { fromAnyEdition } from '../editions/plugs.ts';

export type Furniture =
  | 'bath' | 'stalls' | 'bed' | 'living' | 'kitchen' | 'study' | 'office' | 'meeting' | 'waiting' | 'lobby'
  | 'diner' | 'shop' | 'storeroom' | 'rubble' | 'garage' | 'ward' | 'hall' | 'lounge' | 'corridor' | 'panelled'
  | 'lab' | 'racks' | 'seats' | 'bars' | 'gym' | 'dome' | 'aerial' | 'arsenal' | 'counter' | 'bunks' | 'engine'
  | 'lockers' | 'gates' | 'stair' | 'curtain'; // prettier-ignore

export interface RoomLook {
  readonly floor: string;
  readonly furniture?: Furniture;
}

const LOOKS: { readonly [room: string]: RoomLook } = {
  bathroom: { floor: 'tile-teal', furniture: 'bath' },
  restroom: { floor: 'tile-teal', furniture: 'stalls' },
  toilets: { floor: 'tile-teal', furniture: 'stalls' },
  whiteroom: { floor: 'tile-cream', furniture: 'ward' },
  kitchen: { floor: 'tile-check', furniture: 'kitchen' },
  bluekitchen: { floor: 'tile-check', furniture: 'kitchen' },
  diner: { floor: 'tile-check', furniture: 'diner' },
  living: { floor: 'wood', furniture: 'living' },
  woodroom: { floor: 'wood', furniture: 'panelled' },
  bedroom: { floor: 'carpet-red', furniture: 'bed' },
  lounge: { floor: 'carpet-red', furniture: 'lounge' },
  study: { floor: 'carpet-green', furniture: 'study' },
  office: { floor: 'carpet-blue', furniture: 'office' },
  meeting: { floor: 'wood', furniture: 'meeting' },
  conference: { floor: 'wood', furniture: 'meeting' },
  waiting: { floor: 'tile-cream', furniture: 'waiting' },
  lobby: { floor: 'tile-cream', furniture: 'lobby' },
  corridorA: { floor: 'tile-cream', furniture: 'corridor' },
  corridorB: { floor: 'tile-cream', furniture: 'corridor' },
  shop: { floor: 'tile-cream', furniture: 'shop' },
  storeroom: { floor: 'concrete', furniture: 'storeroom' },
  garage: { floor: 'concrete', furniture: 'garage' },
  ruinA: { floor: 'concrete', furniture: 'rubble' },
  ruinB: { floor: 'concrete', furniture: 'rubble' },
  room: { floor: 'wood', furniture: 'hall' },
};

/** Furniture by what a tile says its room is, where that is not the name of a set. */
const KINDS: { readonly [kind: string]: Furniture } = {
  armours: 'racks', bar: 'diner', bathroom: 'bath', bedroom: 'bed', bunker: 'storeroom', cafe: 'diner', cells: 'bars',
  cinema: 'seats', command: 'racks', foyer: 'lobby', freezer: 'storeroom', hangar: 'garage', newsroom: 'office',
  platform: 'waiting', press: 'racks', reading: 'study', relics: 'hall', rotunda: 'dome', server: 'racks',
  stacks: 'shop', theatre: 'seats', tower: 'dome', tunnel: 'rubble', vault: 'storeroom', whiteroom: 'ward',
  workshop: 'garage', study: 'study', lab: 'lab', gym: 'gym', lobby: 'lobby', office: 'office', corridor: 'corridor',
  living: 'living', meeting: 'meeting', shop: 'shop', storeroom: 'storeroom', waiting: 'waiting', ward: 'ward',
  diner: 'diner', garage: 'garage', kitchen: 'kitchen', aerial: 'aerial', arsenal: 'arsenal', auditorium: 'seats',
  backroom: 'lounge', bank: 'counter', bunks: 'bunks', cold: 'storeroom', engine: 'engine', lockers: 'lockers',
  metro: 'gates', stage: 'curtain', stair: 'stair', stalls: 'shop',
}; // prettier-ignore

/** Floors without a pattern of their own. */
const ALIKE: { readonly [floor: string]: string } = {
  runner: 'carpet-red', parquet: 'wood', glass: 'tile-cream', cobble: 'stone', grating: 'steel', danger: 'steel',
  hangar: 'concrete', dome: 'lab', shaft: 'steel',
}; // prettier-ignore

/** `tileCheck` on a tile is the pattern `tile-check`. */
const patternOf = (floor: string): string =>
  ALIKE[floor] ?? floor.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What the tile says of its room; else what rooms of that name are like. */
export function roomLook({ board, edition }: Context, zone: number): RoomLook {
  const { room = '', tile = '' } = itemAt(board.zones, zone);
  const printed = edition.tiles[tile]?.roomInfo?.[room];
  if (printed) return { floor: patternOf(printed.floor), furniture: KINDS[printed.kind] };
  return LOOKS[room] ?? fromAnyEdition((plug) => plug.rooms, room) ?? { floor: 'wood' };
}
