/** Why the enemies that a thing stands for would do what they do next; none while nothing can be foretold. */
import { itemAt, typeAt, type ToldMotive } from '@holdout/engine';
import { foretoldAt, motivesAt } from '../insight/motives.ts';
import type { TableUi } from '../table/use-table-ui.ts';
import { typesOf, type Thing } from './thing.ts';

const NONE: readonly ToldMotive[] = [];

export function motivesOf(
  { table, context, insight, settled, view }: TableUi,
  thing: Thing,
): readonly ToldMotive[] {
  const types = typesOf(thing);
  if (types.length === 0 || !insight.forecast.available || settled !== view.state) return NONE;
  const { forecast } = foretoldAt(table, context);
  const zone = itemAt(context.board.zones, thing.zone).id;
  return types.flatMap((type) => motivesAt(forecast, typeAt(context, type).id, zone));
}
