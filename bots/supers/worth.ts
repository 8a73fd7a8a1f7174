/** The scale of everything: a wound of somebody unhurt, a zone nearer to the aim, a token or another errand done. */
export const WOUND = 9;
export const STEP = 5;
export const TOKEN = 60;
export const SPARE = 0.1;
/** What a wound is worth to somebody of so much health: the last one loses the game. */
export const WOUND_WORTH = [0, 20, 3.5, 1.8, 1.2, 1];
/** What is never worth its price. */
export const WASTE = -20;
