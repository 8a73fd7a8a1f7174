/**
 * Plays at the table as a person does. A driver is told an answer of the open decision, does with its hands what gives
 * that answer, and goes on when the browser has stored exactly this and asks the next question.
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  advice,
  positionAfter,
  positionFrom,
  saveIn,
  storedGame,
  storedText,
  type Position,
} from './games.ts';

/** How an answer is given: with the mouse, a finger, or the keyboard alone. Counts what was pressed. */
export type Hands = (page: Page, position: Position, answer: string) => Promise<number>;

interface Step {
  readonly prompt: string;
  readonly answer: string;
  readonly presses: number;
}

export class Driver {
  readonly steps: Step[] = [];

  constructor(
    readonly page: Page,
    readonly game: string,
    private readonly hands: Hands,
  ) {}

  async position(): Promise<Position> {
    return positionAfter(saveIn((await storedGame(this.page, this.game)).text));
  }

  async give(answer: string, from?: Position): Promise<Position> {
    const before = from ?? (await this.position());
    const prompt = before.decision?.prompt ?? '';
    await asks(this.page, prompt);
    const presses = await this.hands(this.page, before, answer);
    this.steps.push({ prompt, answer, presses });
    const wanted = [...before.save.answers, answer];
    const after = await settled(this.page, this.game, wanted.length, before);
    expect(after.save.answers).toEqual(wanted);
    return after;
  }

  /** Lets the bot decide until somebody has seen enough or the game is over. */
  async play(enough: (p: Position) => boolean = () => false): Promise<Position> {
    let now = await this.position();
    while (now.decision && !enough(now)) now = await this.give(advice(now), now);
    return now;
  }
}

/** The question is on the screen and nothing is on its way any more. */
export const asks = (page: Page, prompt: string): Promise<void> =>
  page.locator(`.decide[data-prompt="${prompt}"][aria-busy="false"], .share`).first().waitFor();

/** Waits until so many answers are stored and the table shows what follows. */
export async function settled(
  page: Page,
  game: string,
  length: number,
  before?: Position,
): Promise<Position> {
  const save = saveIn(await storedText(page, game, length));
  const now = before ? positionFrom(before, save) : positionAfter(save);
  if (now.decision) await asks(page, now.decision.prompt);
  else await page.locator('.over').waitFor();
  return now;
}
