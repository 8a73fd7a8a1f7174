/** The forecast of places not gone to yet, in a browser: by a worker, and without one. */
import { leading } from '@holdout/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Foresight } from '../play/worker/foresight.ts';
import { asks } from './driver.ts';
import { serveStage, type Stage } from './stage.ts';
import { openWorld } from './world.ts';

const world = openWorld();
let stage: Stage;
beforeAll(async () => {
  stage = await serveStage();
}, 120_000);
afterAll(() => stage.close());

type Seeing = typeof globalThis & { foresight: Foresight };

/** Zones that amy could be dragged to in one step. */
const STEPS = '[data-marked]';

async function onStage(page: Page): Promise<string[]> {
  await page.goto(stage.url);
  await asks(page, 'turn');
  const zones = await page.locator(STEPS).evaluateAll((all) => all.map((z) => z.getAttribute('data-zone')));
  return zones.map((zone) => `move:${zone}`);
}

/** How many hearts are at stake there, and how many lines the forecast has. */
const foretold = (page: Page, answers: readonly string[]) =>
  page.evaluate(async (given) => {
    const seen = await (globalThis as Seeing).foresight.after(given);
    return seen && { events: seen.forecast.events.length, facts: seen.facts.facts.length };
  }, answers);

it('is worked out by a worker, and the same without one', async () => {
  const page = await world.visit();
  const steps = await onStage(page);
  expect(steps.length).toBeGreaterThan(0);
  const seen = [];
  for (const step of steps) seen.push(await foretold(page, [step]));
  expect(page.workers()).toHaveLength(1);
  expect(seen.every((s) => s && s.events > 60)).toBe(true);
  expect(await foretold(page, ['fly:moon'])).toBeNull();

  const bare = await world.visit();
  await bare.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'Worker');
  });
  await onStage(bare);
  const here = [];
  for (const step of steps) here.push(await foretold(bare, [step]));
  expect(here).toEqual(seen);
  expect(bare.workers()).toHaveLength(0);
});

it('lets the newest question win', async () => {
  const page = await world.visit();
  const [step] = leading(await onStage(page), 1);
  const answers = await page.evaluate(async (first) => {
    const { foresight } = globalThis as Seeing;
    return Promise.all(
      [[first], [], [first]].map(async (given) => (await foresight.after(given)) !== undefined),
    );
  }, step);
  expect(answers).toEqual([false, false, true]);
});
