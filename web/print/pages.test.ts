import { describe, expect, it } from 'vitest';
import { deckPart, printParts, type PrintContent } from './pages.ts';
import { FIELD_MM } from './paper.ts';
import { onShelves } from './shelves.ts';

const content: PrintContent = {
  tiles: [0, 1, 3],
  decks: [{ id: 'traits', cards: Array.from({ length: 20 }, (_, i) => `t${i}`) }],
  tokens: [],
  figures: [],
  longRules: true,
};
const parts = (paper: 'a4' | 'letter' | 'a3', backs = false): Map<string, readonly { key: string }[]> =>
  new Map(printParts(content, { paper, backs }).map(({ id, pages }) => [id, pages]));

describe('pages', () => {
  it('a tile is two halves, but one piece on A3; everything else keeps to A4 there', () => {
    expect(parts('letter').get('tiles')?.length).toBe(6);
    const whole = printParts(content, { paper: 'a3', backs: false });
    const papers = (id: string): string[] => [
      ...new Set(whole.find((part) => part.id === id)?.pages.map((page) => page.paper)),
    ];
    expect(parts('a3').get('tiles')?.length).toBe(3);
    expect(papers('tiles')).toEqual(['a3']);
    expect(papers(deckPart('traits'))).toEqual(['a4']);
  });

  it('has nine cards to a page, each with its back behind it where backs are wanted', () => {
    expect(parts('a4').get(deckPart('traits'))?.length).toBe(3);
    const keys = parts('a4', true)
      .get(deckPart('traits'))
      ?.map(({ key }) => key);
    expect(keys).toEqual([0, 1, 2].flatMap((i) => [`traits-${i}`, `traits-${i}-back`]));
  });

  it('puts long rules on a page of their own, and leaves out what has no page', () => {
    expect(parts('a4').get('mission')?.length).toBe(2);
    expect([...parts('a4').keys()]).toEqual(['mission', 'tiles', deckPart('traits')]);
  });
});

it('lays every piece once, inside the field and beside the others', () => {
  const pieces = Array.from({ length: 60 }, (_, i) => ({
    width: 20 + ((i * 7) % 60),
    height: 15 + ((i * 11) % 80),
  }));
  const pages = onShelves(pieces, FIELD_MM);
  expect(new Set(pages.flat().map(({ piece }) => piece)).size).toBe(60);
  for (const page of pages)
    for (const a of page) {
      expect(a.x + a.piece.width).toBeLessThanOrEqual(FIELD_MM[0]);
      expect(a.y + a.piece.height).toBeLessThanOrEqual(FIELD_MM[1]);
      for (const b of page) {
        const apart =
          a === b ||
          a.x + a.piece.width <= b.x ||
          b.x + b.piece.width <= a.x ||
          a.y + a.piece.height <= b.y ||
          b.y + b.piece.height <= a.y;
        expect(apart).toBe(true);
      }
    }
});
