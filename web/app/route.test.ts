import { expect, it } from 'vitest';
import { drawingOf, formatRoute, parseRoute, type Route } from './route.ts';

const ROUTES: Route[] = [
  { screen: 'home' },
  { screen: 'new', edition: 'classic', mission: '01' },
  { screen: 'new', edition: 'classic', mission: '' },
  { screen: 'table', game: 'a b/c' },
  { screen: 'summary', game: 'abc' },
  { screen: 'online', table: 'abc_-12' },
  { screen: 'rules', clause: 'K-LOS-1' },
  { screen: 'rules', edition: 'zombie', clause: 'Z-HUN-1' },
  { screen: 'rules', edition: 'zombie', clause: '' },
  { screen: 'howto', edition: 'zombie' },
  { screen: 'howto', edition: '' },
  { screen: 'gallery', edition: 'zombie', shown: 'thor' },
  { screen: 'gallery', edition: '', shown: '' },
  { screen: 'workshop', project: '', mission: '', step: '' },
  { screen: 'workshop', project: 'abc', mission: '', step: '' },
  { screen: 'workshop', project: 'abc', mission: 'night shift', step: 'board' },
  { screen: 'settings' },
  { screen: 'statistics' },
];

it('finds every screen again from its address', () => {
  for (const route of ROUTES) expect(parseRoute(formatRoute(route))).toEqual(route);
});

it('goes home from an address nobody knows', () => {
  expect(parseRoute('#/nowhere/at/all')).toEqual({ screen: 'home' });
  expect(parseRoute('#/table')).toEqual({ screen: 'home' });
  expect(parseRoute('#/table/%E0%A4%A')).toEqual({ screen: 'table', game: '%E0%A4%A' });
});

it('knows the drawing behind a trial, and other games for what they are', () => {
  const drawing: Route = { screen: 'workshop', project: 'p', mission: 'night shift', step: 'board' };
  expect(drawingOf(formatRoute(drawing))).toEqual(drawing);
  expect([drawingOf('abcdefgh'), drawingOf('#/table/x')]).toEqual([undefined, undefined]);
});
