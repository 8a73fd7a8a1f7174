/** Once per turn, one of your Moves ignores the cost of up to 2 enemies in the zone you leave. */
import { canPay, NO_KIND } from '@holdout/engine';
import { forceField } from '../../../supers/force-field.ts';
import { retreat, retreatFrom, retreatOption, RETREAT } from '../../../supers/retreat.ts';
import { bystander } from './card.ts';

export const BOB = bystander('bob', {
  values: { [RETREAT]: 2 },
  offer(g, hero, add) {
    const way = retreatFrom(g, hero);
    if (!way || !canPay(g, hero, way.cost, NO_KIND)) return;
    for (const zone of g.view.neighbours[g.state.heroes[hero].zone])
      if (!forceField(g, hero, zone)) add(retreatOption(g, way.by, zone, way.cost));
  },
  use: (g, hero, option) => retreat(g, hero, option),
});
