/** Where to go and what to do there, as the mission's own words ask for it. */
import { itemAt, numberAt, enemiesIn, isExitOpen, SPAWN, type Game, type Json } from '@holdout/engine';
import { senseOf } from '../sense.ts';
import { field, wishesOf, type Word } from './words.ts';

export interface Aim {
  readonly zone: number;
  readonly act: 'take' | 'stand' | 'neutralise' | 'leave' | 'search' | 'hunt';
}

/** One aim for each of the zones. */
export const aimsAt = (zones: readonly number[], act: Aim['act']): Aim[] =>
  [...new Set(zones)].map((zone) => ({ zone, act }));

/** Where they are. */
export const zonesOf = (things: readonly { readonly zone: number }[]): number[] => things.map((x) => x.zone);

export const areaOf = (g: Game, name: Json): readonly number[] => g.context.mission.areas[String(name)] ?? [];

/** What this hero should go for now: work to be done first, the way out or the last stand when there is none. */
export function aimsOf(g: Game, hero: number): Aim[] {
  const { win, keys } = wishesOf(g);
  const work = [...tokens(g, (colour) => keys.includes(colour)), ...win.flatMap((w) => workFor(g, hero, w))];
  return work.length > 0 ? work : win.flatMap((w) => finishFor(g, w));
}

/** One that lies face down may be any. */
function tokens(g: Game, fits: (colour: string, index: number) => boolean): Aim[] {
  return g.state.objectives.flatMap((o, i): Aim[] =>
    o.taken < 0 && (o.down || fits(o.colour, i)) ? [{ zone: o.zone, act: 'take' }] : [],
  );
}

function workFor(g: Game, hero: number, { word, about }: Word): Aim[] {
  switch (word) {
    case 'objectivesTaken':
      return tokens(g, (_, i) => itemAt(g.context.mission.objectives, i).counts);
    case 'taken':
      return tokens(g, (colour) => colour === about);
    case 'heroReached':
      return senseOf(g).aims(g, hero, word, about) ?? tokens(g, () => true);
    case 'spawnsGone':
      return g.context.mission.spawns.flatMap((s, i): Aim[] =>
        g.state.spawns[i] === SPAWN.gone ? [] : [{ zone: s.zone, act: 'neutralise' }],
      );
    default:
      return senseOf(g).aims(g, hero, word, about) ?? [];
  }
}

function finishFor(g: Game, { word, about }: Word): Aim[] {
  switch (word) {
    case 'heroesIn':
      return areaOf(g, field(about, 'area')).map((zone) => ({ zone, act: 'stand' }));
    case 'gatheredOnSpawn':
      return meetingPoint(g).map((zone) => ({ zone, act: 'stand' }));
    case 'heroesLeft':
      return isExitOpen(g)
        ? (g.context.mission.exit?.zones ?? []).map((zone) => ({ zone, act: 'leave' }))
        : [];
    case 'heroReached':
      return g.context.board.zones.flatMap((_, zone): Aim[] =>
        enemiesIn(g, zone) > 0 ? [{ zone, act: 'hunt' }] : [],
      );
    default:
      return [];
  }
}

/** Rooms without enemies where somebody may search some day. */
export const roomsToSearch = (g: Game): Aim[] =>
  g.context.board.zones.flatMap((_, zone): Aim[] =>
    senseOf(g).canSearchIn(g, zone) && enemiesIn(g, zone) === 0 ? [{ zone, act: 'search' }] : [],
  );

/** The spawn zone that all can reach soonest, those without enemies first. */
function meetingPoint(g: Game): number[] {
  const { zones } = g.context;
  const here = g.state.heroes.filter((h) => h.status === 'in');
  const cost = (zone: number): number =>
    here.reduce((sum, h) => sum + numberAt(g.view.distance, h.zone * zones + zone), 2 * enemiesIn(g, zone));
  const spots = g.context.mission.spawns.map((s) => s.zone).sort((a, b) => cost(a) - cost(b));
  return spots.slice(0, 1);
}
