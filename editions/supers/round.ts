/** The round: player phase, enemy phase, End Phase (S-RND-1 to S-RND-4, S-END-1, S-ELIM-3). */
import {
  itemAt,
  callIf,
  asks,
  call,
  declarePrompts,
  DONE,
  enemyId,
  enemyPhase,
  fired,
  fireRules,
  hasRules,
  isOf,
  playedByHand,
  sharedHeroOption,
  inSequence,
  juncture,
  option,
  plainOption,
  procedure,
  spawnStep,
  turn,
  type Frame,
  type Game,
  type Option,
  type PromptsOf,
  type TriggersOf,
} from '@holdout/engine';
import { comeBack } from './enemies/enemy-heroes.ts';
import { kitOf } from './kit.ts';
import { ownOf } from './own.ts';

const ASKED = declarePrompts({
  'end-order': asks({}, { order: true }),
});
/** In every End Phase, after the check for eliminated heroes. */
export const ROUND_TRIGGERS = { 'end-phase': fired([]) };
declare module '@holdout/engine' {
  interface Junctures {
    'enemy-phase': Frame;
    'end-phase': Frame;
  }
  interface PromptMap extends PromptsOf<typeof ASKED> {}
  interface TriggerMap extends TriggersOf<typeof ROUND_TRIGGERS> {}
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

interface EndPhase extends Frame<'end-phase'> {
  /** Have the mission's rules for the End Phase been carried out? */
  ruled: boolean;
}

const endPhase = (): Frame => {
  const f: EndPhase = { proc: 'end-phase', step: 'check', ruled: false };
  return f;
};

const MISSION_RULES = plainOption('mission-rules');

/** Losing is checked, then come the effects, then it is checked again: settle asks `lostBy` while a check stands on the stack (S-END-1). */
export const endPhaseProcedure = procedure<EndPhase>()({
  check(g) {
    g.stirred = true;
    return 'wake';
  },
  wake(g, f) {
    const own = ownOf(g);
    own.stunned = [];
    own.sticky = [];
    own.barricades = [];
    own.shouts = [];
    own.slowed = [];
    own.stopped = [];
    own.ignored = [];
    return callIf(f, 'effects', juncture(g, 'end-phase', -1));
  },
  effects: {
    ask(g, f) {
      const options: Option[] = ownOf(g).atEnd.map(({ type }, i) => {
        return option('return', 'enemies', [i], { enemies: [enemyId(g, type)] });
      });
      if (!f.ruled && hasRules(g, 'end-phase')) options.push(MISSION_RULES);
      if (options.length === 0) return 'recheck';
      return { kind: 'pick', prompt: 'end-order', by: 'team', options };
    },
    take(g, f, { option }) {
      if (option.verb === MISSION_RULES.verb) {
        f.ruled = true;
        const about = { hero: -1, zone: -1, type: -1, of: '' };
        return callIf(f, 'effects', inSequence(fireRules(g, 'end-phase', about)));
      }
      const effect = itemAt(ownOf(g).atEnd.splice(itemAt(option.args, 0), 1), 0);
      comeBack(g, effect.type, effect.zone);
      return 'effects';
    },
  },
  recheck(g) {
    g.stirred = true;
    return 'over';
  },
  over: () => DONE,
});

function endPhaseAt(g: Game, step: string): boolean {
  for (const f of g.state.stack) if (f.step === step && isOf<EndPhase>(f, 'end-phase')) return true;
  return false;
}

/** Is the End Phase at its first check for eliminated heroes? */
export const atEndCheck = (g: Game): boolean => endPhaseAt(g, 'wake');
/** Are its effects done, so that those they have eliminated lose the game (S-END-1)? */
export const atEndRecheck = (g: Game): boolean => endPhaseAt(g, 'over');
