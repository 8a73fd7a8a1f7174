/** Come Say Hi: once per turn, up to 2 Troopers or Specialists of another zone within range 2 are pushed 1 zone nearer. */
import {
  heroAt,
  itemAt,
  leading,
  numberAt,
  DONE,
  enemyAtOption,
  FREE,
  NEVER,
  procedure,
  zoneOption,
  type Ability,
  type Frame,
  type Game,
  type Option,
} from '@holdout/engine';
import { choose, STOP } from '../../supers/cards/choose.ts';
import { mayThisTurn, pushEnemies, pushWays, smallFry, useSkill } from '../../supers/attack/effects.ts';

const RANGE = 2;
const MOST = 2;

/** Next zones from which the way to him by open routes is shorter; none from his own. */
function waysToward(g: Game, from: number, hero: number): number[] {
  const { distance, zones } = g.view;
  const goal = heroAt(g.state, hero).zone;
  const far = numberAt(distance, from * zones + goal);
  return far === NEVER ? [] : pushWays(g, from).filter((z) => numberAt(distance, z * zones + goal) < far);
}

const pushes = (g: Game, hero: number, from: number): Option[] =>
  smallFry(g, from).flatMap((type) =>
    waysToward(g, from, hero).map((to) => enemyAtOption(g, 'push', type, to)),
  );

function zonesToCall(g: Game, hero: number): number[] {
  const { zone } = heroAt(g.state, hero);
  const row = zone * g.context.zones;
  return itemAt(g.view.seen, zone).filter(
    (z) => numberAt(g.view.sight, row + z) <= RANGE && pushes(g, hero, z).length > 0,
  );
}

/** No action, so it works while Ravenous (Z-RAV-5). */
export const comeCloser: Ability = {
  id: 'come-closer',
  clause: 'S-LOS-1',
  offer(g, hero, add) {
    if (!mayThisTurn(g, hero, comeCloser.id)) return;
    for (const zone of zonesToCall(g, hero)) add(zoneOption(g, comeCloser.id, zone, FREE));
  },
  use(g, hero, { args }) {
    const from = itemAt(args, 0);
    useSkill(g, hero, comeCloser.id);
    const f: Call = { proc: comeCloser.id, step: 'push', hero, from, pushed: 0 };
    return f;
  },
  procedure: procedure<Call>()({
    push: {
      ask(g, f) {
        const options = f.pushed < MOST ? pushes(g, f.hero, f.from) : [];
        if (options.length === 0) return DONE;
        return choose(g, f.hero, comeCloser.id, f.pushed > 0 ? [...options, STOP] : options);
      },
      take(g, f, { option }) {
        if (option.verb === STOP.verb) return DONE;
        const [type, to] = leading(option.args, 2);
        pushEnemies(g, type, f.from, to, 1);
        f.pushed++;
        return 'push';
      },
    },
  }),
};

interface Call extends Frame {
  hero: number;
  from: number;
  pushed: number;
}
