/**
 * Odds before you commit: exact chances for an option that rolls dice. Nothing about weapons or targets is known
 * here: the option is played on copies of the state with scripted dice, once for each number of hits (and of dice that
 * move a track) in each of its rolls, and what happens is weighed with its exact chance. Players' choices on the way fall as `prefer` says.
 */
import type { Decision } from '../kernel/decision.ts';
import { takeText } from '../kernel/dry-run.ts';
import type { Engine } from '../kernel/engine.ts';
import type { GameEvent } from '../kernel/event.ts';
import type { Game } from '../kernel/game.ts';
import type { State } from '../kernel/state.ts';
import { isOf } from '../kernel/under-way.ts';
import type { Turn } from '../rules/turn.ts';
import { promptForm } from '../vocabulary/prompts.ts';
import { countOfEvent } from './counting.ts';
import { choices, poolsOf, rollsOf, type Tried } from './dice-kinds.ts';
import { plainChoice } from './plain-choice.ts';
import { itemAt } from '../lookup.ts';

/** What happens with a given number of hits, and of misses that move a track. */
interface RollOutcome {
  readonly hits: number;
  readonly chance: number;
  readonly kills: { readonly [enemy: string]: number };
  readonly lost: number;
  /** Friends hit and friends killed. */
  readonly hurt: readonly string[];
  readonly dead: readonly string[];
  readonly xp: number;
  readonly levels: readonly string[];
  /** Where the track stands afterwards, when the attack moves it. */
  readonly track: number | null;
  /** Types of the events that bode ill. */
  readonly omens: readonly string[];
}

export interface Odds {
  readonly dice: number;
  /** Lowest face that hits, bonuses included; 7 when none does. */
  readonly needs: number;
  readonly outcomes: readonly RollOutcome[];
  /** Chance of at least one kill, and the mean number. */
  readonly anyKill: number;
  readonly meanKills: number;
  /** Per enemy type: chance that at least 1, 2, ... die. */
  readonly targets: { readonly [enemy: string]: readonly number[] };
  readonly friendlyFire: number;
  readonly friendDies: number;
  /** Zone and number of tokens, when it makes noise. */
  readonly noise: { readonly zone: string; readonly tokens: number } | null;
  /** Chance of each place of the track afterwards; empty where there is no track. */
  readonly track: { readonly [value: number]: number };
  /** Chance of each event that bodes ill, by its type. */
  readonly omens: { readonly [type: string]: number };
  /** Re-rolls at hand, with the chance of a kill when used after a roll without one. */
  readonly rerolls: readonly { readonly with: string; readonly anyKill: number }[];
}

const PLENTY = 64;

export function oddsOf(engine: Engine, state: State, option: string): Odds | undefined {
  const attempt = (dice: readonly number[]): Tried => tryDice(engine, state, option, dice);
  const pools = poolsOf(attempt);
  const dice = pools.reduce((n, pool) => n + pool.dice, 0);
  if (dice === 0) return undefined;
  const outcomes = rollsOf(pools).map(({ faces, hits, chance }) =>
    outcomeOf(attempt(faces).events, hits, chance),
  );
  const anyKill = sumOf(outcomes, (o) => (killsOf(o) > 0 ? 1 : 0));
  return {
    dice,
    needs: Math.min(...pools.map((pool) => pool.needs)),
    outcomes,
    anyKill,
    meanKills: sumOf(outcomes, killsOf),
    targets: targetsOf(outcomes),
    friendlyFire: sumOf(outcomes, (o) => (o.hurt.length > 0 ? 1 : 0)),
    friendDies: sumOf(outcomes, (o) => (o.dead.length > 0 ? 1 : 0)),
    noise: noiseOf(attempt([]).events),
    track: tally(outcomes, state.heroes[state.active]?.track ?? 0),
    omens: omensOf(outcomes),
    rerolls: rerollsOf(engine, state, option).map((source) => ({
      with: source,
      anyKill: 1 - (1 - anyKill) ** 2,
    })),
  };
}

