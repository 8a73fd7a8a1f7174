/** In French from the home screen to the end of a turn: not a word of English, no key without words. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { clientTexts } from '../words/testing.ts';
import { asks, Driver } from './driver.ts';
import { mouse } from './pointer.ts';
import { goTo, openWorld, shoot } from './world.ts';

const world = openWorld();

/** Sentences and names of the chrome that French says otherwise, as patterns where they have gaps. */
function englishOnly(): RegExp[] {
  const french = clientTexts('fr', 'classic');
  const other = Object.entries(clientTexts('en', 'classic')).filter(
    ([key, text]) => text !== french[key] && !text.includes(', plural') && !text.includes(', select'),
  );
  const said = new Set(Object.values(french));
  return other
    .filter(
      ([, text]) => text.length > 2 && !said.has(text) && /[a-z]{2}/i.test(text.replace(/\{[^}]*\}/g, '')),
    )
    .map(
      ([, text]) =>
        new RegExp(
          `^${text
            .trim()
            .split(/\{[^}]*\}/)
            .map(escape)
            .join('.+')}$`,
        ),
    );
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Small words that stand in almost every English sentence and in no French one. */
const SMALL =
  /\b(the|and|of|with|your|you|is|are|was|this|that|which|what|who|from|has|have|turn|left|move|door|noise|search)\b/i;

/** Numbers of rules are the same everywhere. */
const CLAUSE = /\b[A-Z]-[A-Z]+-\d+\b/g;

/** Everything that can be read or heard on the page. */
const readAll = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const add = (text: string | null): void => {
      if (text?.trim()) found.add(text.trim().replace(/\s+/g, ' '));
    };
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      if (node instanceof Text) add(node.textContent);
      else if (node instanceof Element)
        for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'alt'])
          add(node.getAttribute(name));
    }
    add(document.title);
    return [...found];
  });

it('speaks French from the home screen to the end of a turn', async () => {
  const page = await world.visit();
  const patterns = englishOnly();
  expect(patterns.length).toBeGreaterThan(150);
  const inEnglish = await readAll(page);
  expect(inEnglish.some((text) => patterns.some((p) => p.test(text)))).toBe(true);
  expect(inEnglish.some((text) => SMALL.test(text))).toBe(true);
  const seen = new Map<string, string>();
  const look = async (place: string): Promise<void> => {
    for (const text of await readAll(page)) seen.set(text, place);
  };

  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByText('Nouvelle partie').waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  await look('home');
  await goTo(page, '#/settings');
  await page.locator('.settings').waitFor();
  await look('settings');
  await goTo(page, '#/rules');
  await page.locator('.rules').waitFor();
  await look('rules');
  await goTo(page, '#/');
  await page.locator('.mission-card').nth(1).click();
  await page.locator('.hero-picks').waitFor();
  await look('set-up, empty');
  for (const name of ['Amy', 'Phil', 'Josh', 'Wanda'])
    await page.getByRole('button', { name, exact: true }).click();
  await page.locator('.setup-heroes, .hero-picks').getByRole('button', { expanded: false }).first().click();
  await page.getByLabel(/graine|seed/i).fill('nuit');
  await look('set-up');
  await page.locator('.button.start').click();
  await page.locator('.decide').waitFor();
  await look('table');

  const driver = new Driver(page, page.url().split('/').at(-1) ?? '', mouse);
  const end = await driver.play((p) => p.state.heroes.some((h) => h.done));
  await asks(page, end.decision?.prompt ?? '');
  await look('table after a turn');
  await shoot(page, 'table-french');
  for (const [key, part] of [
    ['p', '.forecast-list'],
    ['h', '.history-bar'],
    ['?', 'dialog'],
  ] as const) {
    if (key === 'p') await page.locator('[data-tour="forecast"]').click();
    else if (key === 'h') await page.locator('[data-tour="history"]').click();
    else await page.locator('[data-tour="help"]').click();
    await page.locator(part).first().waitFor();
    await look(part);
    await page.keyboard.press('Escape');
    await page.locator(part).first().waitFor({ state: 'detached' });
  }

  const texts = [...seen].map(([text, place]) => `${place}: ${text}`);
  expect(texts.filter((line) => /\[[a-z]+\.[\w.-]+\]/.test(line))).toEqual([]);
  expect([...seen].filter(([text]) => patterns.some((p) => p.test(text)))).toEqual([]);
  expect([...seen].filter(([text]) => SMALL.test(text.replace(CLAUSE, '')))).toEqual([]);
});
