// The table in words: what only hero mode has.
import { hero } from '@holdout/editions';
import { createEngine, isRefusal } from '@holdout/engine';
import { narrator, type Language } from '@holdout/narrate';
import { expect, it } from 'vitest';
import { labelsOf } from './labels.ts';
import { tableText } from './table-text.ts';

const engine = createEngine([hero]);
function table(mission: string, language: Language): string[] {
  const seats = [['wolverine', 'storm', 'magneto', 'mystique']];
  const state = engine.newGame({ edition: 'hero', mission, seats }, 's');
  if (isRefusal(state)) throw new Error(state.refused);
  return tableText(engine.gameOf(state), narrator(language, { edition: 'hero' }), labelsOf(language, 'hero'));
}

it('has the levels one under the other, those without heroes asleep [H-LVL-3]', () => {
  const levels = (lines: string[]) => lines.filter((line) => /^ {2}\S.*:$/.test(line)).map((l) => l.trim());
  expect(levels(table('H7', 'en'))).toEqual([
    'Ground floor:',
    'Upper floor (asleep):',
    'Underground level (asleep):',
  ]);
  expect(levels(table('H7', 'fr')).length).toBe(3);
});

it('speaks of power, the Sentinel Hand and the elevator [H-POW-1] [H-HAND-1] [H-ELE-1]', () => {
  const text = table('H7', 'en').join('\n');
  expect(text).toContain('power 1');
  expect(text).toMatch(/street 5 .*Sentinel Hand/);
  expect(text).toMatch(/elevator \(2X\) +elevator/);
  expect(table('H7', 'fr').join('\n')).toContain('pouvoir 1');
});
