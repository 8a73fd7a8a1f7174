import { expect, it } from 'vitest';
import { insetsOf } from './clearance.ts';

const view = { left: 0, top: 54, right: 390, bottom: 454 };

it('counts what lies over the board at the side it comes from', () => {
  const map = { left: 294, top: 62, right: 382, bottom: 150 };
  const buttons = { left: 338, top: 158, right: 382, bottom: 306 };
  const strip = { left: 10, top: 360, right: 380, bottom: 430 };
  expect(insetsOf(view, [map, buttons, strip])).toEqual({ left: 0, top: 0, right: 96, bottom: 94 });
});

it('leaves out what lies beside the view', () => {
  expect(insetsOf(view, [{ left: 0, top: 454, right: 390, bottom: 844 }])).toEqual({
    left: 0,
    top: 0,
    right: 0,
    bottom: 0,
  });
});
