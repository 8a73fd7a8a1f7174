/**
 * What can be played but is hardly meant: a door nobody will ever open, a token behind it, a spawn zone that sleeps for
 * ever, an exit or a start where enemies come from. Asked of a mission that compiles; told with its place in the file.
 */
import type { Edition } from '../kernel/edition.ts';
import { DOOR, type Json } from '../kernel/vocabulary.ts';
import { itemAt } from '../lookup.ts';
import { compileMission } from './compile.ts';
import type { Mission } from './mission.ts';
import type { Problem } from './reader.ts';

export function missionWarnings(edition: Edition, file: Json): readonly Problem[] {
  const made = compileMission(edition, file);
  if ('problems' in made) return [];
  const { mission } = made;
  const rules = listIn(file, 'rules');
  return [...sleepers(file, rules), ...lockedAway(mission, file, rules), ...onSpawns(mission, file)];
}

type Fields = { [key: string]: Json };
const isFields = (v: Json | undefined): v is Fields =>
  typeof v === 'object' && v !== null && !Array.isArray(v);
function listIn(file: Json, key: string): readonly Json[] {
  const list = isFields(file) ? file[key] : undefined;
  return Array.isArray(list) ? list : [];
}
const textIn = (v: Json | undefined, key: string, usual: string): string => {
  const text = isFields(v) ? v[key] : undefined;
  return typeof text === 'string' ? text : usual;
};

/** Colours that effects with this word name, however deep they stand in a rule. */
function named(rule: Json | undefined, word: string): string[] {
  if (Array.isArray(rule)) return rule.flatMap((inner) => named(inner, word));
  if (!isFields(rule)) return [];
  const colour = rule[word];
  return [
    ...(typeof colour === 'string' ? [colour] : []),
    ...Object.values(rule).flatMap((inner) => named(inner, word)),
  ];
}

function sleepers(file: Json, rules: readonly Json[]): Problem[] {
  const woken = rules.flatMap((rule) => named(rule, 'activateSpawns'));
  return listIn(file, 'spawns').flatMap((spawn, i) => {
    const sleeps = isFields(spawn) && spawn['active'] === false;
    const colour = textIn(spawn, 'colour', 'red');
    return sleeps && !woken.includes(colour)
      ? [{ code: 'warning.spawn-idle', at: `spawns[${i}]`, detail: colour }]
      : [];
  });
}

/** Which doors can ever be opened, which tokens be taken: each may depend on the other. */
function lockedAway(mission: Mission, file: Json, rules: readonly Json[]): Problem[] {
  const { board, doors, objectives, start } = mission;
  const unlocked = new Set<string>();
  const taken = new Set<string>();
  let reached = new Set<number>();
  for (let before = -1; before !== reached.size + unlocked.size * 1000;) {
    before = reached.size + unlocked.size * 1000;
    const isShut = (door: number): boolean => {
      const { colour, state } = itemAt(doors, door);
      return colour !== '' && state === DOOR.closed && !unlocked.has(colour);
    };
    reached = within(board, start, isShut);
    for (const { zone, colour, down } of objectives) {
      if (!reached.has(zone)) continue;
      taken.add(colour);
      // Face down, each may be any of them.
      if (down) for (const other of objectives) if (other.down) taken.add(other.colour);
    }
    for (const rule of rules)
      if (canFire(rule, taken)) for (const c of named(rule, 'unlockDoors')) unlocked.add(c);
  }
  const never = listIn(file, 'doors').flatMap((door, i) => {
    const colour = textIn(door, 'colour', '');
    const isOpen = textIn(door, 'state', 'closed') !== 'closed';
    return colour !== '' && !isOpen && !unlocked.has(colour)
      ? [{ code: 'warning.door-locked', at: `doors[${i}]`, detail: colour }]
      : [];
  });
  const behind = objectives.flatMap(({ zone }, i) =>
    reached.has(zone)
      ? []
      : [{ code: 'warning.out-of-reach', at: `objectives[${i}]`, detail: itemAt(board.zones, zone).id }],
  );
  return [...never, ...behind];
}

/** A rule that waits for tokens of a colour needs one that can be taken; any other may come true. */
function canFire(rule: Json, taken: ReadonlySet<string>): boolean {
  const colour = isFields(rule) ? rule['colour'] : undefined;
  if (textIn(rule, 'on', '') !== 'objective-taken' || colour === undefined) return true;
  return (Array.isArray(colour) ? colour : [colour]).some((c) => typeof c === 'string' && taken.has(c));
}

function within(
  board: Mission['board'],
  start: readonly number[],
  isShut: (door: number) => boolean,
): Set<number> {
  const reached = new Set(start);
  for (const zone of reached) {
    for (const { a, b, door } of board.links) {
      if ((a !== zone && b !== zone) || (door >= 0 && isShut(door))) continue;
      reached.add(a === zone ? b : a);
    }
    if (board.shafts.includes(zone)) for (const shaft of board.shafts) reached.add(shaft);
  }
  return reached;
}

function onSpawns(mission: Mission, file: Json): Problem[] {
  const { board, spawns, start, exit } = mission;
  const active = new Set(spawns.filter((s) => s.active).map((s) => s.zone));
  const zoneId = (zone: number): string => itemAt(board.zones, zone).id;
  const begins = start.flatMap((zone, i) =>
    active.has(zone) ? [{ code: 'warning.start-on-spawn', at: `start[${i}]`, detail: zoneId(zone) }] : [],
  );
  const way = isFields(file) && isFields(file['exit']) ? textIn(file['exit'], 'area', '') : '';
  const leaves = (exit?.zones ?? []).flatMap((zone, i) =>
    active.has(zone)
      ? [{ code: 'warning.exit-on-spawn', at: `areas.${way}[${i}]`, detail: zoneId(zone) }]
      : [],
  );
  return [...begins, ...leaves];
}
