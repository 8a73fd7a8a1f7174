/** Where a hero is, in a few words: "Bathroom (5D), 1 Walker". */
import type { Context, State } from '@holdout/engine';
import type { Narrator } from '@holdout/narrate';

export function whereText(context: Context, state: State, hero: number, say: Narrator): string {
  const { zone } = state.heroes[hero];
  if (zone < 0) return '';
  const name = say.zone(context.board.zones[zone].id);
  const enemies = context.types.flatMap((type, t) => {
    const n = state.enemies[t * context.zones + zone];
    return n > 0 ? [say.enemies(type.id, n)] : [];
  });
  return [name.charAt(0).toUpperCase() + name.slice(1), ...enemies].join(', ');
}
