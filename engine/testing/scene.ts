/**
 * Scenes for tests: scripted dice and cards that are left over fail the test by themselves. Apart from the rest of the
 * kit, because only a test can have it.
 */
import { onTestFinished } from 'vitest';
import { scene as anyScene, type Engine, type Scene } from '../index.ts';

export function scene(engine: Engine, scenario: { [key: string]: unknown }): Scene {
  const s = anyScene(engine, scenario);
  // A test that has failed says enough.
  onTestFinished(({ task }) => {
    if (task.result?.state !== 'fail') s.done();
  });
  return s;
}
