/**
 * A browser at our own server, one per test file. Every test gets a visitor of its own: fresh storage, a page, and the
 * promise that nothing failed on that page behind everybody's back.
 */
import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { DIST } from '../build.ts';
import { serveFolder } from '../testing/static-server.ts';
import type { Settings } from '../store/settings.ts';
import { prepare } from './prepare.ts';

/** Two busy cores take their time. */
const PATIENCE = 30_000;
const SHOTS = join(import.meta.dirname, 'shots');

export interface Visit {
  readonly settings?: Partial<Settings>;
  /** Let the first mission be taught; otherwise nobody wants lessons. */
  readonly tour?: boolean;
  readonly context?: BrowserContextOptions;
  /** An address to open at once, in the place of the home screen. */
  readonly to?: string;
  /** Bytes that the browser lets us store. */
  readonly quota?: number;
  /** With the service worker, which fetches all of the client: most visitors leave before it has, and two cores have other work. */
  readonly worker?: boolean;
}

export interface World {
  readonly url: string;
  /** A visitor with an empty browser, on the home screen. */
  visit(visit?: Visit): Promise<Page>;
  /** Another page of the same visitor. */
  again(context: BrowserContext): Promise<Page>;
  /** Changes how many bytes the browser lets us store. */
  setQuota(page: Page, bytes: number): Promise<void>;
  /** This test brings such a fault about itself: a server that is away, say. */
  foresee(fault: RegExp): void;
}

const QUICK: Partial<Settings> = { language: 'en', speed: 0 };
const DESKTOP = { width: 1440, height: 900 };

/** Something that serves the client. */
export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

async function serveClient(): Promise<Served> {
  const server = serveFolder(DIST);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function openWorld(serve: () => Promise<Served> = serveClient): World {
  let browser: Browser;
  let server: Served | undefined;
  let url = '';
  const visitors = new Set<BrowserContext>();
  const faults: string[] = [];
  const foreseen: RegExp[] = [];

  beforeAll(async () => {
    browser = await prepare();
    server = await serve();
    url = server.url;
  }, 300_000);
  afterEach(async () => {
    for (const context of visitors) await context.close();
    visitors.clear();
    const known = foreseen.splice(0);
    expect(faults.splice(0).filter((fault) => !known.some((k) => k.test(fault)))).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  async function openPage(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    page.on('pageerror', (error) => faults.push(`${error.name}: ${error.message}`));
    page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
    return page;
  }

  async function setQuota(page: Page, bytes: number): Promise<void> {
    const devtools = await page.context().newCDPSession(page);
    const { origin } = new URL(url);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: bytes });
  }

  return {
    get url() {
      return url;
    },
    async visit({ settings = {}, tour = false, context: options = {}, quota, to, worker = false } = {}) {
      const context = await browser.newContext({
        viewport: DESKTOP,
        reducedMotion: 'reduce',
        locale: 'en-GB',
        serviceWorkers: worker ? 'allow' : 'block',
        ...options,
      });
      visitors.add(context);
      await context.addInitScript(remember, { settings: { ...QUICK, ...settings }, tour });
      const page = await openPage(context);
      if (quota !== undefined) await setQuota(page, quota);
      await page.goto(to ?? url);
      if (to === undefined) await page.locator('.continue:not(.loading)').waitFor();
      return page;
    },
    again: openPage,
    setQuota,
    foresee: (fault) => void foreseen.push(fault),
  };
}

/** Runs in the page before anything else; what the visitor changes later is left alone. */
function remember({ settings, tour }: { settings: Partial<Settings>; tour: boolean }): void {
  if (!localStorage.getItem('holdout.settings'))
    localStorage.setItem('holdout.settings', JSON.stringify(settings));
  if (!tour) localStorage.setItem('holdout.tour', JSON.stringify({ left: true, told: {} }));
}

/** A picture to be looked at, beside those of other screens, for whoever asks for them (HOLDOUT_SHOTS=1). */
export async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  if (process.env['HOLDOUT_SHOTS'] !== '1') return;
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: join(SHOTS, `${name}.png`) });
}

/** What a visit to an address of the client within the same page looks like. */
export async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
}
