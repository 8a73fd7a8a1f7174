/** A Move whose extra cost another hero's card takes away: it stands on the menu of the one who moves. */
import { heroAt, itemAt, canPay, NO_KIND, type Action } from '@holdout/engine';
import { forceField } from '../supers/missions/force-field.ts';
import { offerRetreat, retreat, retreatFrom } from '../supers/moves/retreat.ts';

export const coveredMoveAction: Action = {
  verb: 'sharon-carter',
  form: 'zones',
  why(g, hero, { zones: [zone = ''] = [] }) {
    const to = g.context.board.indexOf.get(zone);
    if (to === undefined) return 'intent.unknown';
    if (!itemAt(g.view.neighbours, heroAt(g.state, hero).zone).includes(to)) return 'move.not-adjacent';
    const way = retreatFrom(g, hero);
    if (!way) return 'skill.not-yours';
    return (
      forceField(g, hero, to) ?? (canPay(g, hero, way.cost, NO_KIND) ? undefined : 'move.too-few-actions')
    );
  },
  offer: offerRetreat,
  run: retreat,
};
