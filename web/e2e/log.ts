/** The log as a whole: opened, read and folded again. */
import type { Page } from 'playwright-core';

export async function logOf(page: Page): Promise<string> {
  const full = page.locator('.log-full');
  await full.click();
  const text = (await page.locator('.log').textContent()) ?? '';
  await full.click();
  return text;
}
