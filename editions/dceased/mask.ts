/** Equipment lies face down until it is collected (D-EQP-2), but for what everybody has seen fall. */
import { HIDDEN, itemAt, type Game, type Unseen } from '@holdout/engine';
import {
  determiniseOwn as determiniseShared,
  LAID_FACE_DOWN as SHARED,
  maskOwn as maskShared,
} from '../supers/mask.ts';
import { hasHappened } from '../supers/own.ts';
import { equipmentAt, equipmentIn, EQUIPMENT_DECK } from './cards.ts';
import { missionOf, ownOf, type DceasedOwn } from './own.ts';

export const LAID_FACE_DOWN = [...SHARED, EQUIPMENT_DECK];

export const maskOwn = (own: DceasedOwn): DceasedOwn => ({
  ...maskShared(own),
  equipment: own.equipment.map((e) => (e.seen ? e : { ...e, card: HIDDEN })),
});

export function determiniseOwn(g: Game, unseen: Unseen): void {
  determiniseShared(g, unseen);
  laySecrets(g, unseen);
  for (const e of ownOf(g).equipment)
    if (e.card === HIDDEN) e.card = unseen.take(EQUIPMENT_DECK, (c) => !equipmentAt(g, c).secret);
}

/** Secret Missions the mission has hidden lie there until somebody collects them; those with the fewest places first. */
function laySecrets(g: Game, unseen: Unseen): void {
  const { equipment } = ownOf(g);
  const places = missionOf(g).hideEquipment.flatMap(({ card: id, zones }) => {
    const card = equipmentIn(g).findIndex((e) => e.id === id);
    if (hasHappened(g, 'collected', id) || !unseen.has(EQUIPMENT_DECK, card)) return [];
    const free = equipment.filter((e) => e.card === HIDDEN && (zones.length === 0 || zones.includes(e.zone)));
    return [{ card, free }];
  });
  for (const { card, free } of places.sort((a, b) => a.free.length - b.free.length)) {
    const left = free.filter((e) => e.card === HIDDEN);
    itemAt(left, unseen.below(left.length)).card = unseen.take(EQUIPMENT_DECK, (c) => c === card);
  }
}
