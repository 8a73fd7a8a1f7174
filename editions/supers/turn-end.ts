/** The end of a turn: what the track does to the hero, then the exit (Z-RAV-2, Z-RAV-4, M-ALL-1, M-ALL-2). */
import {
  heroAt,
  callIf,
  asks,
  call,
  declarePrompts,
  declareRefusals,
  DONE,
  enemiesIn,
  FREE,
  isExitOpen,
  leaveBoard,
  juncture,
  plainOption,
  procedure,
  type Frame,
  type Game,
  type PromptsOf,
  type RefusalCode,
  type RefusalsOf,
} from '@holdout/engine';
import { kitOf } from './kit.ts';
import { ownOf } from './own.ts';
import { certainWounds } from './wounds/wounds.ts';

const ASKED = declarePrompts({
  leave: asks({}),
});
const REFUSED = declareRefusals({
  'leave.enemies': 'M-ALL-1',
});
declare module '@holdout/engine' {
  interface Junctures {
    'turn-end': TurnEnd;
  }
  interface PromptMap extends PromptsOf<typeof ASKED> {}
  interface RefusalMap extends RefusalsOf<typeof REFUSED> {}
}

interface TurnEnd extends Frame<'turn-end'> {
  hero: number;
}

export const turnEnds = (_g: Game, hero: number): Frame => {
  const f: TurnEnd = { proc: 'turn-end', step: 'hunger', hero };
  return f;
};

const LEAVE = plainOption('leave', FREE);
const STAY = plainOption('stay');

/** Zones of the exit: the mission's, or the one a rule has placed. */
const exitZones = (g: Game): readonly number[] => {
  const { exit } = ownOf(g);
  return exit >= 0 ? [exit] : (g.context.mission.exit?.zones ?? []);
};

function whyNotLeave(g: Game, hero: number): RefusalCode | undefined {
  const { zone } = heroAt(g.state, hero);
  if (!exitZones(g).includes(zone)) return 'leave.no-exit';
  if (!isExitOpen(g)) return 'leave.not-yet';
  return enemiesIn(g, zone) > 0 ? 'leave.enemies' : kitOf(g).staysIn?.(g, hero);
}

export const turnEndProcedure = procedure<TurnEnd>()({
  hunger(g, f) {
    return callIf(f, 'moment', kitOf(g).hindered(g, f.hero) && certainWounds(f.hero, 1, 'Z-RAV-2'));
  },
  moment(g, f) {
    return callIf(f, 'exit', juncture(g, 'turn-end', f.hero));
  },
  exit: {
    ask(g, f) {
      const h = heroAt(g.state, f.hero);
      if (h.status !== 'in' || whyNotLeave(g, f.hero)) return DONE;
      return { kind: 'pick', prompt: 'leave', by: h.seat, hero: h.id, options: [LEAVE, STAY] };
    },
    take(g, f, { option }) {
      if (option.verb === 'leave') leaveBoard(g, f.hero, 'M-ALL-1');
      return DONE;
    },
  },
});

interface TurnStart extends Frame<'turn-start'> {
  hero: number;
}

export const turnStarts = (g: Game, hero: number): Frame | null => {
  const sub = juncture(g, 'turn-start', hero);
  if (!sub) return null;
  const f: TurnStart = { proc: 'turn-start', step: 'moment', hero };
  return f;
};

export const turnStartProcedure = procedure<TurnStart>()({
  moment(g, f) {
    const sub = juncture(g, 'turn-start', f.hero);
    return sub ? call(f, 'end', sub) : DONE;
  },
  end: () => DONE,
});