/** Events of the option with these dice, up to the moment its hero is asked for the next action. */
function tryDice(
  engine: Engine,
  state: State,
  option: string,
  dice: readonly number[],
  see: (d: Decision) => void = () => undefined,
): Tried {
  // A question within an attack, say what to spend on it, ends when the attack does.
  const turn = state.stack.findLastIndex((f) => isOf<Turn>(f, 'turn')) + 1;
  const depth = turn > 0 ? turn : state.stack.length;
  const script = { dice: [...dice, ...new Array<number>(PLENTY).fill(1)], cards: {} };
  const { length } = script.dice;
  const { events } = engine.imagine(
    state,
    (g: Game) => {
      g.state.script = script;
      takeText(g, option);
    },
    (d, g) => {
      see(d);
      return g.state.stack.length <= depth ? null : prefer(d);
    },
  );
  return { events, used: length - script.dice.length };
}

const DECLINING = ['keep', 'accept', 'stop', 'go-on'];

/** Keeps the dice, accepts no favours, spreads hits as they come. */
function prefer(d: Decision): string {
  if (d.kind === 'allocate') return plainChoice(d);
  return (d.options.find((o) => DECLINING.includes(o.verb)) ?? itemAt(d.options, 0)).id;
}

function rerollsOf(engine: Engine, state: State, option: string): string[] {
  const sources = new Set<string>();
  tryDice(engine, state, option, [], (d) => {
    if (promptForm(d.prompt).rerolls)
      for (const o of d.options) if (o.verb === 'reroll') sources.add(o.cards?.[0] ?? o.id);
  });
  return [...sources];
}

function outcomeOf(events: readonly GameEvent[], hits: number, chance: number): RollOutcome {
  const kills: { [enemy: string]: number } = {};
  const hurt = new Set<string>();
  const dead: string[] = [];
  const levels: string[] = [];
  const omens = new Set<string>();
  let lost = 0;
  let xp = 0;
  let track: number | null = null;
  for (const e of events) {
    const count = countOfEvent(e);
    if (count?.as === 'kills') kills[count.of] = (kills[count.of] ?? 0) + count.n;
    else if (count?.as === 'track') track = count.n;
    else if (count?.as === 'hurt') hurt.add(count.of);
    else if (count?.as === 'dead') dead.push(count.of);
    else if (count?.as === 'lost') lost += count.n;
    else if (count?.as === 'omen' && count.of === 'true') omens.add(e.type);
    else if (e.type === 'level-reached') levels.push(e.level);
    else if (e.type === 'experience') xp += e.gained;
  }
  return { hits, chance, kills, lost, hurt: [...hurt], dead, xp, levels, track, omens: [...omens] };
}

const killsOf = (o: RollOutcome): number => Object.values(o.kills).reduce((a, b) => a + b, 0);
const sumOf = (outcomes: readonly RollOutcome[], value: (o: RollOutcome) => number): number =>
  outcomes.reduce((sum, o) => sum + o.chance * value(o), 0);

function targetsOf(outcomes: readonly RollOutcome[]): { [enemy: string]: number[] } {
  const targets: { [enemy: string]: number[] } = {};
  for (const { kills, chance } of outcomes) {
    for (const [enemy, n] of Object.entries(kills)) {
      const chances = (targets[enemy] ??= []);
      for (let i = 0; i < n; i++) chances[i] = (chances[i] ?? 0) + chance;
    }
  }
  return targets;
}

/** `before` = where the track stands now; where no outcome moves it, there is nothing to tell. */
function tally(outcomes: readonly RollOutcome[], before: number): { [value: number]: number } {
  const chances: { [value: number]: number } = {};
  if (outcomes.every((o) => o.track === null)) return chances;
  for (const { track, chance } of outcomes) {
    const value = track ?? before;
    chances[value] = (chances[value] ?? 0) + chance;
  }
  return chances;
}

function omensOf(outcomes: readonly RollOutcome[]): { [type: string]: number } {
  const chances: { [type: string]: number } = {};
  for (const { omens, chance } of outcomes) {
    for (const type of omens) chances[type] = (chances[type] ?? 0) + chance;
  }
  return chances;
}

function noiseOf(events: readonly GameEvent[]): Odds['noise'] {
  for (const e of events) {
    const count = countOfEvent(e);
    if (count?.as === 'noise') return { zone: count.of, tokens: count.n };
  }
  return null;
}

/** Chance of exactly k hits with n dice of chance p each. */
export const binomial = (n: number, k: number, p: number): number =>
  choices(n, k) * p ** k * (1 - p) ** (n - k);
