/**
 * The goals of a mission as data: for winning, losing and leaving, what of it holds, how far it has come, where it can
 * be met. Read off the words of the mission (aim.ts) when somebody asks, so that a player needs no code for a mission.
 */
import { NEVER } from '../board/index.ts';
import type { Game } from '../kernel/game.ts';
import { countsOf, objectivesLeft, targetsOf, type Count, type Target } from './aim.ts';
import type { MissionRule } from './mission.ts';
import type { Condition } from './words.ts';
import { heroAt, numberAt } from '../lookup.ts';

export interface Goal {
  /** Its word in the mission file. */
  readonly word: string;
  readonly holds: boolean;
  /** 0 to 1, and 1 only when it holds: what is done, and a little for being near to what is next. */
  readonly progress: number;
  /** Zones to walk, doors open, to where it can be met next: for who is nearest, or for all who must go; 0: none. */
  readonly steps: number;
  /** Heroes who can bring it about: those on the board. */
  readonly heroes: readonly number[];
  readonly targets: readonly Target[];
  readonly counts: readonly Count[];
  /** What it is put together from; of a goal that is met by leaving, what opens the exit. */
  readonly parts: readonly Goal[];
}

export interface Goals {
  readonly win: Goal;
  /** What opens the exit; null where there is none. */
  readonly exit: Goal | null;
  readonly lose: readonly { readonly id: string; readonly goal: Goal }[];
  readonly hopeless: readonly { readonly id: string; readonly goal: Goal }[];
}

/** As good as done, and not done. */
const ALMOST = 0.999;
/** Of the next piece of work, what being there is worth. */
const NEARNESS = 0.5;

export function goalsOf(g: Game): Goals {
  const { win, lose, hopeless } = g.context.mission;
  const exit = exitOf(g);
  const named = ({ id, when }: { readonly id: string; readonly when: Condition }) => ({
    id,
    goal: goalOf(g, when, exit),
  });
  return { win: goalOf(g, win, exit), exit, lose: lose.map(named), hopeless: hopeless.map(named) };
}

function goalOf(g: Game, met: Condition, exit: Goal | null): Goal {
  const { aim } = met;
  const parts = (aim?.parts ?? []).map((part) => goalOf(g, part, exit));
  const done = aim?.joins ? joined(aim.joins, parts) : undefined;
  if (done !== undefined)
    return made(met.word ?? '', met(g), {
      progress: done,
      steps: met(g) ? 0 : nearest(parts.filter((p) => !p.holds).map((p) => p.steps)),
      targets: targetsOf(g, met),
      counts: countsOf(g, met),
      heroes: heroesIn(parts),
      parts,
    });
  return aim?.byExit && exit && !exit.holds ? gated(leaf(g, met), exit) : leaf(g, met);
}

function joined(how: 'all' | 'any' | 'not', parts: readonly Goal[]): number {
  const each = parts.map((p) => p.progress);
  if (how === 'any') return Math.max(0, ...each);
  const mean = each.reduce((sum, p) => sum + p, 0) / Math.max(1, each.length);
  return how === 'all' ? mean : 1 - mean;
}

/** Nobody gets far before the exit is open: what opens it is half of the way. */
const gated = (goal: Goal, exit: Goal): Goal => ({
  ...goal,
  progress: (exit.progress + goal.progress) / 2,
  parts: [exit],
});

function leaf(g: Game, met: Condition): Goal {
  const holds = met(g);
  const targets = targetsOf(g, met);
  const counts = countsOf(g, met);
  const heroes = g.state.heroes.flatMap((h, i) => (h.status === 'in' ? [i] : []));
  const { everybody = false, progress } = met.aim ?? {};
  const all = everybody ? heroes.length : Math.max(1, ...counts.map((c) => c.all));
  const done = progress?.(g) ?? meanOf(counts);
  const far = heroes.map((hero) => distanceTo(g, hero, targets)).filter((n) => n < NEVER);
  const near = far.map((n) => 1 / (1 + n));
  const nearness = everybody ? near.reduce((sum, n) => sum + n, 0) : Math.max(0, ...near);
  return made(met.word ?? '', holds, {
    progress: done + (NEARNESS / Math.max(1, all)) * nearness * (1 - done),
    steps: holds ? 0 : everybody ? far.reduce((sum, n) => sum + n, 0) : nearest(far),
    targets,
    counts,
    heroes,
    parts: [],
  });
}

const made = (word: string, holds: boolean, rest: Omit<Goal, 'word' | 'holds'>): Goal => ({
  word,
  holds,
  ...rest,
  progress: holds ? 1 : Math.min(ALMOST, Math.max(0, rest.progress)),
});

const nearest = (steps: readonly number[]): number => (steps.length > 0 ? Math.min(...steps) : 0);
const heroesIn = (parts: readonly Goal[]): number[] => [...new Set(parts.flatMap((p) => p.heroes))];

const meanOf = (counts: readonly Count[]): number =>
  counts.reduce((sum, { n, all }) => sum + Math.min(1, n / all), 0) / Math.max(1, counts.length);

/** To the nearest of them, as if every door were open. */
function distanceTo(g: Game, hero: number, targets: readonly Target[]): number {
  const { asIfOpen, zones } = g.context;
  const from = heroAt(g.state, hero).zone;
  return Math.min(NEVER, ...targets.map(({ zone }) => numberAt(asIfOpen.distance, from * zones + zone)));
}

/** Open from the start, opened while something holds, or by a rule of the mission. */
function exitOf(g: Game): Goal | null {
  const { exit, rules } = g.context.mission;
  if (!exit) return null;
  const isOpen = exit.open || g.state.counters['exit-open'] === 1 || exit.when(g);
  const ways = [
    ...(exit.when.word === undefined ? [] : [goalOf(g, exit.when, null)]),
    ...rules.filter((rule) => rule.effects.some((e) => e.opensExit)).map((rule) => keyOf(g, rule)),
  ];
  return made('exit', isOpen, {
    progress: joined('any', ways),
    steps: isOpen ? 0 : nearest(ways.map((w) => w.steps)),
    targets: isOpen ? [] : ways.flatMap((w) => w.targets),
    counts: ways.flatMap((w) => w.counts),
    heroes: heroesIn(ways),
    parts: ways,
  });
}

/** What a rule waits for: its condition, or the objectives that fire it. */
function keyOf(g: Game, { on, of, when }: MissionRule): Goal {
  if (on !== 'objective-taken') return goalOf(g, when, null);
  const isKey = (colour: string): boolean => of.length === 0 || of.includes(colour);
  const taken: Condition = Object.assign(
    () => g.state.objectives.some((o) => o.taken >= 0 && isKey(o.colour)),
    {
      word: on,
      aim: { targets: () => objectivesLeft(g, isKey) },
    },
  );
  return leaf(g, taken);
}
