/** After every change: mission rules that wait for a moment, then winning before losing (K-PLAY-3, K-PLAY-4, C-MIS-2, C-LOSE-2). */
import type { Game } from './game.ts';

export function settle(g: Game): void {
  g.stirred = false;
  const { mission, edition } = g.context;
  mission.rules.forEach((rule, i) => {
    if (rule.on !== 'once' || g.state.counters[`rule-${i}`] === 1 || !rule.when(g)) return;
    g.state.counters[`rule-${i}`] = 1;
    for (const effect of rule.effects) {
      const frame = effect(g, { hero: g.state.active, zone: -1, type: -1 });
      if (frame) g.state.stack.push(frame);
    }
  });
  if (mission.win(g)) return end(g, 'won', mission.clause);
  const lost = mission.lose.find((l) => l.when(g))?.id ?? edition.policies.lostBy(g);
  if (lost) end(g, 'lost', lost);
}

function end(g: Game, result: 'won' | 'lost', cause: string): void {
  g.state.outcome = { result, cause };
  g.state.active = -1;
  g.emit?.(result === 'won' ? 'K-PLAY-3' : 'C-LOSE-1', { type: result, cause });
}
