/** Names of zones and doors: `S4` is "street 4", `R_1B_01_kitchen` is "kitchen (1B)", `FOUNTAIN` the fountain. */
import { doorSides } from '@holdout/engine';
import type { Words } from './words.ts';

export interface Places {
  /** With its article: "the kitchen (1B)". */
  theZone(id: string): string;
  zone(id: string): string;
  /** Where something happens: "in the kitchen (1B)", "on the platform (2R)". */
  inZone(id: string): string;
  door(id: string): string;
  /** The level of a room with an elevator shaft (H-ELE-1). */
  floorOf(id: string): string;
  /** Both sides of a door, with their articles. */
  sides(door: string): readonly string[];
}

/**
 * A tile face may lie on a board of the players' own twice: then column and row tell its rooms apart. Without codes a
 * room is called by its name alone, for those who see it or can ask which one is meant.
 */
export function placesOf(words: Words, board: readonly string[], codes = true): Places {
  const seen = new Map<string, number>();
  for (const id of board) {
    const room = roomIn(id);
    if (room) seen.set(`${room.tile} ${room.name}`, (seen.get(`${room.tile} ${room.name}`) ?? 0) + 1);
  }

  /** Rooms of the same id may be called differently on different tiles. */
  const keyFor = (kind: string, { tile, name }: Room): string =>
    [`${kind}.${tile}.${name}`, `${kind}.${name}`].find((k) => words.has(k)) ?? kind;

  const theZone = (id: string): string => {
    const [, street] = /^S(\d+)$/.exec(id) ?? [];
    if (street !== undefined) return words.say('zone.street', { n: street });
    if (id === 'FOUNTAIN') return words.say('zone.fountain');
    const found = roomIn(id);
    if (!found) return id;
    const { tile, col, row, name } = found;
    const room = words.say(keyFor('room', found), { name });
    if (!codes) return room;
    const twice = (seen.get(`${tile} ${name}`) ?? 0) > 1;
    return words.say(twice ? 'zone.room.at' : 'zone.room', { room, tile, col, row });
  };
  const zone = (id: string): string => words.grammar.bare(theZone(id));
  const inZone = (id: string): string => {
    const room = roomIn(id);
    const key = room ? keyFor('in', room) : `in.${id}`;
    return words.say(words.has(key) ? key : 'in', { zone: theZone(id) });
  };
  return {
    theZone,
    zone,
    inZone,
    floorOf: (id) => {
      const key = `floor.${roomIn(id)?.tile ?? ''}`;
      return words.has(key) ? words.say(key) : theZone(id);
    },
    door: (id) => doorSides(id).map(zone).join(' – '),
    sides: (id) => doorSides(id).map(theZone),
  };
}

interface Room {
  readonly tile: string;
  readonly col: number;
  readonly row: number;
  readonly name: string;
}

function roomIn(id: string): Room | undefined {
  const [, tile, col, row, name] = /^R_(.+)_(\d)(\d)_([A-Za-z][A-Za-z0-9]*)$/.exec(id) ?? [];
  if (tile === undefined || name === undefined) return undefined;
  return { tile, col: Number(col) + 1, row: Number(row) + 1, name };
}
