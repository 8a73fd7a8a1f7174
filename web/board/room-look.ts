/** What a room is, from the name the tile gives it: its floor and its furniture. Unknown rooms get bare boards. */
import { fromAnyEdition } from '../editions/plugs.ts';

export type Furniture =
  | 'bath' | 'stalls' | 'bed' | 'living' | 'kitchen' | 'study' | 'office' | 'meeting' | 'waiting' | 'lobby'
  | 'diner' | 'shop' | 'storeroom' | 'rubble' | 'garage' | 'ward' | 'hall' | 'lounge' | 'corridor' | 'panelled'; // prettier-ignore

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

export const roomLook = (room: string): RoomLook =>
  LOOKS[room] ?? fromAnyEdition((plug) => plug.rooms, room) ?? { floor: 'wood' };
