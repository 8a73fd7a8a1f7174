/** The Danvers Special: once per turn, 1 action, up to 2 zones past all enemies into a zone with some, and a free attack. */
import {
  heroAt,
  itemAt,
  callIf,
  canPay,
  DONE,
  enemiesIn,
  move,
  moveHero,
  NO_KIND,
  pay,
  procedure,
  stepOption,
  zoneOption,
  type Ability,
  type Frame,
  type Game,
} from '@holdout/engine';
import { freeAttack } from '../../supers/attack/attack-action.ts';
import { choose } from '../../supers/cards/choose.ts';
import { mayThisTurn, useSkill } from '../../supers/attack/effects.ts';
import { isBarred } from '../../supers/missions/force-field.ts';
import { missionOf } from '../../supers/own.ts';
import { isRavenous } from '../hunger.ts';

const COST = 1;

const stepsFrom = (g: Game, zone: number): number[] =>
  itemAt(g.view.neighbours, zone).filter((z) => !isBarred(g, zone, z));

/** Zones with enemies 1 or 2 steps away. */
function goals(g: Game, from: number): number[] {
  const near = stepsFrom(g, from);
  const far = near.flatMap((z) => stepsFrom(g, z));
  return [...new Set([...near, ...far])].filter((z) => z !== from && enemiesIn(g, z) > 0);
}

/** Zones to pass on the way; which one only matters where entering turns cards up (M-MZ3). */
function waysTo(g: Game, from: number, to: number): number[] {
  const near = stepsFrom(g, from);
  if (near.includes(to)) return [];
  const ways = near.filter((z) => stepsFrom(g, z).includes(to));
  return missionOf(g).revealOnEntering ? ways : ways.slice(0, 1);
}

/** It pays 1 action for more than a Move, so not while Ravenous (Z-RAV-5). */
export const danversSpecial: Ability = {
  id: 'danvers-special',
  clause: 'Z-RAV-5',
  offer(g, hero, add) {
    if (!mayThisTurn(g, hero, danversSpecial.id) || isRavenous(g, hero)) return;
    if (!canPay(g, hero, COST, NO_KIND)) return;
    for (const zone of goals(g, heroAt(g.state, hero).zone))
      add(zoneOption(g, danversSpecial.id, zone, { cost: COST }));
  },
  use(g, hero, { args }) {
    const to = itemAt(args, 0);
    pay(g, hero, COST, NO_KIND);
    useSkill(g, hero, danversSpecial.id);
    const f: Special = { proc: danversSpecial.id, step: 'way', hero, to };
    return f;
  },
  procedure: procedure<Special>()({
    way: {
      ask(g, f) {
        const ways = waysTo(g, heroAt(g.state, f.hero).zone, f.to);
        if (ways.length === 0) return 'arrive';
        return choose(
          g,
          f.hero,
          danversSpecial.id,
          ways.map((z) => stepOption(g, z, 0)),
        );
      },
      take(g, f, { option }) {
        moveHero(g, f.hero, itemAt(option.args, 0), 0);
        return callIf(
          f,
          'arrive',
          g.context.edition.policies.heroMoved?.(g, f.hero, [itemAt(option.args, 0)]),
        );
      },
    },
    arrive(_g, f) {
      return callIf(f, 'attack', move(f.hero, f.to, 0, COST));
    },
    attack(_g, f) {
      return callIf(f, 'end', freeAttack(f.hero, { by: danversSpecial.id, lines: ['unique'] }));
    },
    end: () => DONE,
  }),
};

interface Special extends Frame {
  hero: number;
  to: number;
}
