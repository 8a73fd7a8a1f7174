/** How people at the table are told apart: a colour by their place, letters by their names. Heroes have colours of their own. */
import { itemAt } from '@holdout/engine';
import { monogramsOf } from '../board/hero-look.ts';
import type { Player } from '../words/players.ts';

const COLOURS = ['#ffb83e', '#8fe3f0', '#c9a6ff', '#9fe8a0', '#ff9ad0', '#ffe9a8'] as const;

export const playerColour = (place: number): string => itemAt(COLOURS, place % COLOURS.length);

/** Letters of one player; somebody without a name has their number. */
export const playerLetters = ({ name, place }: Player): string =>
  name === null ? String(place + 1) : itemAt(monogramsOf([name]), 0);
