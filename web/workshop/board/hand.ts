/** What is in hand while somebody draws, what a press with it does, and what that is called in the history. */
import type { Edition, Json, Rotation } from '@holdout/engine';
import type { MissionFile, Said, StepWords } from '../workshop.ts';
import { firstValue } from '../forms/shape.ts';
import { entryFields, ownKeys } from './own-keys.ts';
import { added, exitArea, putAt, thingsOf, toggledIn, valueAt, type Thing } from './things.ts';

export type Hand =
  /** `turn` null: the first that fits. */
  | { readonly is: 'tile'; readonly face: string; readonly turn: Rotation | null }
  | { readonly is: 'door'; readonly colour: string; readonly state: 'closed' | 'open' }
  | { readonly is: 'spawn'; readonly colour: string; readonly active: boolean }
  | { readonly is: 'objective'; readonly colour: string; readonly down: boolean }
  | { readonly is: 'enemy'; readonly type: string }
  | { readonly is: 'start' }
  | { readonly is: 'exit' }
  | { readonly is: 'own'; readonly key: string }
  | { readonly is: 'area'; readonly name: string }
  | { readonly is: 'move'; readonly thing: Thing }
  /** Zones for a place in the file, by its path: one, or several. */
  | { readonly is: 'pick'; readonly id: string; readonly several: boolean }
  | { readonly is: 'erase' };

/** A change and what it is called. */
export interface Deed {
  readonly said: StepWords;
  readonly file: MissionFile;
}
type Press = Deed | null;

const zoneSaid = (id: string): Said => ({ is: 'zone', id });
const wordSaid = (id: string): Said => ({ is: 'word', id });

/** A press on a zone with this in hand; null where it means nothing. */
export function pressZone(edition: Edition, file: MissionFile, hand: Hand, zone: string): Press {
  const about = { zone: zoneSaid(zone) };
  switch (hand.is) {
    case 'spawn': {
      const entry = { zone, ...coloured(hand.colour), ...(hand.active ? {} : { active: false }) };
      return { said: { key: 'spawn', about }, file: added(file, 'spawns', entry) };
    }
    case 'objective': {
      const entry = { zone, ...coloured(hand.colour), ...(hand.down ? { down: true } : {}) };
      return { said: { key: 'objective', about }, file: added(file, 'objectives', entry) };
    }
    case 'enemy':
      return {
        said: { key: 'enemy', about: { ...about, enemy: { is: 'enemy', id: hand.type } } },
        file: enemyMore(file, hand.type, zone),
      };
    case 'start':
      return toggled(file, 'start', zone);
    case 'exit': {
      const area = exitArea(file) ?? 'exit';
      const next = toggledIn(file, area, zone);
      return {
        said: { key: 'exit', about },
        file: exitArea(file) === undefined ? putAt(next, 'exit', { area }) : next,
      };
    }
    case 'area':
      return {
        said: { key: 'area', about: { ...about, area: hand.name } },
        file: toggledIn(file, hand.name, zone),
      };
    case 'own':
      return ownPress(edition, file, hand.key, zone);
    case 'move': {
      const { thing } = hand;
      const value = thing.own === undefined || typeof thing.value === 'object' ? thing.value : zone;
      const next =
        typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value, zone } : zone;
      return {
        said: { key: 'moved', about: { ...about, thing: thingSaid(thing) } },
        file: putAt(file, thing.id, next),
      };
    }
    case 'pick': {
      const next = hand.several ? toggled(file, hand.id, zone).file : putAt(file, hand.id, zone);
      return { said: { key: 'picked', about }, file: next };
    }
    case 'erase': {
      const last = thingsOf(edition, file).findLast((t) => t.zones.includes(zone) && t.kind !== 'door');
      return last ? erase(file, last) : null;
    }
    default:
      return null;
  }
}

/** Red is what a token is without saying so. */
const coloured = (colour: string): { readonly colour?: string } => (colour === 'red' ? {} : { colour });

function enemyMore(file: MissionFile, type: string, zone: string): MissionFile {
  const enemies = file['enemies'];
  const at = Array.isArray(enemies)
    ? enemies.findIndex((e) => JSON.stringify(keysOf(e, 'type', 'zone')) === JSON.stringify([type, zone]))
    : -1;
  if (at < 0) return added(file, 'enemies', { type, zone });
  const count = valueAt(file, `enemies.${at}.count`);
  return putAt(file, `enemies.${at}.count`, (typeof count === 'number' ? count : 1) + 1);
}
const keysOf = (v: Json, ...keys: string[]): unknown[] =>
  typeof v === 'object' && v !== null && !Array.isArray(v) ? keys.map((key) => v[key]) : [];

function toggled(file: MissionFile, list: string, zone: string): Deed {
  const there = valueAt(file, list);
  const zones = Array.isArray(there) ? there : [];
  const next = zones.includes(zone) ? zones.filter((z) => z !== zone) : [...zones, zone];
  return { said: { key: list, about: { zone: zoneSaid(zone) } }, file: putAt(file, list, next) };
}

function ownPress(edition: Edition, file: MissionFile, key: string, zone: string): Press {
  const own = ownKeys(edition).find((k) => k.key === key);
  if (!own) return null;
  const said = { key: 'own', about: { zone: zoneSaid(zone), what: wordSaid(`own.${key}`) } };
  switch (own.lies) {
    case 'zone':
      return {
        said,
        file: putAt(file, `own.${key}`, valueAt(file, `own.${key}`) === zone ? undefined : zone),
      };
    case 'zones':
      return { said, file: toggled(file, `own.${key}`, zone).file };
    case 'entries': {
      const fields = entryFields(own).flatMap(([name, shape]) => {
        const value = firstValue(edition, shape);
        return value === undefined ? [] : [[name, value] as const];
      });
      const before = fields.filter(
        ([name]) => name === 'type' || name === 'kind' || name === 'id' || name === 'card',
      );
      const after = fields.filter((f) => !before.includes(f));
      return {
        said,
        file: added(file, `own.${key}`, Object.fromEntries([...before, ['zone', zone], ...after])),
      };
    }
    case 'nowhere':
      return null;
  }
}

/** A press on a wall that can take a door; on one that has a door already, `Hand` changes it. */
export function pressWall(
  file: MissionFile,
  hand: Hand & { readonly is: 'door' },
  between: readonly [string, string],
): Deed {
  const doors = Array.isArray(file['doors']) ? file['doors'] : [];
  const at = doors.findIndex((d) => {
    const [pair] = keysOf(d, 'between');
    return Array.isArray(pair) && between.every((zone) => pair.includes(zone));
  });
  const looks = {
    ...(hand.colour === '' ? {} : { colour: hand.colour }),
    ...(hand.state === 'closed' ? {} : { state: hand.state }),
  };
  const said = { key: 'door', about: { a: zoneSaid(between[0]), b: zoneSaid(between[1]) } };
  if (at < 0) return { said, file: added(file, 'doors', { between: [...between], ...looks }) };
  const [pair] = keysOf(doors[at] ?? null, 'between');
  return {
    said,
    file: putAt(file, `doors.${at}`, { between: Array.isArray(pair) ? pair : [...between], ...looks }),
  };
}

export const erase = (file: MissionFile, thing: Thing): Deed => ({
  said: { key: 'erased', about: { thing: thingSaid(thing) } },
  file: putAt(file, thing.id, undefined),
});

export const thingSaid = ({ kind, own }: Thing): Said =>
  wordSaid(own === undefined ? `thing.${kind}` : `own.${own}`);
