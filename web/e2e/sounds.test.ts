/** Every sound as the browser renders it: short, never clipped, never loud; and silence until somebody asks for sound. */
import { expect, it } from 'vitest';
import { SOUND_NAMES, THEMES } from '../insight/sounds.ts';
import type { renderSound } from './stage/render-sound.ts';
import { serveStage } from './stage.ts';
import { goTo, openWorld } from './world.ts';

const world = openWorld();

it('makes short and quiet sounds', async () => {
  const stage = await serveStage();
  const page = await world.visit();
  await page.goto(stage.url);
  await page.locator('.table').waitFor();
  const heard: { [name: string]: { seconds: string; peak: string; loudness: string } } = {};
  for (const name of SOUND_NAMES) {
    const { seconds, peak, loudness } = await page.evaluate(
      (wanted) => (globalThis as unknown as { renderSound: typeof renderSound }).renderSound(wanted),
      name,
    );
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
  await stage.close();
});

it('is silent until somebody asks for sound', async () => {
  const page = await world.visit();
  await goTo(page, '#/settings');
  expect(await page.getByRole('switch', { name: 'Sound' }).isChecked()).toBe(false);
});
