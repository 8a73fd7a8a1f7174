import { dceased, EDITIONS } from '@holdout/editions';
import { createEngine } from '@holdout/engine';
import { setupFor } from '@holdout/engine/testing';
import { expect, it } from 'vitest';
import type { Bot } from '../bot.ts';
import { randomBot } from '../random.ts';
import { playToEnd } from '../testing.ts';
import { playoutBot } from './playout.ts';

const engine = createEngine(EDITIONS);

it.each(EDITIONS.map((e) => [e.id, e] as const))(
  'the quick player gives only answers that are on offer in %s',
  (_, edition) => {
    for (const mission of Object.keys(edition.missions)) {
      const setup = [1, 2, 3].map((players) => setupFor(engine, edition, mission, players)).find((s) => s);
      if (!setup) throw new Error(`nobody can play ${mission}`);
      expect(playToEnd(engine, setup, 'quick', playoutBot).outcome).not.toBeNull();
    }
  },
);

it('the quick player lasts longer than chance, and wins where chance does not', () => {
  const setup = { edition: 'dceased', mission: 'D7', seats: [dceased.sheets.slice(0, 4).map((s) => s.id)] };
  const ends = (bot: (seed: string) => Bot) =>
    Array.from({ length: 30 }, (_, i) => playToEnd(engine, setup, `q${i}`, bot(`q${i}`)));
  const won = (bot: (seed: string) => Bot): number =>
    ends(bot).filter((s) => s.outcome?.result === 'won').length;
  expect(
    won((seed) => {
      const blind = randomBot(seed);
      return (_engine, _seen, d) => blind(d);
    }),
  ).toBe(0);
  expect(won(() => playoutBot)).toBeGreaterThan(1);
});
