import { expect, it } from 'vitest';
import { layoutFor } from './layout.ts';

it.each([
  [1920, 1080, 100, 'wide'],
  [1440, 900, 100, 'wide'],
  [1024, 768, 100, 'column'],
  [820, 1180, 100, 'sheet'],
  [390, 844, 100, 'phone'],
  [320, 640, 100, 'phone'],
  [844, 390, 100, 'low'],
  [720, 450, 100, 'low'],
  [640, 360, 100, 'low'],
  [1300, 480, 100, 'low'],
  [1440, 900, 200, 'low'],
  [390, 844, 200, 'phone'],
  [320, 480, 100, 'phone'],
] as const)('%i by %i with text at %i %% is %s', (width, height, text, layout) => {
  expect(layoutFor(width, height, text)).toBe(layout);
});
