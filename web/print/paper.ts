/** Paper by its size in millimetres, upright, and what is cut out of it. */
export const PAPERS = {
  a4: [210, 297],
  letter: [215.9, 279.4],
  a3: [297, 420],
} as const satisfies { readonly [paper: string]: readonly [width: number, height: number] };

export type Paper = keyof typeof PAPERS;

/** What players choose: on A3 a tile is one piece, everything else keeps to A4. */
export const PAPER_CHOICES: readonly Paper[] = ['a4', 'letter', 'a3'];
export const plainPaper = (paper: Paper): Paper => (paper === 'a3' ? 'a4' : paper);

/** A tile of the box, each way (C-PCS-1); its 500 units of the board are drawn on it. */
export const TILE_MM = 250;
/** So much is printed beyond the cut, and so much is left to be glued under the other half. */
export const BLEED_MM = 3;
export const FLAP_MM = 12;

export const CARD_MM = [63, 88] as const;
export const CARDS_TO_A_PAGE = 9;

/** Where tokens and figures are laid out: what any of the papers has room for. */
export const FIELD_MM = [188, 240] as const;
