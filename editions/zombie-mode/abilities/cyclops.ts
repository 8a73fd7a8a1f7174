/** Cyclops: Bank Shot, Field Order, Visor Wide Open. */
import { heroAt, itemAt, FREE, heroOption, type Ability } from '@holdout/engine';
import { canAttackFree, freeAttack, type Grant } from '../../supers/attack/attack-action.ts';
import type { Attack } from '../../supers/attack/attack.ts';
import { mayThisTurn, useSkill } from '../../supers/attack/effects.ts';
import { canMoveFreePast, freeMovePast } from '../../supers/moves/free-move.ts';
import { BANK } from '../../supers/attack/reach.ts';
import { othersSeen } from '../../supers/attack/within.ts';

/** Once per turn the Ruby Beam is measured from an adjacent zone he sees (../../supers/attack/reach.ts). */
const bankShot: Ability = { id: 'bank-shot', clause: 'K-ATT-2', values: { [BANK]: 1 } };

/** Once per turn another hero in sight, activated or Ravenous or not, makes a free Move; enemies cost nothing. */
const fieldOrder: Ability = {
  id: 'field-order',
  clause: 'S-MOVE-5',
  offer(g, hero, add) {
    if (!mayThisTurn(g, hero, fieldOrder.id)) return;
    for (const other of othersSeen(g, hero))
      if (canMoveFreePast(g, other)) add(heroOption(g, fieldOrder.id, other, FREE));
  },
  use(g, hero, { args }) {
    const other = itemAt(args, 0);
    useSkill(g, hero, fieldOrder.id, heroAt(g.state, other).id);
    return freeMovePast(other, fieldOrder.id);
  },
};

/** Range 0-3, never the zone just attacked. */
const wideOpen = (f: Attack): Grant => ({
  by: visorWideOpen.id,
  lines: ['unique'],
  range: [0, 3],
  except: f.zones,
});

/** Once per turn, after a Ruby Beam attack, a free one against another zone; it does not start itself (S-ACT-3). */
const visorWideOpen: Ability = {
  id: 'visor-wide-open',
  clause: 'S-ACT-3',
  at: {
    'after-attack': {
      can: (g, hero, f) =>
        f.unique && mayThisTurn(g, hero, visorWideOpen.id) && canAttackFree(g, hero, wideOpen(f)),
      run(g, hero, f) {
        useSkill(g, hero, visorWideOpen.id);
        return freeAttack(hero, wideOpen(f));
      },
    },
  },
};

export const CYCLOPS: readonly Ability[] = [bankShot, fieldOrder, visorWideOpen];
