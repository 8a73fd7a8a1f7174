/** Mission rules that wait for something to happen. */
import type { Game } from '../kernel/game.ts';
import type { Frame } from '../kernel/state.ts';
import type { MissionRule, Trigger } from './mission.ts';
import type { About } from './words.ts';

/** Carries out the rules for what has happened; frames of effects that need more are given back, in order. */
export function fireRules(g: Game, on: Trigger, about: About): Frame[] {
  const frames: Frame[] = [];
  for (const rule of g.context.mission.rules) {
    if (rule.on !== on || !fits(g, rule, about)) continue;
    for (const effect of rule.effects) {
      const frame = effect(g, about);
      if (frame) frames.push(frame);
    }
  }
  return frames;
}

function fits(g: Game, rule: MissionRule, about: About): boolean {
  return (
    (rule.of.length === 0 || rule.of.some((name) => name === about.of || name === about.also)) &&
    (rule.area.length === 0 || rule.area.includes(about.zone)) &&
    g.state.heroes.length >= rule.heroes &&
    rule.when(g)
  );
}
