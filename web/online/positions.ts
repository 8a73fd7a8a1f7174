/** Positions of the past, asked for one at a time: of those wanted meanwhile only the latest is worth an answer. */
import type { State } from '@holdout/engine';
import { RefusedByTable } from '../play/table.ts';
import type { Session } from './session.ts';

interface Wanted {
  readonly seq: number;
  readonly resolve: (state: State) => void;
  readonly reject: (error: Error) => void;
}

export class Positions {
  private next: Wanted | undefined;
  private busy = false;

  constructor(private readonly session: Pick<Session, 'position'>) {}

  at(seq: number): Promise<State> {
    return new Promise((resolve, reject) => {
      this.next?.reject(new RefusedByTable('message.too-many'));
      this.next = { seq, resolve, reject };
      if (!this.busy) void this.work();
    });
  }

  private async work(): Promise<void> {
    this.busy = true;
    for (let now = this.next; now; now = this.next) {
      this.next = undefined;
      const said = await this.session.position(now.seq);
      if ('refused' in said) now.reject(new RefusedByTable(said.refused));
      else now.resolve(said);
    }
    this.busy = false;
  }
}
