/** What a person types, as an answer: a number, several `number=units`, or the option id itself. */
import {
  addTo,
  formatAllocation,
  formatRow,
  type AllocateDecision,
  type Decision,
  type RowDecision,
} from '@holdout/engine';

/** The answer meant, or undefined when the text is none. */
export function answerFrom(d: Decision, text: string): string | undefined {
  const typed = text.trim();
  if (d.kind === 'pick') return pickFrom(d, typed);
  return d.kind === 'row' ? rowFrom(d, typed) : allocationFrom(d, typed);
}

/** `5 3 1`, in the order in which they came. */
function rowFrom(d: RowDecision, typed: string): string | undefined {
  const row = typed.split(/[\s,]+/).map((word) => indexOf(d, word));
  return row.every((place) => d.options[place]) ? formatRow(d, row) : undefined;
}

const indexOf = (d: Decision, word: string): number =>
  /^\d+$/.test(word) ? Number(word) - 1 : d.options.findIndex((o) => o.id === word);

const pickFrom = (d: Decision, typed: string): string | undefined => d.options[indexOf(d, typed)]?.id;

/** `1=2 3=1`; a single number takes everything that fits there. */
function allocationFrom(d: AllocateDecision, typed: string): string | undefined {
  const units = d.options.map(() => 0);
  for (const part of typed.split(/[\s,]+/).filter(Boolean)) {
    const cut = part.lastIndexOf('=');
    const at = indexOf(d, cut < 0 ? part : part.slice(0, cut));
    const n = cut < 0 ? d.total : Number(part.slice(cut + 1));
    if (!d.options[at] || !Number.isInteger(n) || n < 0) return undefined;
    addTo(units, at, n);
  }
  const sum = units.reduce((a, b) => a + b, 0);
  return sum === d.total ? formatAllocation(d, units) : undefined;
}
