/** Where to go and what to do there, read from the mission's own words: the win condition, its doors and tokens. */
import { enemiesIn, isExitOpen, SPAWN, type Context, type Game, type Json } from '@holdout/engine';
import { senseOf } from '../sense.ts';

export interface Aim {
  readonly zone: number;
  readonly act: 'take' | 'stand' | 'neutralise' | 'leave' | 'search' | 'hunt';
}

export interface Word {
  readonly word: string;
  readonly about: Json;
}

interface Wishes {
  readonly win: readonly Word[];
  /** Colours of objectives that release doors. */
  readonly keys: readonly string[];
  /** Taking tokens gives experience, and experience is what wins. */
  readonly wantsExperience: boolean;
  /** What must hold before doors are released. */
  readonly unlocking: readonly Word[];
}

const known = new WeakMap<Context, Wishes>();

export function wishesOf(g: Game): Wishes {
  const found = known.get(g.context);
  if (found) return found;
  const { mission } = g.state.setup;
  const file = typeof mission === 'string' ? g.context.edition.missions[mission] : mission;
  const win = [...wordsOf(field(file, 'win')), ...exitWords(file)];
  const made = {
    win,
    keys: keysOf(file),
    wantsExperience: win.some((w) => w.word === 'heroReached'),
    unlocking: unlockWords(file),
  };
  known.set(g.context, made);
  return made;
}

export const field = (v: Json, key: string): Json =>
  typeof v === 'object' && v !== null && !Array.isArray(v) ? (v[key] ?? null) : null;

export const listOf = (v: Json): Json[] => (Array.isArray(v) ? v : []);

/** The conditions that must hold together. */
function wordsOf(v: Json): Word[] {
  if (typeof v !== 'object' || v === null || Array.isArray(v)) return [];
  return Object.entries(v).flatMap(([word, about]) =>
    word === 'all'
      ? listOf(about).flatMap(wordsOf)
      : word === 'any'
        ? wordsOf(listOf(about)[0] ?? null)
        : [{ word, about }],
  );
}

/** What must hold before the exit opens. */
function exitWords(file: Json): Word[] {
  const opening = listOf(field(file, 'rules')).filter((rule) =>
    listOf(field(rule, 'do')).some((effect) => field(effect, 'openExit') !== null),
  );
  return opening.flatMap((rule) => wordsOf(field(rule, 'when')));
}

/** What must hold before doors are released. */
const unlockWords = (file: Json): Word[] =>
  listOf(field(file, 'rules')).filter(unlocks).flatMap((rule) => wordsOf(field(rule, 'when'))); // prettier-ignore

const unlocks = (rule: Json): boolean =>
  listOf(field(rule, 'do')).some((effect) => field(effect, 'unlockDoors') !== null);

function keysOf(file: Json): string[] {
  return listOf(field(file, 'rules')).flatMap((rule) => {
    const colour = field(rule, 'colour');
    return unlocks(rule) && typeof colour === 'string' ? [colour] : [];
  });
}

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
      return tokens(g, (_, i) => g.context.mission.objectives[i].counts);
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
      return (g.context.mission.areas[String(field(about, 'area'))] ?? []).map((zone) => ({
        zone,
        act: 'stand',
      }));
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

/** The spawn zone that all can reach soonest, those without enemies first. */
function meetingPoint(g: Game): number[] {
  const { zones } = g.context;
  const here = g.state.heroes.filter((h) => h.status === 'in');
  const cost = (zone: number): number =>
    here.reduce((sum, h) => sum + g.view.distance[h.zone * zones + zone], 2 * enemiesIn(g, zone));
  const spots = g.context.mission.spawns.map((s) => s.zone).sort((a, b) => cost(a) - cost(b));
  return spots.slice(0, 1);
}
