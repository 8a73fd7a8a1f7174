/** Storm: Gust, Forked Lightning, Borne Aloft. */
import {
  heroAt,
  itemAt,
  countOf,
  DONE,
  enemiesIn,
  enemyId,
  FREE,
  plainOption,
  procedure,
  zoneId,
  zoneOption,
  type Ability,
  type Frame,
  type Game,
} from '@holdout/engine';
import { canAttackFree, freeAttack, type Grant } from '../../../supers/attack/attack-action.ts';
import type { Attack } from '../../../supers/attack/attack.ts';
import { choose } from '../../../supers/cards/choose.ts';
import {
  isPushable,
  mayThisTurn,
  mayWithAttack,
  pushEnemies,
  pushWays,
  sayUsed,
  useSkill,
  useThisRound,
} from '../../../supers/attack/effects.ts';
import { canSpend, spendPower } from '../../../supers/cards/power.ts';
import { canPush, pushFigure, type Push } from '../../../supers/moves/push.ts';
import { figureOf, figureOption, figuresWithin, type Figure } from '../../../supers/moves/figures.ts';

/** Types of her zone that a gust moves. */
const blown = (g: Game, zone: number): number[] =>
  enemiesIn(g, zone) === 0
    ? []
    : g.context.types
        .map((_, type) => type)
        .filter((t) => countOf(g, t, zone) > 0 && isPushable(g, t) && pushWays(g, zone, t).length > 0);

export const GUST_PRICE = 1;

/** As often as it is paid for: all enemies of her zone go 1 zone each, wherever the players like. */
const gust: Ability = {
  id: 'gust',
  clause: 'H-POW-4',
  offer(g, hero, add) {
    if (g.state.active !== hero || !canSpend(g, hero, GUST_PRICE)) return;
    if (blown(g, heroAt(g.state, hero).zone).length > 0) add(plainOption(gust.id, FREE));
  },
  use(g, hero) {
    sayUsed(g, hero, gust.id);
    spendPower(g, hero, GUST_PRICE, gust.id);
    const { zone } = heroAt(g.state, hero);
    const f: Blow = { proc: gust.id, step: 'push', hero, zone, types: blown(g, zone) };
    return f;
  },
  procedure: procedure<Blow>()({
    push: {
      ask(g, f) {
        if (f.types.length === 0) return DONE;
        const type = itemAt(f.types, 0);
        const total = countOf(g, type, f.zone);
        return {
          ...choose(
            g,
            f.hero,
            gust.id,
            pushWays(g, f.zone, type).map((z) => zoneOption(g, 'push', z)),
          ),
          kind: 'allocate',
          total,
          about: { for: gust.id, enemy: enemyId(g, type), zone: zoneId(g, f.zone), n: total },
        };
      },
      take(g, f, { units }) {
        const type = itemAt(f.types.splice(0, 1), 0);
        pushWays(g, f.zone, type).forEach((z, i) => {
          if (itemAt(units, i) > 0) pushEnemies(g, type, f.zone, z, itemAt(units, i), gust.id);
        });
        return 'push';
      },
    },
  }),
};

interface Blow extends Frame {
  hero: number;
  zone: number;
  /** Types still to go. */
  types: number[];
}

/** Range 0-2, never the zone just attacked. */
const fork = (f: Attack): Grant => ({
  by: forkedLightning.id,
  lines: ['unique'],
  range: [0, 2],
  except: f.zones,
});

/** Once per turn, after a Lightning Bolt attack, a free one against another zone; it does not start itself (S-ACT-3). */
const forkedLightning: Ability = {
  id: 'forked-lightning',
  clause: 'S-ACT-3',
  at: {
    'after-attack': {
      can: (g, hero, f) =>
        f.unique && mayWithAttack(g, hero, forkedLightning.id) && canAttackFree(g, hero, fork(f)),
      run(g, hero, f) {
        useThisRound(g, hero, forkedLightning.id);
        return freeAttack(hero, fork(f));
      },
    },
  },
};

const CARRIED: Pick<Push, 'upTo' | 'atLeast'> = { upTo: 2, atLeast: 1 };

/** Once per turn, for 1 power: she herself, or somebody within range 2, is pushed up to 2 zones. */
const borneAloft: Ability = {
  id: 'borne-aloft',
  clause: 'H-POW-4',
  offer(g, hero, add) {
    if (!mayThisTurn(g, hero, borneAloft.id) || !canSpend(g, hero, 1)) return;
    const herself: Figure = { kind: 'hero', hero };
    for (const figure of [herself, ...figuresWithin(g, hero, 2)])
      if (canPush(g, figure, carry(hero))) add(figureOption(g, borneAloft.id, figure));
  },
  use(g, hero, option) {
    useSkill(g, hero, borneAloft.id);
    spendPower(g, hero, 1, borneAloft.id);
    return pushFigure(figureOf(option), carry(hero));
  },
};
const carry = (hero: number): Push => ({ by: borneAloft.id, hero, ...CARRIED });

export const STORM: readonly Ability[] = [gust, forkedLightning, borneAloft];
