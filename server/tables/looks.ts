/** Where the people at a table are looking, for those who come later. Never stored; forgotten with the table. */
import type { Seating } from './chairs.ts';
import { isSeated } from './chairs.ts';

interface Look {
  readonly t: string;
  readonly kind?: string;
  readonly chair: number;
  readonly ids: readonly string[];
}

export class Looks {
  private readonly byChair = new Map<number, string>();

  /** Takes note of a passing message, if it is a look; one at nothing ends the last. */
  note(text: string): void {
    const { t, kind, chair, ids } = JSON.parse(text) as Look;
    if (t !== 'mark' || kind !== 'look') return;
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
