/** Psylocke: Read the Crowd, Nerve Strike, Psychic Leash. */
import {
  heroAt,
  itemAt,
  leading,
  countOf,
  DONE,
  enemyAtOption,
  FREE,
  procedure,
  type Ability,
  type Game,
} from '@holdout/engine';
import type { Attack } from '../../supers/attack/attack.ts';
import { choose, question, type Question } from '../../supers/cards/choose.ts';
import { mayThisTurn, sayUsed, useSkill } from '../../supers/attack/effects.ts';
import { attackOf, targetsIn, toughnessIn } from '../../supers/attack/hits.ts';
import { awakeIn, stunFigures } from '../../supers/enemies/stun.ts';
import { zonesWithin } from '../../supers/attack/within.ts';
import { canPayHunger, raiseHunger } from '../hunger.ts';

/** Does priority keep her from anybody there? */
const isCrowd = (g: Game, f: Attack): boolean =>
  f.zones.some((z) => targetsIn(g, { ...f, anyTarget: true }, z).length > targetsIn(g, f, z).length);

/** Hits of the Mind Blade go to enemies of her choice; the toughness of each still counts. */
const readTheCrowd: Ability = {
  id: 'read-the-crowd',
  clause: 'S-COM-2',
  at: {
    assigning: {
      must: true,
      can: (g, _hero, f) => f.unique && f.hits > 0 && isCrowd(g, f),
      run(g, hero, f) {
        sayUsed(g, hero, readTheCrowd.id);
        f.anyTarget = true;
        return null;
      },
    },
  },
};

/** Types she may name: where she stands, unless naming the only one there would change nothing. */
function nerves(g: Game, hero: number): number[] {
  const { zone } = heroAt(g.state, hero);
  const there = g.context.types.map((_, type) => type).filter((type) => countOf(g, type, zone) > 0);
  const alone = there.length === 1 && countOf(g, itemAt(there, 0), zone) === 1;
  return alone ? there.filter((type) => toughnessIn(g, type, zone) > 1) : there;
}

/** Before the Mind Blade is rolled: one enemy is named, nobody else can be hit, its toughness is halved (S-FAQ-6). */
const nerveStrike: Ability = {
  id: 'nerve-strike',
  clause: 'S-FAQ-8',
  at: {
    'before-roll': {
      can: (g, hero, f) =>
        f.unique && f.zones.includes(heroAt(g.state, hero).zone) && nerves(g, hero).length > 0,
      run(g, hero) {
        sayUsed(g, hero, nerveStrike.id);
        return question(nerveStrike.id, hero);
      },
    },
  },
  procedure: procedure<Question>()({
    choose: {
      ask(g, f) {
        const { zone } = heroAt(g.state, f.hero);
        return choose(
          g,
          f.hero,
          nerveStrike.id,
          nerves(g, f.hero).map((t) => enemyAtOption(g, 'weaken', t, zone)),
        );
      },
      take(g, _f, { option }) {
        const [type, zone] = leading(option.args, 2);
        const a = attackOf(g);
        a.zones = [zone];
        a.among = [{ type, n: 1 }];
        a.set.push({ type, to: Math.ceil(toughnessIn(g, type, zone) / 2) });
        return DONE;
      },
    },
  }),
};

const LEASH = 2;

/** Once per turn, for 1 hunger: one enemy in sight within range 2 is Stunned, a Super Hero too, whose ability holds. */
const psychicLeash: Ability = {
  id: 'psychic-leash',
  clause: 'Z-HUN-7',
  offer(g, hero, add) {
    if (!mayThisTurn(g, hero, psychicLeash.id) || !canPayHunger(g, hero)) return;
    for (const zone of zonesWithin(g, hero, LEASH))
      for (let type = 0; type < g.context.types.length; type++)
        if (awakeIn(g, type, zone) > 0) add(enemyAtOption(g, psychicLeash.id, type, zone, FREE));
  },
  use(g, hero, { args }) {
    const [type, zone] = leading(args, 2);
    useSkill(g, hero, psychicLeash.id);
    raiseHunger(g, hero, 1, psychicLeash.clause);
    stunFigures(g, type, zone, 1, psychicLeash.id);
    return DONE;
  },
};

export const PSYLOCKE: readonly Ability[] = [readTheCrowd, nerveStrike, psychicLeash];
