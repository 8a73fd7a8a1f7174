/** What entries of a scenario name: a zone, a hero, a type of enemies. What is not there is noted with its place. */
import type { Game } from '../kernel/game.ts';
import { itemAt } from '../lookup.ts';
import type { Reader } from '../mission/reader.ts';

/** Index of a zone that something can stand in (H-FNT-1). */
export function zoneAt(g: Game, r: Reader): number {
  const { indexOf, zones } = g.context.board;
  const zone = indexOf.get(r.text());
  if (zone === undefined) r.fail('scenario.zone-unknown', String(r.value));
  else if (itemAt(zones, zone).fountain) r.fail('scenario.zone-closed');
  return zone ?? 0;
}

/** Index of a hero of the set-up, -1 with a problem noted when there is none. */
export function heroNamed(g: Game, r: Reader): number {
  const hero = g.state.heroes.findIndex((h) => h.id === r.value);
  if (hero < 0) r.fail('scenario.hero-unknown');
  return hero;
}

/** Index of a type of enemies, -1 with a problem noted when there is none. */
export function enemyNamed(g: Game, r: Reader): number {
  const type = g.context.types.findIndex((t) => t.id === r.value);
  if (type < 0) r.fail('scenario.enemy-unknown');
  return type;
}
