import type { SeatsView } from '@holdout/protocol';
import { expect, it } from 'vitest';
import { playersOf } from './players.ts';

const SEATS = [['amy', 'doug'], ['ned'], ['phil']];
const seats = (heroes: SeatsView['heroes']): SeatsView => ({
  chairs: [
    { holder: 'person', name: 'Ann', link: true },
    { holder: 'bot', name: 'Bob', link: true },
    { holder: 'open', name: '', link: true },
  ],
  heroes,
});

it('names the person who plays all heroes of a seat', () => {
  expect(playersOf(seats({ amy: 0, doug: 0, ned: 1, phil: 2 }), SEATS)).toEqual(['Ann', null, null]);
});

it('follows heroes that are handed over, and names nobody where a seat is in two hands', () => {
  expect(playersOf(seats({ amy: 0, doug: 1, ned: 0, phil: 2 }), SEATS)).toEqual([null, 'Ann', null]);
});
