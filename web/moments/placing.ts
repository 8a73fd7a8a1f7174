/** Where a card that was found may be put: slots of the dashboard, each with the answer that putting it there gives. */
import { itemAt, promptForm, type Fate, type Option, type PickDecision } from '@holdout/engine';
import type { Slot } from '../table/sheet.ts';

export interface Place {
  readonly slot: Slot;
  readonly option?: Option;
  /** It is the first that stands for its answer. */
  readonly first: boolean;
}

interface Placing {
  readonly places: readonly Place[];
  /** Answers that no slot stands for. */
  readonly rest: readonly Option[];
}

/** What becomes of the cards that the answers name; undefined where they name none. */
export const fateIn = ({ prompt, options }: PickDecision): Fate | undefined =>
  promptForm(prompt).fate?.[options[0]?.verb ?? ''];

export function placesFor(decision: PickDecision, found: string, slots: readonly Slot[]): Placing {
  const fate = fateIn(decision);
  const answerAt =
    fate === 'held'
      ? heldAt(decision, found, slots)
      : fate === 'lost'
        ? lostAt(decision, found, slots)
        : null;
  if (!answerAt) return { places: [], rest: decision.options };
  const taken = new Set<Option>();
  const places = slots.map((slot, i): Place => {
    const option = slot.fixed || slot.wound ? undefined : answerAt(i);
    const first = option !== undefined && !taken.has(option);
    if (option) taken.add(option);
    return { slot, option, first };
  });
  return { places, rest: decision.options.filter((o) => !taken.has(o)) };
}

type AnswerAt = (slot: number) => Option | undefined;

const sorted = (cards: readonly string[]): string => [...cards].sort().join(' ');

function without(cards: readonly string[], card: string): string[] {
  const at = cards.indexOf(card);
  return at < 0 ? [...cards] : cards.toSpliced(at, 1);
}

/** The first row of slots is what is held; a card put there takes the place of what lies in the slot. */
function heldAt({ options }: PickDecision, found: string, slots: readonly Slot[]): AnswerAt {
  const isHand = (slot: Slot): boolean => slot.area === slots[0]?.area;
  const others = (but?: Slot): string[] =>
    without(
      slots.filter((s) => isHand(s) && s !== but).flatMap((s) => s.card?.id ?? []),
      found,
    );
  const holding = (cards: readonly string[]): Option | undefined =>
    options.find((o) => sorted(o.cards ?? []) === sorted(cards));
  const stays = holding(others()) ?? options.find((o) => !o.cards?.includes(found));
  return (i) => (isHand(itemAt(slots, i)) ? holding([...others(slots[i]), found]) : stays);
}

/** What lies in the slot is given up for it. */
function lostAt({ options }: PickDecision, found: string, slots: readonly Slot[]): AnswerAt {
  const own = slots.findLastIndex((s) => s.card?.id === found);
  return (i) => (i === own ? undefined : options.find((o) => o.cards?.[0] === itemAt(slots, i).card?.id));
}
