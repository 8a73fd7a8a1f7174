import { refusalCodes } from '@holdout/engine/testing';
import { expect, it } from 'vitest';
import { EDITION_IDS } from '../editions/load.ts';
import { clientTexts } from '../words/testing.ts';
import { intentsOf, nearestReason } from './reasons.ts';
import { sheetFor } from './sheet.ts';
import { position } from './testing.ts';

const why = (place: string, amy: object, rest: object = {}) => {
  const { scene, context, state } = position({
    mission: '01',
    heroes: { amy: { zone: 'S6', ...amy } },
    turn: 'amy',
    ...rest,
  });
  const intents = intentsOf(place, context, state, state.active, sheetFor(context));
  return nearestReason(intents, (intent) => scene.engine.why(state, intent))?.refused;
};

it('says why a place cannot be searched [C-ACT-2]', () => {
  expect(why('search', {})).toBe('search.not-indoors');
});

it('tells a missing weapon from a missing target [C-COM-1, C-COM-16]', () => {
  expect(why('melee', {})).toBe('attack.no-weapon');
  expect(why('melee', { hands: ['machete'] })).toBe('attack.no-target');
  expect(why('shoot', { hands: ['pistol'] })).toBe('attack.no-target');
});

it('speaks of the enemy that is nearest to being a target', () => {
  const enemies = [
    { type: 'walker', zone: 'S9', count: 1 },
    { type: 'walker', zone: 'S24', count: 1 },
  ];
  expect(why('shoot', { hands: ['pistol'] }, { enemies })).toBe('attack.too-far');
});

it('asks about every door of the zone, and about none where there is none [C-OPEN-1]', () => {
  expect(why('door', {})).toBe('open.no-tool');
  expect(why('door', { zone: 'S7' })).toBe('open.no-door');
});

it('has no reason for what is possible', () => {
  expect(why('noise', {})).toBeUndefined();
  expect(why('move', {})).toBeUndefined();
});

it('has a few words for every reason a fixed place can have', () => {
  const codes = refusalCodes().filter((code) =>
    /^(hero|move|open|take|attack|search|trade|arrange)\./.test(code),
  );
  const words = Object.assign({}, ...EDITION_IDS.map((edition) => clientTexts('en', edition))) as object;
  for (const code of codes) expect(words).toHaveProperty([`table.why.${code}`]);
});
