/** What a person likes: kept in the browser, changed at any time, applied at once. */
import { create } from 'zustand';
import { languageFor, LANGUAGES, type Language } from '@holdout/narrate/plain';

export interface Settings {
  readonly language: Language;
  /** How fast enemies act: 0 = at once. */
  readonly speed: 0 | 1 | 2 | 3;
  readonly sound: boolean;
  /** Percent. */
  readonly volume: 25 | 50 | 100;
  /** Percent. */
  readonly textSize: 100 | 125 | 150 | 200;
  readonly contrast: boolean;
  readonly colourMarks: boolean;
  readonly animations: 'system' | 'on' | 'off';
  readonly odds: boolean;
  /** Hints can be asked for. */
  readonly hints: boolean;
  readonly keyHints: 'auto' | 'always' | 'never';
  /** Single letters, numbers and signs act by themselves (WCAG 2.1.4). */
  readonly letterKeys: boolean;
  /** How heroes, enemies and people stand on the board. */
  readonly pieces: 'figures' | 'rings';
  /** Names of rooms and streets stand on the board. */
  readonly zoneNames: boolean;
  /** Numbers of rules, tiles of rooms and where cards come from are always shown; otherwise when asked for. */
  readonly sources: boolean;
  /** Warn once when a turn is ended with actions left. */
  readonly warnEndTurn: boolean;
  /** At online tables: show and tell who is looking where. */
  readonly looks: boolean;
}

const KEY = 'holdout.settings';

const DEFAULTS: Settings = {
  // Outside of a browser, as in tests, nobody says what they speak.
  language: languageFor(globalThis.navigator?.language),
  speed: 2,
  sound: false,
  volume: 100,
  textSize: 100,
  contrast: false,
  colourMarks: false,
  animations: 'system',
  odds: true,
  hints: true,
  keyHints: 'auto',
  letterKeys: true,
  pieces: 'figures',
  zoneNames: false,
  sources: false,
  warnEndTurn: true,
  looks: true,
};

/** What each setting may be; the screen of settings offers the same. */
export const CHOICES = {
  language: LANGUAGES,
  speed: [0, 1, 2, 3],
  sound: [false, true],
  volume: [25, 50, 100],
  textSize: [100, 125, 150, 200],
  contrast: [false, true],
  colourMarks: [false, true],
  animations: ['system', 'on', 'off'],
  odds: [false, true],
  hints: [false, true],
  keyHints: ['auto', 'always', 'never'],
  letterKeys: [false, true],
  pieces: ['figures', 'rings'],
  zoneNames: [false, true],
  sources: [false, true],
  warnEndTurn: [false, true],
  looks: [false, true],
} as const satisfies { readonly [K in keyof Settings]: readonly Settings[K][] };

/** Stored settings as far as they are sound; a damaged entry falls back to the default, key by key. */
export function readSettings(text: string | null): Settings {
  try {
    const raw: unknown = JSON.parse(text ?? '{}');
    if (typeof raw !== 'object' || raw === null) return DEFAULTS;
    const sound = Object.entries(raw).filter(([key, value]) => {
      const choices: readonly unknown[] | undefined = Object.hasOwn(CHOICES, key)
        ? CHOICES[key as keyof Settings]
        : undefined;
      return choices?.includes(value);
    });
    return { ...DEFAULTS, ...Object.fromEntries(sound) };
  } catch {
    return DEFAULTS;
  }
}

/** Private windows may forbid even to look. */
function load(): Settings {
  try {
    return readSettings(localStorage.getItem(KEY));
  } catch {
    return DEFAULTS;
  }
}

interface SettingsStore extends Settings {
  set(change: Partial<Settings>): void;
}

export const useSettings = create<SettingsStore>((set, get) => ({
  ...load(),
  set(change) {
    set(change);
    const now = get();
    const names = Object.keys(CHOICES) as (keyof Settings)[];
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(names.map((name) => [name, now[name]]))));
    } catch {
      // Not kept then; it still holds for this visit.
    }
  },
}));
