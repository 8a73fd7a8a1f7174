/** What a person types, as an answer: a number, several `number=units`, or the option id itself. */
import { addTo, formatAllocation, type AllocateDecision, type Decision } from '@holdout/engine';

/** The answer meant, or undefined when the text is none. */
export function answerFrom(d: Decision, text: string): string | undefined {
  const typed = text.trim();
  if (d.kind === 'pick') return pickFrom(d, typed);
  return allocationFrom(d, typed);
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
