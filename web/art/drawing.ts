/** A drawing: what is in its box, as markup for an svg element, a symbol or a group with round joins and no fill. */
export interface Drawing {
  readonly box: string;
  readonly body: string;
}

/** A figure reaches out of this box; its base is three quarters as wide. */
export const FIGURE_BOX = '-48 -112 96 134';
