import { EDITIONS } from '@holdout/editions';
import { expect, it } from 'vitest';
import { plugFor } from '../editions/plugs.ts';
import '../editions/testing.ts';
import { BOXES, boxOf, fitOf, fits, ownDecks } from './mission-fit.ts';

it('every edition is played from a box of its own, and what is mixed comes from boxes there are', () => {
  expect(BOXES.map(({ edition }) => edition).sort()).toEqual(EDITIONS.map(({ id }) => id).sort());
  expect(new Set(BOXES.map(({ box }) => box)).size).toBe(EDITIONS.length);
  for (const { id, boxes = {} } of EDITIONS)
    for (const mixed of Object.values(boxes)) {
      expect(mixed[0]).toBe(boxOf(id));
      expect(BOXES.map(({ box }) => box)).toEqual(expect.arrayContaining([...mixed]));
    }
});

it('all missions of 2012 fit the box; those on maps of our own name every tile that has to be printed', () => {
  for (const edition of EDITIONS)
    for (const id of Object.keys(edition.missions)) {
      const fit = fitOf(edition, id, []);
      expect(fits(fit), `${edition.id} ${id}`).toBe(edition.id === 'classic');
      if (edition.id !== 'classic') expect(fit.tiles.length).toBeGreaterThan(0);
    }
});

it('nothing fits whoever has no box', () => {
  const { edition } = plugFor('classic');
  expect(fits(fitOf(edition, '01', [boxOf('classic')]))).toBe(false);
  expect(fits(fitOf(edition, '01', [boxOf('dceased')]))).toBe(true);
});

it('knows whose decks are ours', () => {
  expect(ownDecks(plugFor('classic'))).toEqual([]);
  expect(ownDecks(plugFor('dceased'))).toContain('spawn');
});
