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
    await later();
    this.began = performance.now();
  }
}

/** Opens a game, however long it is. */
export async function opened(engine: Engine, save: Save, pace: Pace): Promise<Timeline | Refusal | Refused> {
  try {
    const opening = openingTimeline(engine, save);
    for (;;) {
      const { done, value } = opening.next();
      if (done) return value;
      await pace.breathe();
    }
  } catch {
    return no('engine.fault');
  }
}
