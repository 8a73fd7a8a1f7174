/** What events count as when chances are told, read off their declarations: whose rules made them does not matter. */
import type { GameEvent } from '../kernel/event.ts';
import { formOf, type Counts } from '../vocabulary/events.ts';

interface Count {
  readonly as: Counts['as'];
  readonly of: string;
  readonly n: number;
}

/** Undefined for what does not count; `n` is 1 where no number is told. */
export function countOfEvent(e: GameEvent): Count | undefined {
  const { counts } = formOf(e.type);
  if (!counts) return undefined;
  const told: { readonly [field: string]: unknown } = { ...e };
  return {
    as: counts.as,
    of: counts.of === undefined ? '' : String(told[counts.of]),
    n: counts.n === undefined ? 1 : Number(told[counts.n]),
  };
}

type Rolled = GameEvent & { readonly dice: readonly number[]; readonly hits: number };
export const isRoll = (e: GameEvent): e is Rolled => formOf(e.type).counts?.as === 'roll';

/** Has something risen that players would rather keep low? */
export const isRise = (e: GameEvent): boolean =>
  formOf(e.type).counts?.as === 'track' && 'way' in e && e.way === 'up';
