/** `npm run sheets <folder>`: every drawing as a picture to be looked at, and how heavy they are. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ENEMY_KINDS } from '../../art/figures/enemies.ts';
import { everybody, everyCard } from '../../faces/testing.ts';
import { launchBrowser } from '../browser.ts';
import { pageOf } from './page.ts';
import { sheetsOf } from './sheets.ts';

const [folder, ...wanted] = process.argv.slice(2);
if (folder === undefined) throw new Error('npm run sheets -- <folder> [sheet ...]');
mkdirSync(folder, { recursive: true });

const all = { people: await everybody(), kinds: ENEMY_KINDS, cards: everyCard() };
const browser = await launchBrowser();
for (const sheet of sheetsOf(all)) {
  if (wanted.length > 0 && !wanted.includes(sheet.name)) continue;
  const page = await browser.newPage({ viewport: { width: sheet.width, height: 200 } });
  await page.setContent(pageOf(sheet));
  const path = join(folder, `${sheet.name}.png`);
  await page.screenshot({ path, fullPage: true });
  await page.close();
  console.log(path);
}
await browser.close();
