/** Mission rules that wait for something to happen. */
import type { Game } from '../kernel/game.ts';
import type { Frame } from '../kernel/state.ts';
import { work } from '../kernel/work.ts';
import type { MissionRule } from './mission.ts';
import type { Trigger } from './triggers.ts';
import type { About } from './words.ts';

/** Carries out the rules for what has happened; frames of effects that need more are given back, in order. */
export function fireRules(g: Game, on: Trigger, about: About): Frame[] {
  const frames: Frame[] = [];
  work(g, g.context.mission.weight);
  for (const rule of g.context.mission.rules) {
    if (rule.on !== on || !fits(g, rule, about)) continue;
    for (const effect of rule.effects) {
      const frame = effect(g, about);
      if (frame) frames.push(frame);
    }
  }
  return frames;
}

/** Would one of them do something now? */
export const hasRules = (g: Game, on: Trigger, about: About = NOTHING): boolean =>
  g.context.mission.rules.some((rule) => rule.on === on && fits(g, rule, about));
const NOTHING: About = { hero: -1, zone: -1, type: -1, of: '' };

function fits(g: Game, rule: MissionRule, about: About): boolean {
  return (
    (rule.of.length === 0 || rule.of.some((name) => name === about.of || about.also?.includes(name))) &&
    (rule.area.length === 0 || rule.area.includes(about.zone)) &&
    g.state.heroes.length >= rule.heroes &&
    rule.when(g)
  );
}
