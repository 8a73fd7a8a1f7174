/** After every change: mission rules that wait for a moment, then winning before losing (K-PLAY-3, K-PLAY-4, C-MIS-2, C-LOSE-2). */
import type { Mission } from '../mission/mission.ts';
import type { Context, Game } from './game.ts';
import { inSequence } from './procedure.ts';
import type { Frame } from './state.ts';
import { work } from './work.ts';

export function settle(g: Game): void {
  g.stirred = false;
  const { mission, edition } = g.context;
  work(g, mission.weight);
  const first = edition.policies.unsettled?.(g);
  const frames: Frame[] = [];
  for (const { mark, rule } of g.context.once) {
    if (g.state.counters[mark] === 1) continue;
    if (g.state.heroes.length < rule.heroes || !rule.when(g)) continue;
    g.state.counters[mark] = 1;
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
  const own = lossOf(g);
  const lost = own ?? edition.policies.lostBy(g);
  if (lost) end(g, 'lost', lost, own ? mission.clause : lost);
}

/** Rules that wait for a moment, by the counter that notes that it has come: asked after every change. */
export const onceIn = ({ rules }: Pick<Mission, 'rules'>): Context['once'] =>
  rules.flatMap((rule, i) => (rule.on === 'once' ? [{ mark: `rule-${i}`, rule }] : []));

function lossOf(g: Game): string | undefined {
  for (const { id, when } of g.context.mission.lose) if (when(g)) return id;
  return undefined;
}

/** Says once when the mission can no longer be met (M-ALL-9). */
function warn(g: Game): void {
  for (const { id, when } of g.context.mission.hopeless) {
    if (!when(g) || g.state.counters[`hopeless-${id}`] === 1) continue;
    g.state.counters[`hopeless-${id}`] = 1;
    g.emit?.('M-ALL-9', { type: 'hopeless', reason: id });
  }
}

function end(g: Game, result: 'won' | 'lost', cause: string, clause = 'K-PLAY-3'): void {
  g.state.outcome = { result, cause };
  g.state.active = -1;
  g.emit?.(clause, { type: result, cause });
}
