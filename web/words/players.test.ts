import { expect, it } from 'vitest';
import { position } from '../table/testing.ts';
import { deciderOf, NO_PLAYERS, playersAt } from './players.ts';

const SEATS = [['amy', 'phil'], ['ned']];

it('makes a seat a person, with the name somebody gave them or none', () => {
  const { names, owners } = playersAt(SEATS, [' Marie ', '']);
  expect(names).toEqual(['Marie', null]);
  expect(owners).toEqual({
    amy: { place: 0, name: 'Marie' },
    phil: { place: 0, name: 'Marie' },
    ned: { place: 1, name: null },
  });
});

it('tells nobody apart where one person plays everybody', () => {
  expect(playersAt([['amy', 'ned']], ['Marie'])).toEqual({ names: ['Marie'], owners: {} });
});

it('knows whose decision it is', () => {
  const { state, decision } = position({ mission: '01', heroes: { amy: { zone: 'S6' } }, turn: 'amy' });
  const players = playersAt([['amy'], ['ned']], ['Marie', 'Tom']);
  expect(deciderOf(players, state, decision)?.name).toBe('Marie');
  expect(deciderOf(players, state, { ...decision, hero: 'ned' })?.name).toBe('Tom');
  expect(deciderOf(players, state, { ...decision, hero: undefined, by: 0 })?.name).toBe('Marie');
  expect(deciderOf(players, state, { ...decision, by: 'team' })).toBeUndefined();
  expect(deciderOf(NO_PLAYERS, state, decision)).toBeUndefined();
});
