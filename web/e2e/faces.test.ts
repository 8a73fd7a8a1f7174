/** Everybody is told apart where they are smallest: 28 pixels on the street, without their colours, living and risen. */
import { itemAt } from '@holdout/engine';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { portrait } from '../art/portrait.ts';
import { everybody } from '../faces/testing.ts';
import { prepare } from './prepare.ts';
import { GROUNDS, svgOf } from './sheets/page.ts';

const PX = 28;
/** The same ring for all: it is no part of the person. */
const RING = '#c8d0d8';
/** Of 255, over all pixels. */
const APART = 15;
/** How much light and dark there must be within the ring, as a standard deviation. */
const RELIEF = 35;

let browser: Browser;
beforeAll(async () => {
  browser = await prepare();
});
afterAll(() => browser.close());

/** The grey values of every drawing, row by row. */
async function greys(drawings: readonly string[], ground: string): Promise<number[][]> {
  const page = await browser.newPage();
  const seen = await page.evaluate(
    async ([all, px, back]) => {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = px;
      const pen = canvas.getContext('2d', { willReadFrequently: true });
      if (!pen) throw new Error('this browser cannot draw');
      const rows: number[][] = [];
      for (const svg of all) {
        const image = new Image();
        image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
        await image.decode();
        pen.fillStyle = back;
        pen.fillRect(0, 0, px, px);
        pen.drawImage(image, 0, 0, px, px);
        const { data } = pen.getImageData(0, 0, px, px);
        const at = (n: number): number => data[n] ?? NaN;
        rows.push(
          Array.from(
            { length: px * px },
            (_, i) => 0.3 * at(4 * i) + 0.59 * at(4 * i + 1) + 0.11 * at(4 * i + 2),
          ),
        );
      }
      return rows;
    },
    [drawings, PX, ground] as const,
  );
  await page.close();
  return seen;
}

const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length;
const between = (a: readonly number[], b: readonly number[]): number =>
  mean(a.map((v, i) => Math.abs(v - itemAt(b, i))));
const relief = (grey: readonly number[]): number => {
  const inside = grey.filter((_, i) => Math.hypot((i % PX) - PX / 2, Math.floor(i / PX) - PX / 2) < PX * 0.4);
  const middle = mean(inside);
  return Math.sqrt(mean(inside.map((v) => (v - middle) ** 2)));
};

it.each([false, true])('at 28 pixels nobody is taken for another (risen: %s)', async (risen) => {
  const people = await everybody();
  const drawn = people.map((spec) => svgOf(portrait(spec, { ring: RING, frame: 'token', risen }), PX));
  const seen = await greys(drawn, GROUNDS.asphalt);
  const pairs = people.flatMap(({ id }, i) =>
    people.slice(i + 1).map((other, j) => ({
      who: `${id}, ${other.id}`,
      apart: between(itemAt(seen, i), itemAt(seen, i + 1 + j)),
    })),
  );
  expect(pairs.filter(({ apart }) => apart < APART)).toEqual([]);
  expect(people.filter((_, i) => relief(itemAt(seen, i)) < RELIEF).map(({ id }) => id)).toEqual([]);
});
