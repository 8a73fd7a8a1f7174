/** Mission rules that wait for something to happen. */
import type { Game } from '../kernel/game.ts';
import type { Frame } from '../kernel/state.ts';
import { work } from '../kernel/work.ts';
import type { MissionRule } from './mission.ts';
import type { Trigger } from './triggers.ts';
import type { About } from './words.ts';

/** A rule and its place among all of the mission. */
export interface PlacedRule {
  readonly rule: MissionRule;
  readonly place: number;
}

/** By what they wait for: most of what happens no rule waits for. */
export function rulesByTrigger(rules: readonly MissionRule[]): ReadonlyMap<Trigger, readonly PlacedRule[]> {
  const byTrigger = new Map<Trigger, PlacedRule[]>();
  rules.forEach((rule, place) => {
    const same = byTrigger.get(rule.on);
    if (same) same.push({ rule, place });
    else byTrigger.set(rule.on, [{ rule, place }]);
  });
  return byTrigger;
}

/** Carries out the rules for what has happened; frames of effects that need more are given back, in order. */
export function fireRules(g: Game, on: Trigger, about: About): Frame[] {
  const frames: Frame[] = [];
  work(g, g.context.mission.weight);
  for (const { rule } of g.context.rulesOn.get(on) ?? NO_RULES)
    if (fits(g, rule, about)) frames.push(...fireRule(g, rule, about));
  return frames;
}

/** The same of one of them. */
export function fireRule(g: Game, rule: MissionRule, about: About): Frame[] {
  const frames: Frame[] = [];
  for (const effect of rule.effects) {
    const frame = effect(g, about);
    if (frame) frames.push(frame);
  }
  return frames;
}

/** Those that would do something now, by their place among the rules of the mission. */
export function rulesFor(g: Game, on: Trigger, about: About = NOTHING): number[] {
  work(g, g.context.mission.weight);
  const found: number[] = [];
  for (const { rule, place } of g.context.rulesOn.get(on) ?? NO_RULES)
    if (fits(g, rule, about)) found.push(place);
  return found;
}
const NO_RULES: readonly PlacedRule[] = [];
const NOTHING: About = { hero: -1, zone: -1, type: -1, of: '' };

function fits(g: Game, rule: MissionRule, about: About): boolean {
  return (
    (rule.of.length === 0 || rule.of.some((name) => name === about.of || about.also?.includes(name))) &&
    (rule.area.length === 0 || rule.area.includes(about.zone)) &&
    g.state.heroes.length >= rule.heroes &&
    rule.when(g)
  );
}
