import { EDITIONS } from '@holdout/editions';
import { createEngine, type PickDecision } from '@holdout/engine';
import { scene } from '@holdout/engine/scenario';
import { expect, it } from 'vitest';
import '../editions/testing.ts';
import { sheetFor } from '../table/sheet.ts';
import { placesFor } from './placing.ts';

const engine = createEngine(EDITIONS);
const SHOP = 'R_5B_01_shop';

function found(
  card: string,
  more: object,
): { answers: (string | undefined)[]; rest: string[]; firsts: number } {
  const s = scene(engine, {
    edition: 'classic',
    mission: '10',
    heroes: { amy: { zone: SHOP, ...more } },
    turn: 'amy',
    draws: { equipment: [card] },
  });
  s.play('search');
  const decision = engine.decisionOf(s.state) as PickDecision;
  const slots = sheetFor(s.game.context).slotsOf(s.state, 0);
  const { places, rest } = placesFor(decision, card, slots);
  return {
    answers: places.map((p) => p.option?.id),
    rest: rest.map((o) => o.id),
    firsts: places.filter((p) => p.first).length,
  };
}

it('puts a card in the place of what a hand holds, or leaves the hands as they are', () => {
  const { answers, rest, firsts } = found('katana', { hands: ['crowbar', 'pistol'] });
  expect(answers).toEqual([
    'hold:katana+pistol',
    'hold:crowbar+katana',
    'hold:crowbar+pistol',
    'hold:crowbar+pistol',
    'hold:crowbar+pistol',
  ]);
  // Every answer stands in one place, and nothing is left over.
  expect([rest, firsts]).toEqual([[], 3]);
});

it('keeps answers that no slot stands for', () => {
  const { rest, firsts } = found('katana', { hands: ['crowbar', 'pistol'], reserve: ['machete'] });
  expect(firsts).toBe(3);
  expect(rest).toEqual(
    expect.arrayContaining(['hold:crowbar+machete', 'hold:machete+pistol', 'hold:katana+machete']),
  );
});

it('gives up what it is put on, and can be given up itself', () => {
  const full = { hands: ['crowbar', 'pistol'], reserve: ['machete', 'water', 'scope'] };
  const { answers, rest } = found('katana', full);
  expect(answers).toEqual(
    expect.arrayContaining([
      'discard:crowbar',
      'discard:pistol',
      'discard:machete',
      'discard:water',
      'discard:scope',
    ]),
  );
  expect(rest).toEqual(['discard:katana']);
});
