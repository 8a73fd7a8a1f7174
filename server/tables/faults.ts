/** An engine that fails must not take a table with it: what was asked is refused, and a capsule tells how it failed. */
import { saveOfFold, type Fold } from './fold.ts';
import { no, type Refused } from './refusals.ts';
import type { TableHelp } from './table-help.ts';

export class Faults {
  constructor(
    private readonly table: string,
    private readonly fold: Fold,
    private readonly help: Pick<TableHelp, 'capsule'>,
  ) {}

  guarded<T>(decideNow: () => T): T | Refused {
    try {
      return decideNow();
    } catch (failure) {
      this.tell('command', failure);
      return no('engine.fault');
    }
  }

  tell(during: string, failure: unknown): void {
    const error = failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
    this.help.capsule({ table: this.table, during, error, save: saveOfFold(this.fold) });
  }
}
