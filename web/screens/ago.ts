/** How long ago, in the words of the language. */
const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];
/** Older than this, the day says more. */
const LONG_AGO = 7 * 86_400_000;

export function agoText(then: number, now: number, language: string): string {
  const past = now - then;
  if (past > LONG_AGO) return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(then);
  const step = STEPS.find(([, length]) => past >= length);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return step ? relative.format(-Math.floor(past / step[1]), step[0]) : relative.format(0, 'second');
}
