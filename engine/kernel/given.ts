/** What an answer named, as data, for those who tell of it: the verb and the fields its id is written from. */
import type { Decision } from './decision.ts';
import type { EventBody } from './event.ts';
import { namedIn, readRow, readShares } from './option-id.ts';
import type { Intent, Option } from './option.ts';

/** The option picked, or one with a share of an allocation. */
export interface Given extends Intent {
  /** Units of an allocation. */
  readonly n?: number;
}

/** For an answer that was accepted. */
export function givenBy(d: Decision, answer: string): Given[] {
  const shares =
    d.kind === 'pick'
      ? [{ id: answer }]
      : d.kind === 'row'
        ? readRow(answer).map((id) => ({ id }))
        : readShares(answer);
  return shares.flatMap((share) => {
    const named = d.options.find((o) => o.id === share?.id);
    return named ? [{ ...intentOf(named), ...(share && 'n' in share ? { n: share.n } : {}) }] : [];
  });
}

const intentOf = (o: Option): Intent => namedIn(o.verb, o.form, o);

/** The event that begins what follows from an answer. */
export function answered(decision: Decision, answer: string): EventBody {
  const { prompt, by, hero } = decision;
  const given = givenBy(decision, answer);
  return { type: 'answered', prompt, answer, by, ...(hero && { hero }), given };
}
