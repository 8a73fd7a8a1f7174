import { engineOf } from '../editions/plugs.ts';
import type { Slot } from '../table/sheet.ts';
import type { TableUi } from '../table/use-table-ui.ts';
import { deedsWith } from './card-deeds.ts';
import type { Deed } from './deeds.ts';

/** Deeds with the card in a slot, as the moment has them. */
export function deedsOfSlot({ context, state, decision }: TableUi, hero: number, { card }: Slot): Deed[] {
  const engine = engineOf(context.edition.id);
  return decision && card ? deedsWith(hero, card.id, { engine, context, state, decision }) : [];
}
