/** A heavy game of thousands of answers, brought as a file and opened from its snapshot; who looks on, and who plays. */
import { EDITIONS } from '@holdout/editions';
import { createEngine, formatSave, isRefusal, type Setup } from '@holdout/engine';
import { createRandom, randomAnswer } from '@holdout/engine/testing';
import type { MadeTable } from '@holdout/protocol';
import { LIMITS } from '../../limits.ts';
import { Page } from '../../testing/page.ts';
import { endlessMission } from './missions.ts';
import type { Abuse, Abuses } from './scene.ts';

const files = new Map<string, string>();

/** Played once for each edition: it takes a while. */
export function longGame(setup: Setup): string {
  const known = files.get(setup.edition);
  if (known !== undefined) return known;
  const made = playedLong({ ...setup, mission: endlessMission({ setup }) });
  files.set(setup.edition, made);
  return made;
}

function playedLong(setup: object): string {
  const engine = createEngine(EDITIONS);
  const random = createRandom('long');
  const state = engine.newGame(setup, 'long');
  if (isRefusal(state)) throw new Error(`${state.refused} ${state.at ?? ''}`);
  const answers: string[] = [];
  for (
    let d = engine.decisionOf(state);
    d && answers.length < LIMITS.saveAnswers;
    d = engine.decisionOf(state)
  ) {
    const answer = randomAnswer(d, random);
    if (!isRefusal(engine.answer(state, answer, false))) answers.push(answer);
  }
  // An ended game takes nothing back.
  if (state.outcome) answers.pop();
  return formatSave({ rules: state.rules, setup: state.setup, seed: 'long', answers, rewinds: [] });
}

/** A table of its own each time: nothing of its past is in memory. `act`: with all its chairs, or none. */
const atLongTable =
  (plays: boolean, act: (page: Page, told: number) => Promise<boolean>): Abuse =>
  async (at) => {
    const made = await at.post(JSON.stringify({ title: '', save: longGame(at.setup) }));
    if (made.status !== 201) return false;
    const { id, chairs } = (await made.json()) as MadeTable;
    const page = await new Page(at.server.ws, id, plays ? chairs : []).open();
    const held = await act(page, page.view?.log.length ?? 0);
    await page.cut();
    return held;
  };

/** Asks for so many moments at once; all have to be told. */
async function askForMoments(page: Page, moments: readonly number[]): Promise<boolean> {
  for (const [i, answers] of moments.entries())
    page.send(JSON.stringify({ t: 'moment', ref: `${i}`, answers }));
  await page.until(() => page.marks.filter(({ t }) => t === 'moment').length >= moments.length);
  return true;
}

async function sitEverywhere(page: Page): Promise<void> {
  for (const chair of page.view?.seats.chairs.keys() ?? [])
    await page.do({ kind: 'sit', chair, name: `P${chair}` });
}

async function takeBack(page: Page): Promise<boolean> {
  const { view } = page;
  if (!view) return false;
  const { at, game, log } = view;
  if (game?.undo === 'free') await page.do({ kind: 'undo', at });
  else await page.do({ kind: 'ask', at, chair: 0 });
  for (let chair = 1; page.view?.vote; chair++) await page.do({ kind: 'vote', at, yes: true, chair });
  return (page.view?.log.length ?? 0) < log.length;
}

export const LONG_GAME_ABUSES: Abuses = {
  'brings a game of thousands of answers and watches it': atLongTable(false, async (_, told) => told > 1),
  'asks for moments of a long heavy game': atLongTable(false, (page, told) =>
    askForMoments(page, [told - 2, 1, told / 2, told - 3, 17].map(Math.floor)),
  ),
  'takes answers of a long heavy game back': atLongTable(true, async (page) => {
    await sitEverywhere(page);
    for (let i = 0; i < 5; i++) if (!(await takeBack(page))) return false;
    return true;
  }),
  'asks for moments and takes answers back at once': atLongTable(true, async (page, told) => {
    await sitEverywhere(page);
    const both = await Promise.all([
      askForMoments(
        page,
        [told - 100, 5, told - 500].map((n) => Math.max(0, n)),
      ),
      takeBack(page),
    ]);
    return both.every(Boolean);
  }),
};
