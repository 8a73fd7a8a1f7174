/** What the set-up was told last time, so that it need not be told again: kept in the browser, no part of any game. */
const KEY = 'holdout.habits';
const MOST_PLAYERS = 6;

interface Habits {
  /** What the players are called, by seat; '' for nobody. */
  readonly players: readonly string[];
  /** Boxes that nobody here owns. */
  readonly lacking: readonly string[];
  /** Boxes mixed into the decks, by edition and kind of card. */
  readonly mixed: { readonly [edition: string]: { readonly [kind: string]: readonly string[] } };
  /** What comes from the players' own box, by edition. */
  readonly byHand: { readonly [edition: string]: readonly string[] };
  /** Editions played with hands, the app being the horde. */
  readonly horde: readonly string[];
}

const NONE: Habits = { players: [], lacking: [], mixed: {}, byHand: {}, horde: [] };

type Plain = { readonly [key: string]: unknown };
const isPlain = (x: unknown): x is Plain => typeof x === 'object' && x !== null && !Array.isArray(x);
const texts = (x: unknown): string[] =>
  Array.isArray(x) ? x.filter((one): one is string => typeof one === 'string') : [];
const each = <T>(x: unknown, read: (value: unknown) => T): { [key: string]: T } =>
  Object.fromEntries(Object.entries(isPlain(x) ? x : {}).map(([key, value]) => [key, read(value)]));

/** As far as it is sound. */
export function readHabits(text: string | null): Habits {
  try {
    const raw: unknown = JSON.parse(text ?? '{}');
    if (!isPlain(raw)) return NONE;
    return {
      players: texts(raw['players']).slice(0, MOST_PLAYERS),
      lacking: texts(raw['lacking']),
      mixed: each(raw['mixed'], (edition) => each(edition, texts)),
      byHand: each(raw['byHand'], texts),
      horde: texts(raw['horde']),
    };
  } catch {
    return NONE;
  }
}

/** Private windows may forbid even to look. */
export function habits(): Habits {
  try {
    return readHabits(localStorage.getItem(KEY));
  } catch {
    return NONE;
  }
}

export function keepHabits(change: Partial<Habits>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...habits(), ...change }));
  } catch {
    // Not kept then; nothing hangs on it.
  }
}
