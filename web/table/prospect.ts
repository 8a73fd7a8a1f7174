/** What is told of an attack before it is made: its chances, or what it does for certain. */
import type { GameEvent, Odds } from '@holdout/engine';

/** Who falls to an attack without dice, friend and foe. */
export interface Sure {
  readonly kills: readonly { readonly enemy: string; readonly n: number }[];
  readonly dead: readonly string[];
  readonly noise: Odds['noise'];
  /** Clause by which they fall. */
  readonly clause: string;
}

export type Prospect = { readonly odds: Odds } | { readonly sure: Sure };

export const oddsIn = (prospect: Prospect | undefined): Odds | undefined =>
  prospect && 'odds' in prospect ? prospect.odds : undefined;

/** Undefined where nobody falls: there is nothing to weigh. */
export function sureOf(events: readonly GameEvent[]): Sure | undefined {
  const kills: { enemy: string; n: number }[] = [];
  const dead: string[] = [];
  let noise: Odds['noise'] = null;
  let clause = '';
  for (const e of events) {
    if (e.type === 'enemies-killed') kills.push({ enemy: e.enemy, n: e.n });
    else if (e.type === 'devoured') kills.push({ enemy: e.card, n: 1 });
    else if (e.type === 'hero-died') dead.push(e.hero);
    else {
      if (e.type === 'noise') noise ??= { zone: e.zone, tokens: e.tokens };
      continue;
    }
    clause ||= e.cause;
  }
  return kills.length + dead.length > 0 ? { kills, dead, noise, clause } : undefined;
}
