/** What is printed, page by page: nothing is drawn here. */
import { CARDS_TO_A_PAGE, FIELD_MM, plainPaper, type Paper } from './paper.ts';
import { onShelves, type Laid } from './shelves.ts';
import type { Piece } from './pieces.ts';

/** A deck, or the cards of one kind: each as often as it is in the box. */
export interface PrintDeck {
  readonly id: string;
  readonly cards: readonly string[];
}

export interface PrintContent {
  /** Numbers of the tiles on the table. */
  readonly tiles: readonly number[];
  readonly decks: readonly PrintDeck[];
  readonly tokens: readonly Piece[];
  readonly figures: readonly Piece[];
  /** The clauses of the mission do not fit under its map. */
  readonly longRules: boolean;
}

type Drawn =
  | { readonly kind: 'mission' }
  | { readonly kind: 'rules' }
  | { readonly kind: 'tile'; readonly tile: number; readonly half: 'upper' | 'lower' | 'whole' }
  | {
      readonly kind: 'cards';
      readonly deck: string;
      readonly from: number;
      readonly cards: readonly string[];
    }
  | { readonly kind: 'backs'; readonly deck: string }
  | { readonly kind: 'pieces'; readonly part: string; readonly laid: readonly Laid<Piece>[] };

export type PrintPage = Drawn & {
  readonly key: string;
  readonly paper: Paper;
  readonly turn: 'portrait' | 'landscape';
};

/** Something that can be left out. */
export interface PrintPart {
  readonly id: string;
  readonly pages: readonly PrintPage[];
}

interface PrintWishes {
  readonly paper: Paper;
  /** Backs follow their fronts, for printing both sides. */
  readonly backs: boolean;
}

export const deckPart = (deck: string): string => `deck-${deck}`;

export function printParts(content: PrintContent, { paper, backs }: PrintWishes): PrintPart[] {
  const plain = plainPaper(paper);
  const upright = { paper: plain, turn: 'portrait' } as const;
  const tiles = content.tiles.flatMap((tile): PrintPage[] =>
    paper === 'a3'
      ? [{ kind: 'tile', tile, half: 'whole', key: `tile-${tile}`, paper, turn: 'portrait' }]
      : (['upper', 'lower'] as const).map((half) => ({
          kind: 'tile',
          tile,
          half,
          key: `tile-${tile}-${half}`,
          paper,
          turn: 'landscape',
        })),
  );
  const pieces = (part: string, all: readonly Piece[]): PrintPart => ({
    id: part,
    pages: onShelves(all, FIELD_MM).map((laid, i) => ({
      kind: 'pieces',
      part,
      laid,
      key: `${part}-${i}`,
      ...upright,
    })),
  });
  return [
    {
      id: 'mission',
      pages: [
        { kind: 'mission', key: 'mission', ...upright } as const,
        ...(content.longRules ? [{ kind: 'rules', key: 'rules', ...upright } as const] : []),
      ],
    },
    { id: 'tiles', pages: tiles },
    pieces('tokens', content.tokens),
    ...content.decks.map(({ id, cards }): PrintPart => ({
      id: deckPart(id),
      pages: chunks(cards, CARDS_TO_A_PAGE).flatMap((some, i): PrintPage[] => [
        {
          kind: 'cards',
          deck: id,
          from: i * CARDS_TO_A_PAGE,
          cards: some,
          key: `${id}-${i}`,
          ...upright,
        },
        ...(backs ? [{ kind: 'backs', deck: id, key: `${id}-${i}-back`, ...upright } as const] : []),
      ]),
    })),
    pieces('figures', content.figures),
  ].filter(({ pages }) => pages.length > 0);
}

const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));
