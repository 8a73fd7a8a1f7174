/** The pictures of README and docs, made anew from real games at a desk and on a telephone. */
import { mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WEB } from '../../build.ts';
import { openWorld } from '../world.ts';
import { SHOTS } from './shots.ts';

const FOLDER = process.env['HOLDOUT_PICTURES'] ?? resolve(WEB, '../docs/pictures');
/** Names of the files end with the screen. */
const SCREENS = [
  ['desk', { viewport: { width: 1440, height: 900 } }],
  ['phone', { viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: 2 }],
] as const;
const MOST_KB = 300;
const QUALITY = 78;

const world = openWorld();
mkdirSync(FOLDER, { recursive: true });

describe.each(SCREENS)('%s', (screen, context) => {
  const shots = SHOTS.filter(({ deskOnly = false }) => !deskOnly || screen === 'desk');
  it.each(shots)('$name', async ({ name, show }) => {
    const page = await world.visit({ context });
    await show(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const path = join(FOLDER, `${name}-${screen}.jpg`);
    await page.screenshot({ path, type: 'jpeg', quality: QUALITY });
    expect(statSync(path).size / 1024, path).toBeLessThan(MOST_KB);
  });
});
