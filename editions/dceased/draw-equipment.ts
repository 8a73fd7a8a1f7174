/** Equipment a mission gives: the next card of the deck, or one it has set aside (M-D4, M-D10). */
import { itemAt, call, DONE, drawCard, procedure, type Frame, type Game } from '@holdout/engine';
import { EQUIPMENT_DECK, equipmentId } from './cards.ts';
import { takeEquipment } from './equipment.ts';
import { ownOf } from './own.ts';

interface Draw extends Frame<'draw-equipment'> {
  hero: number;
  /** A named card that was set aside; '' for the next one of the deck. */
  card: string;
}

const draw = (hero: number, card: string): Frame => {
  const f: Draw = { proc: 'draw-equipment', step: 'draw', hero, card };
  return f;
};
export const drawEquipment = (hero: number): Frame => draw(hero, '');
export const giveEquipment = (hero: number, card: string): Frame => draw(hero, card);

/** -1 when it is not there. */
function fromAside(g: Game, id: string): number {
  const { unused } = ownOf(g);
  const at = unused.findIndex((c) => equipmentId(g, c) === id);
  return at < 0 ? -1 : itemAt(unused.splice(at, 1), 0);
}

export const drawEquipmentProcedure = procedure<Draw>()({
  draw(g, f) {
    const h = g.state.heroes[f.hero];
    if (h?.status !== 'in') return DONE;
    const card = f.card === '' ? drawCard(g, EQUIPMENT_DECK) : fromAside(g, f.card);
    if (card < 0) return DONE;
    g.emit?.(g.context.mission.clause, { type: 'card-drawn', hero: h.id, card: equipmentId(g, card) });
    return call(f, 'end', takeEquipment(f.hero, card));
  },
  end: () => DONE,
});
