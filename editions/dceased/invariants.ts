/** What must hold after every answer beyond the shared rules: hands not too full, people beside their hero. */
import { isOf, itemAt, type Game, type Trade } from '@holdout/engine';
import { invariants as shared } from '../supers/invariants.ts';
import { equipmentLimit, equipmentOf, type Trim } from './equipment.ts';
import { ownOf } from './own.ts';

export function invariants(g: Game): string[] {
  const own = ownOf(g);
  const { heroes, stack } = g.state;
  const broken = shared(g);
  const trading = stack.some((f) => isOf<Trade>(f, 'trade') || isOf<Trim>(f, 'trim-equipment'));
  heroes.forEach((h, i) => {
    if (!trading && equipmentOf(g, i).length > equipmentLimit(g, i))
      broken.push(`${h.id} holds too much equipment`);
  });
  for (const b of own.bystanders)
    if (b.hero >= 0 && itemAt(heroes, b.hero).zone !== b.zone)
      broken.push('an escorted bystander is not with their hero');
  return broken;
}
