/** Short ways to tables: four letters for phones beside one. Kept in memory: they are for one evening at one process. */
import { DOOR_LETTERS } from '@holdout/protocol';
import { randomInt } from 'node:crypto';
import { LIMITS } from '../limits.ts';

const LENGTH = 4;

interface Way {
  readonly table: string;
  readonly until: number;
}

export class Doors {
  private readonly ways = new Map<string, Way>();

  constructor(
    private readonly now: () => number,
    private readonly below: (n: number) => number = randomInt,
  ) {}

  /** The letters of a table: those it has, as long as they are good, else new ones. */
  open(table: string): string {
    const until = this.now() + LIMITS.doorMs;
    const known = [...this.ways].find(([, way]) => way.table === table && way.until > this.now())?.[0];
    const code = known ?? this.fresh();
    this.ways.delete(code);
    this.ways.set(code, { table, until });
    // The one that was asked for longest ago gives way.
    for (const oldest of this.ways.keys()) if (this.ways.size > LIMITS.doors) this.ways.delete(oldest);
    return code;
  }

  behind(code: string): string | undefined {
    const way = this.ways.get(code);
    return way && way.until > this.now() ? way.table : undefined;
  }

  private fresh(): string {
    for (;;) {
      const letters = Array.from({ length: LENGTH }, () => DOOR_LETTERS[this.below(DOOR_LETTERS.length)]);
      const code = letters.join('');
      if (!this.ways.has(code)) return code;
    }
  }
}
