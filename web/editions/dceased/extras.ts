/** What only DCeased lays on the board: equipment face down, objects, people beside their hero. */
import { dceased, OWN } from '@holdout/editions/dceased';
import type { Context, State } from '@holdout/engine';
import type { Extras, LyingCard, Thing } from '../../board/extras.ts';
import { piecesOf } from '../supers/pieces.ts';

const ownOf = OWN.in;

const shared = piecesOf(dceased, { foeClause: 'S-CARD-5' });

export function extras(context: Context, state: State): Partial<Extras> {
  const own = ownOf(state);
  const common = shared.extras(context, state);
  const lying = own.equipment.map(({ zone }, i): LyingCard => ({
    key: `equipment:${zone}:${i}`,
    zone,
    id: null,
    back: 'equipment',
  }));
  const objects = own.objects.map(({ id, zone, uses }): Thing => ({
    kind: id as Thing['kind'],
    zone,
    damaged: uses > 0,
  }));
  return {
    ...common,
    cards: [...(common.cards ?? []), ...lying],
    things: [...(common.things ?? []), ...objects],
  };
}
