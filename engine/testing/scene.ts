/**
 * Scenes for tests: scripted dice and cards that are left over fail the test by themselves, or its file where several
 * tests share the scene. Apart from the rest of the kit, because only a test can have it.
 */
import { afterAll, onTestFinished, TestRunner } from 'vitest';
import type { Engine } from '../index.ts';
import { scene as anyScene, type Scene } from '../scenario/index.ts';

export function scene(engine: Engine, scenario: { [key: string]: unknown }): Scene {
  const s = anyScene(engine, scenario);
  if (!TestRunner.getCurrentTest()) afterAll(() => s.done());
  // A test that has failed says enough.
  else onTestFinished(({ task }) => (task.result?.state === 'fail' ? undefined : s.done()));
  return s;
}
