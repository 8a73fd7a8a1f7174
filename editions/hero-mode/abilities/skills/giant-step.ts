/** Giant Step: 1 zone on, whoever stands in the way, and a die for each Walker and Runner there. No attack. */
import {
  heroAt,
  itemAt,
  callIf,
  call,
  countOf,
  DONE,
  enemyAtOption,
  enemyId,
  FREE,
  inSequence,
  plainOption,
  procedure,
  rollDice,
  type Ability,
  type Frame,
  type Game,
} from '@holdout/engine';
import { choose } from '../../../supers/cards/choose.ts';
import { mayThisTurn, smallFry, strikeDown, useSkill } from '../../../supers/attack/effects.ts';
import { canSpend, spendPower } from '../../../supers/cards/power.ts';
import { canPush, pushFigure, type Push } from '../../../supers/moves/push.ts';

const CRUSHED = 4;

const step = (hero: number): Push => ({ by: giantStep.id, hero, upTo: 1, atLeast: 1 });

export const giantStep: Ability = {
  id: 'giant-step',
  clause: 'S-FAQ-4',
  offer(g, hero, add) {
    if (!mayThisTurn(g, hero, giantStep.id) || !canSpend(g, hero, 1)) return;
    if (canPush(g, { kind: 'hero', hero }, step(hero))) add(plainOption(giantStep.id, FREE));
  },
  use(g, hero) {
    useSkill(g, hero, giantStep.id);
    spendPower(g, hero, 1, giantStep.id);
    const f: Stomp = { proc: giantStep.id, step: 'go', hero, left: 0 };
    return f;
  },
  procedure: procedure<Stomp>()({
    go: (_g, f) => call(f, 'roll', pushFigure({ kind: 'hero', hero: f.hero }, step(f.hero))),
    roll(g, f) {
      const { zone, id } = heroAt(g.state, f.hero);
      const n = zone < 0 ? 0 : victims(g, zone);
      if (n === 0) return DONE;
      const dice = rollDice(g, 'attack', n);
      g.emit?.(giantStep.clause, { type: 'dice-rolled', hero: id, for: giantStep.id, dice });
      f.left = dice.filter((d) => d >= CRUSHED).length;
      return 'choose';
    },
    // She chooses which ones fall; with enough for all nobody is asked.
    choose: {
      ask(g, f) {
        const { zone } = heroAt(g.state, f.hero);
        if (f.left === 0 || zone < 0) return DONE;
        const types = smallFry(g, zone);
        const total = Math.min(f.left, victims(g, zone));
        const options = types.map((t) => enemyAtOption(g, 'strike', t, zone, { cap: countOf(g, t, zone) }));
        const about = { for: giantStep.id, n: total, enemy: enemyId(g, itemAt(types, 0)) };
        return { ...choose(g, f.hero, giantStep.id, options), kind: 'allocate', total, about };
      },
      take(g, f, { units }) {
        const { zone } = heroAt(g.state, f.hero);
        const types = smallFry(g, zone);
        f.left = 0;
        const frames = types.flatMap((t, i) =>
          itemAt(units, i) > 0 ? strikeDown(g, f.hero, t, zone, itemAt(units, i)) : [],
        );
        return callIf(f, 'end', inSequence(frames));
      },
    },
    end: () => DONE,
  }),
};

interface Stomp extends Frame {
  hero: number;
  /** Enemies still to fall. */
  left: number;
}

const victims = (g: Game, zone: number): number =>
  smallFry(g, zone).reduce((n, type) => n + countOf(g, type, zone), 0);
