/** Where the people at a table are looking, for those who come later. Never stored; forgotten with the table. */
import type { Mark } from '@holdout/protocol';
import { isSeated, type Seating } from './chairs.ts';

export class Looks {
  private readonly byChair = new Map<number, string>();

  /** Takes note of a mark, if it is a look; one at nothing ends the last. */
  note({ kind, chair, ids }: Mark, text: string): void {
    if (kind !== 'look') return;
    if (ids.length > 0) this.byChair.set(chair, text);
    else this.byChair.delete(chair);
  }

  /** Those who have left their chair look at nothing. */
  keepSeated(seating: Seating): void {
    for (const chair of this.byChair.keys()) if (!isSeated(seating, chair)) this.byChair.delete(chair);
  }

  texts(): Iterable<string> {
    return this.byChair.values();
  }
}
