/** Captain America: Shield Block, Ricochet, Undead Leader. */
import {
  heroAt,
  itemAt,
  numberAt,
  FREE,
  heroOption,
  rollDice,
  type Ability,
  type Game,
} from '@holdout/engine';
import { canAttackFree, freeAttack, type Grant } from '../../supers/attack/attack-action.ts';
import { bonusAction, canActFree } from '../../supers/moves/bonus-action.ts';
import { cancelWounds } from '../../supers/wounds/cancel-wounds.ts';
import { mayThisTurn, useSkill } from '../../supers/attack/effects.ts';
import { woundsIn } from '../../supers/wounds/pool.ts';

const BLOCKED = 5;

/** Enemies attack his zone: one die for each wound of the whole attack, 5+ cancels it. Bystanders alone are no enemies. */
const shieldBlock: Ability = {
  id: 'shield-block',
  clause: 'S-WND-3',
  at: {
    'wounds-counted': {
      must: true,
      can: (g, hero, f) => heroAt(g.state, hero).zone === f.zone && f.enemies > 0 && woundsIn(g, f) > 0,
      run(g, hero, f) {
        const dice = rollDice(g, 'attack', woundsIn(g, f));
        const { id } = heroAt(g.state, hero);
        g.emit?.(shieldBlock.clause, { type: 'dice-rolled', hero: id, for: shieldBlock.id, dice });
        return cancelWounds(dice.filter((d) => d >= BLOCKED).length, shieldBlock.id);
      },
    },
  },
};

const THROW: Grant = { by: 'ricochet', lines: ['unique'], range: [0, 1] };

/** Once per turn, after a Vibranium Shield attack: a free one at range 0-1. */
const ricochet: Ability = {
  id: THROW.by,
  clause: 'K-ACT-2',
  at: {
    'after-attack': {
      can: (g, hero, f) => f.unique && mayThisTurn(g, hero, THROW.by) && canAttackFree(g, hero, THROW),
      run(g, hero) {
        useSkill(g, hero, THROW.by);
        return freeAttack(hero, THROW);
      },
    },
  },
};

const COMMAND_RANGE = 2;

/** Sight is needed (S-LOS-1); activated heroes may be chosen too. */
function followers(g: Game, hero: number): number[] {
  const row = heroAt(g.state, hero).zone * g.context.zones;
  return g.state.heroes
    .map((_, i) => i)
    .filter((i) => {
      const { status, zone } = heroAt(g.state, i);
      return (
        i !== hero &&
        status === 'in' &&
        numberAt(g.view.sight, row + zone) <= COMMAND_RANGE &&
        canActFree(g, i)
      );
    });
}

/** Once per turn another hero within range 2 takes a free action; then his turn goes on. */
const undeadLeader: Ability = {
  id: 'undead-leader',
  clause: 'S-RND-3',
  offer(g, hero, add) {
    if (!mayThisTurn(g, hero, undeadLeader.id)) return;
    for (const follower of followers(g, hero)) add(heroOption(g, undeadLeader.id, follower, FREE));
  },
  use(g, hero, { args }) {
    const follower = itemAt(args, 0);
    useSkill(g, hero, undeadLeader.id, heroAt(g.state, follower).id);
    return bonusAction(follower, undeadLeader.id);
  },
};

export const CAPTAIN_AMERICA: readonly Ability[] = [shieldBlock, ricochet, undeadLeader];
