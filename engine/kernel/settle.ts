/** After every change: mission rules that wait for a moment, then winning before losing (K-PLAY-3, K-PLAY-4, C-MIS-2, C-LOSE-2). */
import type { Game } from './game.ts';
import { inSequence } from './procedure.ts';
import type { Frame } from './state.ts';
import { itemAt } from '../lookup.ts';
import { work } from './work.ts';

export function settle(g: Game): void {
  g.stirred = false;
  const { mission, edition } = g.context;
  work(g, mission.weight);
  const first = edition.policies.unsettled?.(g);
  const frames: Frame[] = [];
  for (let i = 0; i < mission.rules.length; i++) {
    const rule = itemAt(mission.rules, i);
    if (rule.on !== 'once' || g.state.counters[`rule-${i}`] === 1) continue;
    if (g.state.heroes.length < rule.heroes || !rule.when(g)) continue;
    g.state.counters[`rule-${i}`] = 1;
    for (const effect of rule.effects) {
      const frame = effect(g, { hero: g.state.active, zone: -1, type: -1, of: '' });
      if (frame) frames.push(frame);
    }
  }
  const rules = inSequence(frames);
  if (rules) g.state.stack.push(rules);
  if (first) g.state.stack.push(first);
  if (mission.win(g)) return end(g, 'won', mission.clause);
  warn(g);
  const own = mission.lose.find((l) => l.when(g))?.id;
  const lost = own ?? edition.policies.lostBy(g);
  if (lost) end(g, 'lost', lost, own ? mission.clause : lost);
}

/** Says once when the mission can no longer be met (M-ALL-9). */
function warn(g: Game): void {
  for (const { id, when } of g.context.mission.hopeless) {
    if (g.state.counters[`hopeless-${id}`] === 1 || !when(g)) continue;
    g.state.counters[`hopeless-${id}`] = 1;
    g.emit?.('M-ALL-9', { type: 'hopeless', reason: id });
  }
}

function end(g: Game, result: 'won' | 'lost', cause: string, clause = 'K-PLAY-3'): void {
  g.state.outcome = { result, cause };
  g.state.active = -1;
  g.emit?.(clause, { type: result, cause });
}
