import { forecast } from '@holdout/engine';
import { expect, it } from 'vitest';
import { engine, newSave, playUntil } from '../e2e/games.ts';

it('foretells from what the table knows, whoever may lie behind the doors that enemies break', () => {
  const start = newSave('H6', 'presses', ['wolverine', 'storm', 'magneto', 'mystique'], 'hero');
  let asked = 0;
  playUntil(start, ({ state }) => {
    asked++;
    expect(() => forecast(engine, engine.mask(state))).not.toThrow();
    return state.round > 2;
  });
  expect(asked).toBeGreaterThan(30);
});
