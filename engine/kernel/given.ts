/** What an answer named, as data, for those who tell of it: the verb and the fields its id is written from. */
import type { Decision } from './decision.ts';
import { namedIn, readShares } from './option-id.ts';
import type { Intent, Option } from './option.ts';

/** The option picked, or one with a share of an allocation. */
export interface Given extends Intent {
  /** Units of an allocation. */
  readonly n?: number;
}

/** For an answer that was accepted. */
export function givenBy(d: Decision, answer: string): Given[] {
  const named = (id: string | undefined): Option[] => d.options.filter((o) => o.id === id).slice(0, 1);
  if (d.kind === 'pick') return named(answer).map(intentOf);
  return readShares(answer).flatMap((share) =>
    named(share?.id).map((o) => ({ ...intentOf(o), n: share?.n })),
  );
}

const intentOf = (o: Option): Intent => namedIn(o.verb, o.form, o);
