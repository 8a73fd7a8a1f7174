/** Which boxes an edition's cards come from, as far as there is something to choose (H-BOTH-1, H-BOTH-2). */
import { itemAt } from '@holdout/engine';
import type { SupersEdition } from '@holdout/editions/supers';
import type { BoxPlan } from '../plug.ts';

export function boxPlanOf({ boxes = {}, kit, sheets }: SupersEdition, ofHeroes: readonly string[]): BoxPlan {
  const cards: { readonly [kind: string]: readonly { readonly box: string }[] } = {
    enemyHeroes: kit.enemyHeroes,
    bystanders: kit.bystanders,
  };
  const mixed = Object.entries(boxes).flatMap(([kind, all]) => {
    const there = all.filter((box) => cards[kind]?.some((c) => c.box === box));
    return there.length > 1 ? [[kind, there] as const] : [];
  });
  return {
    mixed: Object.fromEntries(mixed),
    heroes: Object.fromEntries(sheets.map(({ id }, i) => [id, itemAt(ofHeroes, i)])),
  };
}
