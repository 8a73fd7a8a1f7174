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
const players = (heroes: SeatsView['heroes']) => playersOf(seats(heroes), SEATS, (n) => `Bot ${n + 1}`);

it('names the person who plays all heroes of a seat', () => {
  expect(players({ amy: 0, doug: 0, ned: 1, phil: 2 }).names).toEqual(['Ann', null, null]);
});

it('follows heroes that are handed over, and names nobody where a seat is in two hands', () => {
  expect(players({ amy: 0, doug: 1, ned: 0, phil: 2 }).names).toEqual([null, 'Ann', null]);
});

it('tells whose every hero is, bots and empty chairs too', () => {
  expect(players({ amy: 0, doug: 1, ned: 0, phil: 2 }).owners).toEqual({
    amy: { place: 0, name: 'Ann' },
    doug: { place: 1, name: 'Bot 2' },
    ned: { place: 0, name: 'Ann' },
    phil: { place: 2, name: null },
  });
  expect(players({ amy: 0, doug: 0, ned: 0, phil: 0 }).owners).toEqual({});
});
