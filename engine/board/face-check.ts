/**
 * Is this really a tile face? Tiles may come from a player's own file, so their shape is checked
 * before the compiler relies on it.
 */
import { MIDDLE_CELL, SIDES, TILE_SIZE, cellAt, type TileFace } from './tile.ts';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPlace(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= TILE_SIZE;
}

function isRect(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length === 4 &&
    value.every(isPlace) &&
    value[0] < value[2] &&
    value[1] < value[3]
  );
}

function isCell(value: unknown): boolean {
  return typeof value === 'string' && cellAt(value) !== undefined;
}

/** Room names become part of zone ids and must not be mistaken for a cell. */
function isRoomName(name: string): boolean {
  return /^[A-Za-z][A-Za-z0-9]*$/.test(name) && !isCell(name);
}

function isPairOf(value: unknown, isMember: (member: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length === 2 && value[0] !== value[1] && value.every(isMember);
}

function isListOf(value: unknown, isMember: (member: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isMember);
}

function isPoint(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && value.every(isPlace);
}

function isFlag(value: unknown): boolean {
  return value === undefined || typeof value === 'boolean';
}

function isSides(value: unknown): boolean {
  return typeof value === 'string' && /^[NESW]*$/.test(value);
}

function isBuildingPart(value: unknown): boolean {
  return isRecord(value) && isRect(value.box) && isSides(value.streets);
}

function isRoomLook(value: unknown): boolean {
  return isRecord(value) && typeof value.floor === 'string' && typeof value.kind === 'string';
}

export function isTileFace(value: unknown): value is TileFace {
  if (!isRecord(value) || !isRecord(value.rooms) || !isRecord(value.edgeOpenings)) return false;
  const { rooms, edgeOpenings, cells } = value;
  const isRoom = (name: unknown) => typeof name === 'string' && Object.hasOwn(rooms, name);
  const hasCell = (name: unknown) => isCell(name) && Array.isArray(cells) && cells.includes(name);
  const isOpening = (place: unknown) =>
    isRecord(place) && isPlace(place.at) && isRoom(place.room) && isFlag(place.door);
  const isDoor = (door: unknown) =>
    isRecord(door) &&
    isPairOf(door.between, (end) => isRoom(end) || hasCell(end)) &&
    Array.isArray(door.between) &&
    isRoom(door.between[0]) &&
    (door.at === undefined || isPoint(door.at));
  const isWayOut = (door: unknown) =>
    isDoor(door) && isRecord(door) && Array.isArray(door.between) && hasCell(door.between[1]);
  const isLarge = (zones: unknown) => isListOf(zones, isRoom);
  const isStairs = (stairs: unknown) =>
    isRecord(stairs) &&
    isLarge(stairs.zones) &&
    isRect(stairs.rect) &&
    isListOf(stairs.blocks, (pair) => isPairOf(pair, isRoom)) &&
    (stairs.leads === 'up' || stairs.leads === 'down');
  const isShaft = (shaft: unknown) =>
    isRecord(shaft) && isRoom(shaft.room) && isListOf(shaft.doors, (door) => isDoor(door) && !isWayOut(door));
  const isMark = (marked: unknown) =>
    isListOf(marked, isRoom) && Array.isArray(marked) && new Set(marked).size === marked.length;
  return (
    typeof value.streets === 'string' &&
    (value.building === null || isRect(value.building)) &&
    Object.entries(rooms).every(([name, rects]) => isRoomName(name) && isListOf(rects, isRect)) &&
    Object.values(rooms).every((rects) => Array.isArray(rects) && rects.length > 0) &&
    isListOf(cells, isCell) &&
    isListOf(value.manholes, hasCell) &&
    (value.parking === null || hasCell(value.parking)) &&
    isListOf(value.roomOpenings, (pair) => isPairOf(pair, isRoom)) &&
    SIDES.every((side) => edgeOpenings[side] === undefined || isListOf(edgeOpenings[side], isOpening)) &&
    (value.doors === undefined || isListOf(value.doors, isDoor)) &&
    (value.windows === undefined || isListOf(value.windows, isWayOut)) &&
    (value.streetOpenings === undefined || isListOf(value.streetOpenings, isWayOut)) &&
    (value.largeRooms === undefined ||
      (isRecord(value.largeRooms) && Object.values(value.largeRooms).every(isLarge))) &&
    (value.stairs === undefined || isStairs(value.stairs)) &&
    (value.shaft === undefined || isShaft(value.shaft)) &&
    (value.fountain === undefined || hasCell(value.fountain)) &&
    (value.marks === undefined || (isRecord(value.marks) && Object.values(value.marks).every(isMark))) &&
    (value.water === undefined || isListOf(value.water, isRect)) &&
    (value.plaza === undefined || (isRect(value.plaza) && hasCell(MIDDLE_CELL))) &&
    (value.boxes === undefined || isListOf(value.boxes, isBuildingPart)) &&
    (value.roomInfo === undefined ||
      (isRecord(value.roomInfo) &&
        Object.keys(value.roomInfo).every(isRoom) &&
        Object.values(value.roomInfo).every(isRoomLook)))
  );
}
