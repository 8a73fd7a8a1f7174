/** Equipment lies face down until it is collected (D-EQP-2), but for what everybody has seen fall. */
import { HIDDEN, itemAt, type FaceDown, type Game, type Unseen } from '@holdout/engine';
import {
  determiniseOwn as determiniseShared,
  faceDown as faceDownShared,
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

export function faceDown(g: Game, deck: string): FaceDown | undefined {
  if (deck !== EQUIPMENT_DECK) return faceDownShared(g, deck);
  const laid = ownOf(g).equipment.filter((e) => !e.seen);
  const named = stillHidden(g, (card) => laid.some((e) => e.card === card));
  const isNamed = (card: number): boolean => named.some((n) => n.card === card);
  return {
    laid,
    mayLie: (card, { zone }) =>
      named.find((n) => n.card === card)?.mayLie(zone) ?? !equipmentAt(g, card).secret,
    mayBeInPile: (card) => !isNamed(card),
  };
}

export function determiniseOwn(g: Game, unseen: Unseen): void {
  determiniseShared(g, unseen);
  laySecrets(g, unseen);
  for (const e of ownOf(g).equipment)
    if (e.card === HIDDEN) e.card = unseen.take(EQUIPMENT_DECK, (c) => !equipmentAt(g, c).secret);
}

/** A Secret Mission the mission has hidden; it lies there until somebody collects it. */
interface Hidden {
  readonly card: number;
  mayLie(zone: number): boolean;
}

function stillHidden(g: Game, isDown: (card: number) => boolean): Hidden[] {
  return missionOf(g).hideEquipment.flatMap(({ card: id, zones }) => {
    const card = equipmentIn(g).findIndex((e) => e.id === id);
    if (hasHappened(g, 'collected', id) || !isDown(card)) return [];
    return [{ card, mayLie: (zone) => zones.length === 0 || zones.includes(zone) }];
  });
}

/** Those with the fewest places first. */
function laySecrets(g: Game, unseen: Unseen): void {
  const { equipment } = ownOf(g);
  const places = stillHidden(g, (card) => unseen.has(EQUIPMENT_DECK, card)).map(({ card, mayLie }) => ({
    card,
    free: equipment.filter((e) => e.card === HIDDEN && mayLie(e.zone)),
  }));
  for (const { card, free } of places.sort((a, b) => a.free.length - b.free.length)) {
    const left = free.filter((e) => e.card === HIDDEN);
    itemAt(left, unseen.below(left.length)).card = unseen.take(EQUIPMENT_DECK, (c) => c === card);
  }
}
