/** The round: player phase, enemy phase, End Phase (S-RND-1 to S-RND-4, S-ELIM-3). */
import {
  itemAt,
  callIf,
  call,
  DONE,
  enemyPhase,
  playedByHand,
  sharedHeroOption,
  juncture,
  procedure,
  spawnStep,
  turn,
  type Frame,
  type Game,
  type Option,
} from '@holdout/engine';
import { endPhase } from './end-phase.ts';
import { kitOf } from './kit.ts';
import { ownOf } from './own.ts';

declare module '@holdout/engine' {
  interface Junctures {
    'enemy-phase': Frame;
  }
}

export const roundProcedure = procedure()({
  begin(g, f) {
    g.state.round++;
    for (const h of g.state.heroes) h.done = false;
    ownOf(g).usedThisRound = [];
    ownOf(g).dodged = [];
    g.emit?.('S-RND-1', { type: 'round-started', round: g.state.round });
    g.emit?.('S-RND-2', { type: 'phase', phase: 'players' });
    return callIf(f, 'players', kitOf(g).roundBegins(g));
  },
  // Heroes take turns in any order the players choose, each once (S-RND-2, S-RND-4).
  players: {
    ask(g, f) {
      const byHand = playedByHand(g);
      if (byHand) return call(f, 'played', byHand);
      const options = readyHeroes(g);
      return options.length === 0 ? 'played' : { kind: 'pick', prompt: 'activate', by: 'team', options };
    },
    take: (_g, f, { option }) => call(f, 'players', turn(itemAt(option.args, 0))),
  },
  played(g, f) {
    return callIf(f, 'enemies', kitOf(g).playersDone?.(g));
  },
  enemies(g, f) {
    if (nobodyLeft(g)) return 'end';
    g.emit?.('S-RND-1', { type: 'phase', phase: 'enemies' });
    return call(f, 'spawn', enemyTurn());
  },
  spawn(g, f) {
    if (nobodyLeft(g)) return 'end';
    g.emit?.('S-RND-1', { type: 'phase', phase: 'spawn' });
    return call(f, 'after', spawnStep());
  },
  after(g, f) {
    if (nobodyLeft(g)) return 'end';
    return callIf(f, 'end', kitOf(g).enemyPhaseEnds?.(g));
  },
  end(g, f) {
    g.emit?.('S-END-1', { type: 'phase', phase: 'end' });
    return call(f, 'begin', endPhase());
  },
});

const nobodyLeft = (g: Game): boolean => g.state.heroes.every((h) => h.status !== 'in');

function readyHeroes(g: Game): Option[] {
  const ready: Option[] = [];
  const { heroes } = g.state;
  for (let hero = 0; hero < heroes.length; hero++) {
    const h = itemAt(heroes, hero);
    if (h.status === 'in' && !h.done) ready.push(sharedHeroOption(g, 'activate', hero));
  }
  return ready;
}

/** Attacks and moves, without the spawning: what a forecast runs. */
export const enemyTurn = (): Frame => ({ proc: 'enemy-turn', step: 'begin' });

export const enemyTurnProcedure = procedure()({
  begin(g, f) {
    return callIf(f, 'act', juncture(g, 'enemy-phase', -1));
  },
  act: (g, f) => call(f, 'people', enemyPhase(g)),
  people(g, f) {
    return callIf(f, 'end', kitOf(g).enemiesDone?.(g));
  },
  end(g) {
    ownOf(g).frozen = [];
    return DONE;
  },
});
