/** Every sound as the browser renders it: short, never clipped, never loud; and silence until somebody asks for sound. */
import { itemAt } from '@holdout/engine';
import { expect, it } from 'vitest';
import { SOUND_NAMES, THEMES } from '../insight/sounds.ts';
import type { renderSound } from './stage/render-sound.ts';
import { serveStage } from './stage.ts';
import { goTo, openWorld } from './world.ts';

const world = openWorld();

type Course = Awaited<ReturnType<typeof renderSound>>['course'];
/** In slices of a twentieth of a second as different as loud and silent, or an octave. */
const APART = 0.5;

/** Where both are heard by how much higher one is, elsewhere by how loud the other is. */
const between = (a: Course, b: Course): number =>
  a.reduce((sum, [level, octave], i) => {
    const [level2, octave2] = itemAt(b, i);
    return sum + Math.abs(level - level2) + Math.min(level, level2) * Math.abs(octave - octave2);
  }, 0);

it('makes short and quiet sounds, each of its own kind', async () => {
  const stage = await serveStage();
  const page = await world.visit();
  await page.goto(stage.url);
  await page.locator('.table').waitFor();
  const courses = new Map<string, Course>();
  const heard: { [name: string]: { seconds: string; peak: string; loudness: string } } = {};
  for (const name of SOUND_NAMES) {
    const { seconds, peak, loudness, course } = await page.evaluate(
      (wanted) => (globalThis as unknown as { renderSound: typeof renderSound }).renderSound(wanted),
      name,
    );
    courses.set(name, course);
    heard[name] = {
      seconds: seconds.toFixed(2),
      peak: peak.toFixed(2),
      loudness: `${loudness.toFixed(0)} dB`,
    };
    expect(seconds, name).toBeGreaterThan(0.03);
    expect(seconds, name).toBeLessThan(THEMES.includes(name) ? 2.9 : 1.8);
    expect(peak, name).toBeLessThan(0.9);
    expect(loudness, name).toBeGreaterThan(-50);
    expect(loudness, name).toBeLessThan(-16);
  }
  console.table(heard);
  const pairs = [...courses].flatMap(([a, one], i) =>
    [...courses].slice(i + 1).map(([b, other]) => ({ pair: `${a}, ${b}`, apart: between(one, other) })),
  );
  console.table(pairs.sort((a, b) => a.apart - b.apart).slice(0, 5));
  expect(pairs.filter(({ apart }) => apart < APART)).toEqual([]);
  await stage.close();
});

it('is silent until somebody asks for sound', async () => {
  const page = await world.visit();
  await goTo(page, '#/settings');
  expect(await page.getByRole('switch', { name: 'Sound' }).isChecked()).toBe(false);
});
