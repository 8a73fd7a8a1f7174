import { EDITIONS } from '@holdout/editions';
import { addTo, heroAt, itemAt, typeAt, isRefusal, type State } from '@holdout/engine';
import { setupFor } from '@holdout/engine/testing';
import { expect, it } from 'vitest';
import { sheetFor } from '../table/sheet.ts';
import { engine } from '../table/testing.ts';
import { differencesOf } from './differences.ts';

it.each(EDITIONS)('tells wounds, dead, figures and goals that differ, and nothing else: $id', (edition) => {
  const setup = setupFor(engine, edition, itemAt(Object.keys(edition.missions), 1), 4);
  const real = setup && engine.newGame(setup, 'what if');
  if (!real || isRefusal(real)) throw new Error('no game');
  const { context } = engine.gameOf(real);
  const side = (state: State, met: boolean) => ({ state, goals: [{ id: 'goal', met, count: undefined }] });
  const compare = (here: State, met = false) =>
    differencesOf(context, sheetFor(context), side(here, met), side(real, false));
  expect(compare(engine.clone(real))).toEqual([]);

  const here = engine.clone(real);
  heroAt(here, 0).status = 'dead';
  addTo(here.enemies, context.zones, 2);
  here.round = 3;
  const most = sheetFor(context).heartsOf(real, 0);
  expect(compare(here, true)).toEqual([
    { kind: 'round', here: 3, real: real.round },
    {
      kind: 'hero',
      hero: heroAt(real, 0).id,
      here: { status: 'dead', left: 0, most: 0 },
      real: { status: heroAt(real, 0).status, ...most },
    },
    expect.objectContaining({ kind: 'enemies', enemy: typeAt(context, 1).id }),
    { kind: 'goal', goal: 'goal', here: true, real: false },
  ]);
});
