/** Grapple Line. Once per turn, 1 power: push yourself up to 2 zones along one straight line of sight. */
import { heroAt, itemAt, sightlinesFrom, zoneOption, type Game } from '@holdout/engine';
import { mayThisTurn } from '../../../supers/attack/effects.ts';
import { canSpend, spendPower } from '../../../supers/cards/power.ts';
import { pushFigure } from '../../../supers/moves/push.ts';
import { equipment, useOnce } from './card.ts';

const ID = 'grapple-line';
export const GRAPPLE_PRICE = 1;
const MOST = 2;

/** The ways it can lead, by the zone at their end; each zone lies next to the one before (D-PUSH-2). */
function waysOf(g: Game, hero: number): Map<number, number[]> {
  const { zone } = heroAt(g.state, hero);
  const ways = new Map<number, number[]>();
  for (const sightline of sightlinesFrom(g.context.board, g.state.doors, zone)) {
    let from = zone;
    for (const [n, next] of sightline.slice(0, MOST).entries()) {
      if (!itemAt(g.view.neighbours, from).includes(next)) break;
      from = next;
      if (!ways.has(from) || n === 0) ways.set(from, sightline.slice(0, n + 1));
    }
  }
  return ways;
}

export const grappleLine = equipment(ID, {
  form: 'zones',
  why: (g, hero) => (canSpend(g, hero, GRAPPLE_PRICE) ? undefined : 'power.too-little'),
  offer(g, hero, add) {
    if (!mayThisTurn(g, hero, ID) || !canSpend(g, hero, GRAPPLE_PRICE)) return;
    for (const [zone, way] of waysOf(g, hero)) add({ ...zoneOption(g, ID, zone), args: way, cost: 0 });
  },
  use(g, hero, { args: along }) {
    useOnce(g, hero, ID);
    spendPower(g, hero, GRAPPLE_PRICE, ID);
    const { length } = along;
    return pushFigure({ kind: 'hero', hero }, { by: ID, hero, upTo: length, atLeast: length, along });
  },
});
