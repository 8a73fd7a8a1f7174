/** Tells a table to newcomers: whole pages of its story first, then the welcome with the rest of it. */
import { serverText } from '@holdout/protocol';
import type { Storage } from '../storage/storage.ts';
import type { Fold } from './fold.ts';
import type { Onlooker } from './onlooker.ts';
import { Pace } from './pace.ts';
import { linesFrom, pagesOf, sameLines } from './past.ts';
import { welcomeView } from './view.ts';

/** In the place of the opening, which no entry tells; another one for each of the rules the game has outlived. */
const openingOf = ({ eras }: Fold): number => -eras.length;

export class Telling {
  /** As it was last told, after so many lines of the past. */
  private last: { readonly past: number; readonly text: string } | undefined;

  constructor(
    private readonly table: string,
    private readonly fold: Fold,
    private readonly storage: Storage,
    private readonly process: string,
  ) {}

  /** Something has happened since. */
  forget(): void {
    this.last = undefined;
  }

  /** Tells whole pages of the story; gives the entries they came from. */
  async pages(onlooker: Onlooker): Promise<readonly number[]> {
    const { opening } = this.fold;
    const then = { opening, lines: [...this.fold.lines] };
    const mark = openingOf(this.fold);
    const pace = new Pace();
    let told = 0;
    for await (const lines of pagesOf(this.storage, this.table, then)) {
      await onlooker.drained();
      onlooker.tell(serverText({ t: 'past', lines }));
      told += lines.length;
      await pace.breathe();
    }
    return [mark, ...then.lines].slice(0, told);
  }

  /** `told`: the entries of the lines that a newcomer has been told. Some may have been taken back since. */
  async welcome(told: readonly number[]): Promise<string> {
    const past = sameLines(told, [openingOf(this.fold), ...this.fold.lines]);
    if (this.last?.past === past) return this.last.text;
    const { table, process } = this;
    const log = await linesFrom(this.storage, table, this.fold, past);
    const text = serverText(welcomeView(this.fold, { table, process, past, log }));
    this.last = { past, text };
    return text;
  }

  /** To those who are there: the game has begun again under other rules, and of it nothing is told yet but the beginning. */
  anew(): string {
    const { table, process } = this;
    const { opening } = this.fold;
    const log = opening ? [{ seq: 0, ...opening }] : [];
    return serverText(welcomeView(this.fold, { table, process, past: 0, log }));
  }
}
