/** Print and play: everything at its true size, on the page it is meant for, nothing cut; in every edition. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { goTo, openWorld, shoot } from './world.ts';
import { faultsOn } from './faults.ts';

const world = openWorld();
/** A pixel of the page in millimetres. */
const PIXEL = 25.4 / 96;

/** One mission of every edition, among them all three levels of the mansion. */
const SEEN = { en: ['classic/01', 'hero/H6'], fr: ['zombie/MZ4', 'dceased/D3'] } as const;

async function lay(page: Page, mission: string): Promise<void> {
  await goTo(page, `#/print/${mission}`);
  await page.locator('.print-page[data-page=mission] .print-legend').waitFor();
  await page.locator('.sheets[aria-busy=false]').waitFor();
}

/** Width and height of everything that is cut out, in hundredths of a millimetre, each size once. */
const sizes = (page: Page, what: string): Promise<string[]> =>
  page.evaluate(
    ([name, pixel]) => [
      ...new Set(
        [...document.querySelectorAll(`[data-measure=${name}]`)].map((e) => {
          const { width, height } = e.getBoundingClientRect();
          return [width, height].map((n) => (n * Number(pixel)).toFixed(2)).join(' x ');
        }),
      ),
    ],
    [what, PIXEL] as const,
  );

/** Cards whose text is cut, sheets that reach into what stands at their foot, pages with something beyond their edge. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const e of document.querySelectorAll('.card-true > *'))
      if (e.scrollHeight > e.clientHeight + 1) found.push(`card: ${e.textContent}`);
    for (const e of document.querySelectorAll('.mission-sheet')) {
      const last = Math.max(
        ...[...e.querySelectorAll('p, li, figure')].map((x) => x.getBoundingClientRect().bottom),
      );
      const foot = e.parentElement?.querySelector('.sheet-foot')?.getBoundingClientRect().top ?? 0;
      if (last > foot) found.push(`sheet: ${e.querySelector('h1, h2')?.textContent}, ${last - foot}`);
    }
    for (const e of document.querySelectorAll('.print-page')) {
      const own = e.getBoundingClientRect();
      for (const part of e.querySelectorAll('.tile-cut, .card-field, .piece-field, .sheet-foot')) {
        const box = part.getBoundingClientRect();
        if (box.left < own.left || box.right > own.right || box.top < own.top || box.bottom > own.bottom)
          found.push(`page: ${e.getAttribute('data-page')} ${part.className}`);
      }
    }
    return found;
  });

it('a tile is 250 mm wide and a card 63 x 88, in print as on the page, whatever the size of text', async () => {
  const page = await world.visit({ settings: { textSize: 150 } });
  await lay(page, 'dceased/D3');
  await page.emulateMedia({ media: 'print' });
  expect(await sizes(page, 'tile')).toEqual(['250.00 x 125.00']);
  expect(await sizes(page, 'card')).toEqual(['63.00 x 88.00']);
  expect(await cut(page)).toEqual([]);
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  const pages = [...pdf.matchAll(/\/MediaBox ?\[([^\]]*)\]/g)].map(([, box = '']) =>
    box
      .trim()
      .split(/\s+/)
      .slice(2)
      .map((n) => Math.round((Number(n) / 72) * 25.4))
      .join(' x '),
  );
  expect(pages.length).toBe(await page.locator('.print-page').count());
  expect(new Set(pages)).toEqual(new Set(['210 x 297', '297 x 210']));
  expect(pages.filter((size) => size === '297 x 210').length).toBe(12);

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'A3' }).click();
  await page.locator('[data-paper=a3-portrait]').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await sizes(page, 'tile')).toEqual(['250.00 x 250.00']);
});

it.each(['en', 'fr'] as const)('nothing is cut in any edition (%s)', async (language) => {
  const page = await world.visit({ settings: { language } });
  for (const mission of SEEN[language]) {
    await lay(page, mission);
    await page.emulateMedia({ media: 'print' });
    expect(await cut(page), mission).toEqual([]);
    expect(await page.locator('.sheets').textContent()).not.toMatch(/\[\w/);
    await page.emulateMedia({ media: 'screen' });
    await shoot(page, `print-${mission.replace('/', '-')}-${language}`);
  }
  // Letter is lower than A4 and as wide as it has to be.
  await page.getByRole('button', { name: 'Letter' }).click();
  await page.locator('[data-paper=letter-landscape]').first().waitFor();
  for (const box of await page.locator('.page-picker input').all()) await box.check();
  await page.locator('[data-page=figures-0]').waitFor();
  await page.locator('.sheets[aria-busy=false]').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await cut(page)).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 390, height: 844 });
  await shoot(page, `print-phone-${language}`);
  expect(await faultsOn(page, 'print')).toEqual([]);
});
