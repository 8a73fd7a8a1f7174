/** Levels: active while a Super Hero is on them (H-LVL-2 to H-LVL-6). */
import { heroAt, itemAt, inSequence, openBuildings, unopened, type Frame, type Game } from '@holdout/engine';
import { ownOf } from '../supers/own.ts';
import { losePerson } from '../supers/wounds/struck.ts';

/** Judged at each moment (H-LVL-5). */
export function sleeps(g: Game, zone: number): boolean {
  const { levels, zones } = g.context.board;
  if (levels.length < 2) return false;
  const { level } = itemAt(zones, zone);
  return !g.state.heroes.some((h) => h.zone >= 0 && itemAt(zones, h.zone).level === level);
}

/** At the end of the player phase people on a level without heroes are lost, hidden ones too (H-LVL-2, H-LVL-6). */
export function leaveLevels(g: Game): Frame | null {
  const frames: Frame[] = [];
  for (const b of ownOf(g).bystanders.slice()) {
    if (sleeps(g, b.zone)) frames.push(...losePerson(g, ownOf(g).bystanders.indexOf(b)));
  }
  return inSequence(frames);
}

/** Stairs lead into buildings no door has opened: they are opened by whoever comes in (H-LVL-4). */
export function heroEntered(g: Game, hero: number): Frame | null {
  const { zone } = heroAt(g.state, hero);
  return unopened(g, [zone]).length > 0 ? openBuildings([zone], hero) : null;
}
