/** Where a hero is, in a few words: "Bathroom (5D), 1 Walker". */
import { heroAt, itemAt, type Context, type State } from '@holdout/engine';
import type { Narrator } from '@holdout/narrate';

export function whereText(context: Context, state: State, hero: number, say: Narrator): string {
  const { zone } = heroAt(state, hero);
  if (zone < 0) return '';
  const name = say.zone(itemAt(context.board.zones, zone).id);
  const enemies = context.types.flatMap((type, t) => {
    const n = itemAt(state.enemies, t * context.zones + zone);
    return n > 0 ? [say.enemies(type.id, n)] : [];
  });
  return [name.charAt(0).toUpperCase() + name.slice(1), ...enemies].join(', ');
}
