/** Cards nobody has seen change places until what the box says is true. */
import { describe, expect, it } from 'vitest';
import type { FaceDown, LaidCard } from '../kernel/edition.ts';
import { bring, cardsFor, inPile, onBoard, type Place } from './unseen-places.ts';

/** Even cards may lie anywhere, odd ones on the board alone; 1 lies in zone 1 or 2. */
const RULES: Pick<FaceDown, 'mayLie' | 'mayBeInPile'> = {
  mayLie: (card, { zone }) => (card === 1 ? zone <= 2 : card % 2 === 0 || zone === 3),
  mayBeInPile: (card) => card % 2 === 0,
};

function table(): { draw: number[]; laid: LaidCard[]; places: Place[] } {
  const draw = [2, 4, 6];
  const laid = [
    { card: 1, zone: 1 },
    { card: 8, zone: 2 },
    { card: 3, zone: 3 },
  ];
  const down = { laid, ...RULES };
  return { draw, laid, places: [inPile(draw, draw.slice(1), down), ...laid.map((l) => onBoard(down, l))] };
}

const place = (places: readonly Place[], at: number): Place => places[at] ?? expect.unreachable('no place');

describe('a card nobody has seen', () => {
  it('can be whatever may lie there, as far as all others find room', () => {
    const { places } = table();
    const inOrder = (at: number): number[] => cardsFor(place(places, at), places).sort((a, b) => a - b);
    // 2 is known to be in the pile; 3 cannot leave the only zone it may lie in.
    expect([0, 1, 2, 3].map(inOrder)).toEqual([[4, 6, 8], [1, 4, 6, 8], [1, 4, 6, 8], [3]]);
  });

  it('is where the box says, and the one that lay there where the other was', () => {
    const { draw, laid, places } = table();
    bring(4, place(places, 2), places);
    expect([draw, laid.map((l) => l.card)]).toEqual([
      [2, 8, 6],
      [1, 4, 3],
    ]);
  });

  it('makes others move on where the two cannot change places', () => {
    const { draw, laid, places } = table();
    bring(6, place(places, 1), places);
    expect([draw, laid.map((l) => l.card)]).toEqual([
      [2, 4, 8],
      [6, 1, 3],
    ]);
  });

  it('stays where it is if it lies there', () => {
    const { draw, laid, places } = table();
    bring(1, place(places, 1), places);
    expect([draw, laid.map((l) => l.card)]).toEqual([
      [2, 4, 6],
      [1, 8, 3],
    ]);
  });
});
