/** Set-up of what only DCeased has: equipment on its icons, objects where the mission puts them (D-EQP-1, D-PCS-4). */
import { isOurs, itemAt, shuffle, type Game } from '@holdout/engine';
import type { SupersOwn } from '../supers/own.ts';
import { equipmentAt, equipmentIn, EQUIPMENT_DECK, equipmentId } from './cards.ts';
import { missionOf, type BoardEquipment, type DceasedOwn } from './own.ts';

/** Secret Missions the mission names first, then cards of the deck; an icon without a card stays empty. */
function layEquipment(g: Game, draw: number[]): BoardEquipment[] {
  const equipment: BoardEquipment[] = [];
  const icons = (g.context.board.marks['equipment'] ?? []).slice();
  for (const { card, zones } of missionOf(g).hideEquipment) {
    const free = icons.filter((z) => zones.length === 0 || zones.includes(z));
    shuffle(g, free);
    icons.splice(icons.indexOf(itemAt(free, 0)), 1);
    equipment.push({ card: equipmentIn(g).findIndex((e) => e.id === card), zone: itemAt(free, 0) });
  }
  for (const zone of icons) {
    const card = draw.pop();
    if (card !== undefined) equipment.push({ card, zone });
  }
  return equipment.sort((a, b) => a.zone - b.zone);
}

/** Secret Missions leave the deck unless the mission names them. */
export function moreOwn(g: Game): Omit<DceasedOwn, keyof SupersOwn> {
  const { hideEquipment, objects, aside } = missionOf(g);
  const cards = equipmentIn(g).flatMap((_, card) => (isOurs(g, EQUIPMENT_DECK, card) ? [] : [card]));
  const isSecret = (card: number): boolean => equipmentAt(g, card).secret;
  const isAside = (card: number): boolean => aside.includes(equipmentId(g, card));
  const isNamed = (card: number): boolean => hideEquipment.some((h) => h.card === equipmentId(g, card));
  const draw = cards.filter((c) => !isSecret(c) && !isAside(c));
  shuffle(g, draw);
  const own: Omit<DceasedOwn, keyof SupersOwn> = {
    equipment: layEquipment(g, draw),
    objects: objects.map(({ id, zone }) => ({ id, zone, uses: 0 })),
    carried: [],
    resting: [],
    away: [],
    began: g.state.heroes.map((h) => h.zone),
    tougher: [],
    hushed: [],
    weakened: [],
    drones: [],
    spare: [],
    unused: [...cards.filter((c) => isSecret(c) && !isNamed(c)), ...cards.filter(isAside)],
  };
  g.state.decks[EQUIPMENT_DECK] = { draw, discard: [] };
  return own;
}
