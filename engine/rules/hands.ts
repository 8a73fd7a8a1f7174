/**
 * The heroes' turns where people play them with their hands (K-PLAY-5, docs/COMPANION.md): the game waits. What lies
 * otherwise is set right (position/correct.ts), what has consequences is done here; then the enemies' turn comes.
 */
import type { Game } from '../kernel/game.ts';
import { heroesIn } from '../kernel/game.ts';
import { plainOption, type Option } from '../kernel/option.ts';
import { call, callIf, DONE, procedure } from '../kernel/procedure.ts';
import type { Frame } from '../kernel/state.ts';
import { DOOR } from '../kernel/vocabulary.ts';
import { heroAt, itemAt } from '../lookup.ts';
import { asks, declarePrompts, type PromptsOf } from '../vocabulary/prompts.ts';
import { isLocked, openDoor } from './doors.ts';
import { takeToken, tokenIn } from './objectives.ts';
import { doorOption, heroOption, zoneOption } from './options.ts';

const ASKED = declarePrompts({
  hands: asks({}, { begins: true, waits: true }),
  'whose-hands': asks({}),
});
declare module '../kernel/decision.ts' {
  interface PromptMap extends PromptsOf<typeof ASKED> {}
}

/** All heroes' turns of a round, if people play them with their hands. */
export function playedByHand({ state }: Game): Frame | undefined {
  return state.setup.horde ? { proc: 'hands', step: 'begin' } : undefined;
}

const HORDE = plainOption('horde');
const OPENED = 'opened';

export const handsProcedure = procedure()({
  begin(g) {
    for (const h of g.state.heroes) {
      h.used = [];
      h.pledged = 0;
    }
    return 'wait';
  },
  wait: {
    ask(g) {
      if (inPlay(g).length === 0) return 'over';
      return { kind: 'pick', prompt: 'hands', by: 'team', options: [...doors(g), ...tokens(g), HORDE] };
    },
    take(_g, f, { option: { verb, args } }) {
      if (verb === HORDE.verb) return 'over';
      const did: Did = {
        proc: 'hands-did',
        step: 'who',
        opens: verb === OPENED,
        at: itemAt(args, 0),
        hero: -1,
      };
      return call(f, 'wait', did);
    },
  },
  over(g) {
    for (const hero of inPlay(g)) heroAt(g.state, hero).done = true;
    return DONE;
  },
});

const inPlay = ({ state }: Game): number[] =>
  state.heroes.flatMap((h, hero) => (h.status === 'in' ? [hero] : []));

/** What is behind a door the app tells; a window, or a door that the mission keeps shut, is nobody's to open here. */
function doors(g: Game): Option[] {
  return g.context.board.doors.flatMap(({ kind }, door) =>
    kind === 'door' && g.state.doors[door] === DOOR.closed && !isLocked(g, door)
      ? [doorOption(g, OPENED, door)]
      : [],
  );
}

function tokens(g: Game): Option[] {
  const zones = new Set(g.state.objectives.flatMap(({ zone, taken }) => (taken < 0 ? [zone] : [])));
  return [...zones].map((zone) => zoneOption(g, 'taken', zone));
}

interface Did extends Frame<'hands-did'> {
  /** A door, else a token. */
  opens: boolean;
  /** Which door, or in which zone. */
  at: number;
  hero: number;
}

/** Whoever stands there did it; of several, or of nobody, players say who. */
export const handsDidProcedure = procedure<Did>()({
  who: {
    ask(g, f) {
      const { a, b } = f.opens ? itemAt(g.context.board.doors, f.at) : { a: f.at, b: f.at };
      const near = [...new Set([...heroesIn(g, a), ...heroesIn(g, b)])];
      const options = (near.length > 0 ? near : inPlay(g)).map((hero) => heroOption(g, 'by', hero));
      return { kind: 'pick', prompt: 'whose-hands', by: 'team', options };
    },
    take(_g, f, { option }) {
      f.hero = itemAt(option.args, 0);
      return 'act';
    },
  },
  act(g, f) {
    if (f.opens) return call(f, 'end', openDoor(f.hero, f.at, ''));
    return callIf(f, 'end', takeToken(g, f.hero, tokenIn(g, f.at), 'K-PLAY-5'));
  },
  end: () => DONE,
});
