/** Somebody who looks at the table now and then, and says what has changed since they last did. */
import { changeBetween, type Change } from './change.ts';
import { clonePlain } from './clone.ts';
import type { Game } from './game.ts';
import { veiled } from './mask.ts';
import { sharing } from './sharing.ts';
import type { State } from './state.ts';

export function onlooker(g: Game): () => Change {
  let before = clonePlain(tableOf(g));
  return () => {
    const after = sharing(before, tableOf(g));
    const change = changeBetween(before, after);
    before = after;
    return change;
  };
}

/** What lies on the table: not what never changes, how far a procedure has come, nor the numbers undo goes by. */
type Table = Omit<State, 'rules' | 'setup' | 'seed' | 'chance' | 'script' | 'stack' | 'seq' | 'reveals'>;

function tableOf({ context, state: s }: Game): Table {
  const seen = veiled(context.edition, s);
  return {
    round: s.round,
    outcome: s.outcome,
    active: s.active,
    first: s.first,
    heroes: s.heroes,
    enemies: s.enemies,
    supply: s.supply,
    doors: s.doors,
    opened: s.opened,
    spawns: s.spawns,
    objectives: seen.objectives,
    unlocked: s.unlocked,
    decks: seen.decks,
    counters: s.counters,
    own: seen.own,
    ...(s.ours ? { ours: s.ours } : {}),
  };
}
