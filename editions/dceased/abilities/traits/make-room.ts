/** Make Room. In your turn: push up to 3 enemies of your zone 1 zone each, each in a direction of its own. */
import {
  heroAt,
  leading,
  callIf,
  countOf,
  DONE,
  enemyAtOption,
  FREE,
  plainOption,
  procedure,
  type EnemyStep,
  type Frame,
  type Game,
} from '@holdout/engine';
import { choose, STOP } from '../../../supers/cards/choose.ts';
import { isPushable, pushEnemies, pushWays } from '../../../supers/attack/effects.ts';
import { pushedIn } from '../../../supers/moves/push.ts';
import { spend, trait } from '../../../supers/cards/trait-card.ts';

const ID = 'make-room';
const MOST = 3;

/** One of each type, each way it could go. */
function pushes(g: Game, zone: number): { type: number; to: number }[] {
  const types = g.context.types.map((_, type) => type);
  return types
    .filter((type) => countOf(g, type, zone) > 0 && isPushable(g, type))
    .flatMap((type) => pushWays(g, zone, type).map((to) => ({ type, to })));
}

interface Room extends Frame<typeof ID> {
  hero: number;
  zone: number;
  pushed: EnemyStep[];
}

export const makeRoom = trait(ID, {
  offer(g, hero, add) {
    if (pushes(g, heroAt(g.state, hero).zone).length > 0) add(plainOption(ID, FREE));
  },
  use(g, hero) {
    const { zone } = heroAt(g.state, hero);
    const room: Room = { proc: ID, step: 'choose', hero, zone, pushed: [] };
    return spend(g, hero, ID, room);
  },
  procedure: procedure<Room>()({
    // The zone of the option is where the figure goes.
    choose: {
      ask(g, f) {
        const left = f.pushed.length < MOST ? pushes(g, f.zone) : [];
        if (left.length === 0) return 'entered';
        const options = left.map(({ type, to }) => enemyAtOption(g, 'push', type, to));
        return choose(g, f.hero, ID, f.pushed.length > 0 ? [...options, STOP] : options);
      },
      take(g, f, { option }) {
        if (option.verb === STOP.verb) return 'entered';
        const [type, to] = leading(option.args, 2);
        pushEnemies(g, type, f.zone, to, 1, ID);
        f.pushed.push({ type, from: f.zone, to, n: 1 });
        return 'choose';
      },
    },
    // Pushed together, they enter in one step (D-ACT-4).
    entered(g, f) {
      return callIf(f, 'end', pushedIn(g, f.pushed));
    },
    end: () => DONE,
  }),
});
