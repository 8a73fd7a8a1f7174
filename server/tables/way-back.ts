/** Positions of the past, played again in slices: however long a game is, nobody else waits while somebody goes back. */
import { pastState, wayBack, type Masked } from '@holdout/engine';
import type { Entry } from './entry.ts';
import type { Fold } from './fold.ts';
import { inSlices, Pace } from './pace.ts';
import { isPaper } from './paper.ts';
import { Queue } from './queue.ts';

export class WayBack {
  /** One after the other: the next finds what the one before it has played. */
  private readonly queue = new Queue();

  constructor(private readonly fold: Fold) {}

  /** What the table saw after so many answers; undefined of a game that can only be read. */
  moment(answers: number): Promise<Masked | undefined> {
    return this.queue.run(async () => {
      const { game, engine } = this.fold;
      if (isPaper(game)) return undefined;
      return engine.mask(await inSlices(pastState(game, answers), new Pace()));
    });
  }
}

/** Before an entry that may take the last answer back: what has to be played for that is played in slices. */
export async function clearWayFor({ game, vote }: Fold, entry: Entry, pace: Pace): Promise<void> {
  const mayTakeBack =
    entry.kind === 'undo' ||
    (entry.kind === 'ask' && entry.about === undefined) ||
    (entry.kind === 'vote' && entry.yes && vote?.about === 'undo');
  if (mayTakeBack && !isPaper(game)) await inSlices(wayBack(game), pace);
}
