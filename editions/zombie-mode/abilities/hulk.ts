/** Hulk: Bone Breaker, Rising Rage, Shockwave. */
import {
  heroAt,
  itemAt,
  callIf,
  DONE,
  enemiesIn,
  procedure,
  zoneOption,
  type Ability,
  type Game,
} from '@holdout/engine';
import type { Attack } from '../../supers/attack/attack.ts';
import { choose, question, type Question } from '../../supers/cards/choose.ts';
import { sayUsed } from '../../supers/attack/effects.ts';
import { assignHits, attackOf, targetsIn, toughness } from '../../supers/attack/hits.ts';
import { canPayHunger, raiseHunger } from '../hunger.ts';

/** Enemies have 1 toughness less against SMASH!, never below 1 (S-FAQ-8); experience is as printed (S-FAQ-6). */
const boneBreaker: Ability = { id: 'bone-breaker', clause: 'S-FAQ-8', values: { uniqueToughness: -1 } };

const MORE_DICE = 2;

/** Before SMASH! is rolled: 1 hunger for 2 dice, and the die of the new hunger (Z-FAQ-3). */
const risingRage: Ability = {
  id: 'rising-rage',
  clause: 'S-FAQ-2',
  at: {
    'before-roll': {
      can: (g, hero, f) => f.unique && canPayHunger(g, hero),
      run(g, hero, f) {
        sayUsed(g, hero, risingRage.id);
        raiseHunger(g, hero, 1, 'Z-HUN-7');
        f.bonus += MORE_DICE;
        return null;
      },
    },
  },
};

/** Zones at range 1 where the unused hits eliminate somebody; none unless SMASH! emptied his own zone. */
function wavesTo(g: Game, hero: number, f: Attack): number[] {
  const { zone } = heroAt(g.state, hero);
  const hits = itemAt(f.unused, 0);
  if (!f.unique || f.zones.length > 1 || f.zones[0] !== zone || hits === 0 || enemiesIn(g, zone) > 0)
    return [];
  return itemAt(g.view.seen, zone).filter(
    (z) =>
      g.view.sight[zone * g.context.zones + z] === 1 &&
      targetsIn(g, f, z).some((t) => toughness(g, f, t, z) <= hits),
  );
}

/** Unused hits of a SMASH! that emptied his zone go on to one zone at range 1, as part of the same attack. */
const shockwave: Ability = {
  id: 'shockwave',
  clause: 'S-COM-3',
  at: {
    'hits-assigned': {
      can: (g, hero, f) => wavesTo(g, hero, f).length > 0,
      run(g, hero) {
        sayUsed(g, hero, shockwave.id);
        return question(shockwave.id, hero);
      },
    },
  },
  procedure: procedure<Question>()({
    choose: {
      ask: (g, f) =>
        choose(
          g,
          f.hero,
          shockwave.id,
          wavesTo(g, f.hero, attackOf(g)).map((z) => zoneOption(g, 'at', z)),
        ),
      take(g, f, { option: { args } }) {
        const zone = itemAt(args, 0);
        const a = attackOf(g);
        const hits = itemAt(a.unused, 0);
        a.unused = [0, 0];
        a.zones.push(zone);
        a.shares = [itemAt(a.shares, 0) - hits, hits];
        a.assigned = a.zones.length;
        return callIf(f, 'end', assignHits(zone, hits, 1));
      },
    },
    end: () => DONE,
  }),
};

export const HULK: readonly Ability[] = [boneBreaker, risingRage, shockwave];
