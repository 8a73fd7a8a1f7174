/** Calls the browsers of those whose turn it has become, and who are not here to see it. */
import type { There } from './absence.ts';
import type { Bell } from './bells.ts';
import type { Body } from './decide.ts';
import type { Fold } from './fold.ts';
import { awaitedIn } from './view.ts';

interface CallingHelp {
  readonly there: There;
  /** `gone`: the browser does not want to hear any more. */
  ring(bell: Bell, gone: () => void): void;
  settle(decideNow: () => Body | undefined): void;
}

export class Calling {
  constructor(
    private readonly fold: Fold,
    private readonly help: CallingHelp,
  ) {}

  /** Chairs that are awaited, where anybody wants to be told. */
  awaited(): readonly number[] {
    return this.fold.bells.length === 0 ? [] : awaitedIn(this.fold);
  }

  /** `before`: those who were awaited already. */
  call(before: readonly number[]): void {
    const { there, ring } = this.help;
    const due = this.awaited().filter((chair) => !before.includes(chair) && !there.isHere(chair));
    for (const bell of this.fold.bells) if (due.includes(bell.chair)) ring(bell, () => this.forget(bell));
  }

  private forget({ chair, endpoint }: Bell): void {
    this.help.settle(() =>
      this.fold.bells.some((b) => b.chair === chair && b.endpoint === endpoint)
        ? { kind: 'unbell', by: chair, chair, endpoint }
        : undefined,
    );
  }
}
