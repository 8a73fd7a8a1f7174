/** Cards that hold without being used. */
import { holdsEnemyHero } from '../../../supers/enemies/enemy-heroes.ts';
import type { Reach } from '../../../supers/kit.ts';
import { bystander, sayUsed } from './card.ts';

/** You may hold up to 3 traits. */
export const AGENT_COULSON = bystander('agent-coulson', { values: { traitLimit: 1 } });

/** Enemies outside your zone never count you as being in their line of sight. */
export const BLIND_AL = bystander('blind-al', { values: { hidden: 1 } });

/** Once per turn, your unique attack has 1 more maximum range. */
export const SHARON_CARTER = bystander('sharon-carter', {});
export const REACH: { readonly [ability: string]: Reach } = {
  [SHARON_CARTER.id]: { zones: 1, once: 'own-turn' },
};

const ROSS = 'thunderbolt-ross';

/** Your unique attack rolls 1 extra die against a zone with a Super Hero: one die, however many stand there. */
export const THUNDERBOLT_ROSS = bystander(ROSS, {
  at: {
    'before-roll': {
      must: true,
      can: (g, _hero, f) => f.unique && holdsEnemyHero(g, f.zones),
      run(g, hero, f) {
        f.bonus++;
        sayUsed(g, hero, ROSS);
        return null;
      },
    },
  },
});
