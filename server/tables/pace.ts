/** Long work in small pieces, between which everybody else is heard. */
import { openingTimeline, type Engine, type Refusal, type Save, type Timeline } from '@holdout/engine';
import { setImmediate as later } from 'node:timers/promises';
import { LIMITS } from '../limits.ts';
import { no, type Refused } from './refusals.ts';

export class Pace {
  private began = performance.now();

  /** Lets others go first when it has had its share. */
  async breathe(): Promise<void> {
    if (performance.now() - this.began < LIMITS.sliceMs) return;
    await inTurn();
    this.began = performance.now();
  }
}

let line: Promise<void> = Promise.resolve();

/** Of all that is long under way one gets a slice, then others are heard. */
export const inTurn = (): Promise<void> => (line = line.then(() => later()));

export async function inSlices<T>(work: Generator<unknown, T, void>, pace: Pace): Promise<T> {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    await pace.breathe();
  }
}

/** Opens a game, however long it is. */
export async function opened(engine: Engine, save: Save, pace: Pace): Promise<Timeline | Refusal | Refused> {
  try {
    return await inSlices(openingTimeline(engine, save), pace);
  } catch {
    return no('engine.fault');
  }
}
