/**
 * Everything a mission file lays on its board, one by one: where it is in the file, where it lies. What only an edition
 * lays there is found by the shape of its section: a zone, a list of zones, or entries with a zone.
 */
import type { Edition, Json } from '@holdout/engine';
import { isFields } from '../patch.ts';
import type { MissionFile } from '../workshop.ts';
import { ownKeys, type OwnKey } from './own-keys.ts';

export type ThingKind = 'start' | 'exit' | 'spawn' | 'objective' | 'enemy' | 'door' | 'own';

export interface Thing {
  /** In the file: `objectives.2`. */
  readonly id: string;
  readonly kind: ThingKind;
  /** Where it lies; a door has two. */
  readonly zones: readonly string[];
  /** Its entry in the file. */
  readonly value: Json;
  /** Key of the edition's section. */
  readonly own?: string;
}

const LISTS = [
  ['spawns', 'spawn'],
  ['objectives', 'objective'],
  ['enemies', 'enemy'],
] as const;

const listIn = (v: Json | undefined): readonly Json[] => (Array.isArray(v) ? v : []);
const zoneOf = (v: Json | undefined): string[] => {
  const zone = isFields(v) ? v['zone'] : v;
  return typeof zone === 'string' ? [zone] : [];
};

export function thingsOf(edition: Edition, file: MissionFile): Thing[] {
  const start = listIn(file['start']).map((value, i): Thing => ({
    id: `start.${i}`,
    kind: 'start',
    zones: zoneOf(value),
    value,
  }));
  const area = exitArea(file);
  const exits = zonesOfArea(file, area ?? '').map((value, i): Thing => ({
    id: `areas.${keyed(area ?? '')}.${i}`,
    kind: 'exit',
    zones: zoneOf(value),
    value,
  }));
  const listed = LISTS.flatMap(([key, kind]) =>
    listIn(file[key]).map((value, i): Thing => ({ id: `${key}.${i}`, kind, zones: zoneOf(value), value })),
  );
  const doors = listIn(file['doors']).map((value, i): Thing => ({
    id: `doors.${i}`,
    kind: 'door',
    zones: listIn(isFields(value) ? value['between'] : undefined).filter((z) => typeof z === 'string'),
    value,
  }));
  return [
    ...start,
    ...exits,
    ...listed,
    ...doors,
    ...ownKeys(edition).flatMap((key) => ownThings(file, key)),
  ];
}

function ownThings(file: MissionFile, { key, lies }: OwnKey): Thing[] {
  const { own } = file;
  const value = isFields(own) ? own[key] : undefined;
  if (value === undefined || lies === 'nowhere') return [];
  if (lies === 'zone') return [{ id: `own.${key}`, kind: 'own', zones: zoneOf(value), value, own: key }];
  return listIn(value).map((entry, i) => ({
    id: `own.${key}.${i}`,
    kind: 'own',
    zones: zoneOf(entry),
    value: entry,
    own: key,
  }));
}

/** Name of the area by which heroes leave. */
export function exitArea(file: MissionFile): string | undefined {
  const exit = file['exit'];
  const area = isFields(exit) ? exit['area'] : undefined;
  return typeof area === 'string' ? area : undefined;
}

/** Part of a thing's id: names may hold anything. */
const keyed = (name: string): string => encodeURIComponent(name).replaceAll('.', '%2E');
const pathOf = (id: string): string[] => id.split('.').map(decodeURIComponent);

export function zonesOfArea(file: MissionFile, area: string): readonly Json[] {
  const areas = isFields(file['areas']) ? file['areas'] : {};
  return listIn(Object.hasOwn(areas, area) ? areas[area] : undefined);
}

/** A zone more in an area, or less if it is in it. */
export function toggledIn(file: MissionFile, area: string, zone: string): MissionFile {
  const zones = zonesOfArea(file, area);
  const next = zones.includes(zone) ? zones.filter((z) => z !== zone) : [...zones, zone];
  return putAt(file, `areas.${keyed(area)}`, next);
}

/** The file with another value at a place; undefined takes it away, and an optional section that is empty then. */
export function putAt(file: MissionFile, id: string, value: Json | undefined): MissionFile {
  const next = put(file, pathOf(id), value);
  return isFields(next) ? tidy(next) : file;
}

export function valueAt(file: MissionFile, id: string): Json | undefined {
  return pathOf(id).reduce<Json | undefined>(
    (v, key) => (Array.isArray(v) ? v[Number(key)] : isFields(v) ? v[key] : undefined),
    file,
  );
}

function put(file: Json | undefined, [key, ...rest]: readonly string[], value: Json | undefined): Json {
  if (Array.isArray(file)) {
    const at = Number(key);
    return file.flatMap((entry, i) => {
      const next = i !== at ? entry : rest.length > 0 ? put(entry, rest, value) : value;
      return next === undefined ? [] : [next];
    });
  }
  const fields = isFields(file) ? file : {};
  if (key === undefined) return fields;
  const next = rest.length > 0 ? put(fields[key], rest, value) : value;
  return next === undefined
    ? Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key))
    : { ...fields, [key]: next };
}

/** Keys that need not be there are not there empty. */
const MAY_GO = ['doors', 'objectives', 'enemies', 'areas', 'own'];
const isEmpty = (v: Json): boolean =>
  Array.isArray(v) ? v.length === 0 : isFields(v) && Object.keys(v).length === 0;
const tidy = (file: { [key: string]: Json }): MissionFile =>
  Object.fromEntries(
    Object.entries(file).flatMap(([key, value]) => {
      const inner =
        key === 'own' && isFields(value)
          ? Object.fromEntries(Object.entries(value).filter(([, v]) => !(Array.isArray(v) && v.length === 0)))
          : value;
      return MAY_GO.includes(key) && isEmpty(inner) ? [] : [[key, inner]];
    }),
  );

export const added = (file: MissionFile, list: string, entry: Json): MissionFile =>
  putAt(file, list, [...listIn(valueAt(file, list)), entry]);
