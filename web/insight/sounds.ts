/**
 * Short dry sounds, made of tones and hiss by the browser itself; nothing is loaded. Which sound belongs to which step
 * of the theatre. Nothing is told by sound alone, and nothing sounds unless asked for.
 */
import { formOf, type Beat } from '@holdout/engine';
import type { Family } from '../board/enemy-look.ts';
import type { TheatreStep } from './theatre.ts';

export const SOUND_NAMES = [
  'step', 'shuffle', 'door-quiet', 'door-loud', 'shot', 'blow', 'dice', 'bite', 'level', 'groan', 'screech', 'growl', 'roar', 'radio', 'heart', 'click', 'fire', 'dawn', 'end', 'bell',
] as const; // prettier-ignore
export type SoundName = (typeof SOUND_NAMES)[number];

/** One part of a sound; times in seconds, pitches in hertz. A `hiss` is noise through a filter at that pitch. */
export interface Voice {
  readonly kind: 'hiss' | 'sine' | 'triangle' | 'sawtooth';
  readonly at: number;
  readonly length: number;
  readonly from: number;
  readonly to: number;
  readonly gain: number;
}

const voice = (
  kind: Voice['kind'],
  at: number,
  length: number,
  from: number,
  to: number,
  gain: number,
): Voice => ({ kind, at, length, from, to, gain });

/** When a note begins, how long it lasts, its pitch: up to the octave at dawn, down step by step when the night has won. */
type Note = readonly [number, number, number];
const THEME_OF_DAWN: readonly Note[] = [
  [0, 0.3, 196],
  [0.22, 0.3, 262],
  [0.44, 0.3, 330],
  [0.66, 0.7, 392],
  [1.2, 0.24, 349],
  [1.38, 1.1, 523],
  [1.38, 1.1, 659],
];
const THEME_OF_THE_END: readonly Note[] = [
  [0, 0.5, 220],
  [0.45, 0.5, 208],
  [0.9, 0.5, 175],
  [1.35, 1.2, 110],
];
/** So long they may sound; everything else is over sooner. */
export const THEMES: readonly SoundName[] = ['dawn', 'end'];

export const SOUNDS: { readonly [name in SoundName]: readonly Voice[] } = {
  step: [voice('hiss', 0, 0.05, 420, 180, 0.35), voice('hiss', 0.12, 0.05, 380, 160, 0.3)],
  shuffle: [voice('hiss', 0, 0.14, 700, 300, 0.16), voice('hiss', 0.13, 0.12, 600, 250, 0.13)],
  'door-quiet': [voice('hiss', 0, 0.05, 1800, 900, 0.22), voice('triangle', 0.04, 0.2, 140, 95, 0.22)],
  'door-loud': [
    voice('hiss', 0, 0.12, 1400, 200, 0.7),
    voice('triangle', 0, 0.18, 130, 50, 0.6),
    voice('hiss', 0.16, 0.1, 2600, 700, 0.35),
  ],
  // A crack, the weight behind it, and the street that throws it back.
  shot: [
    voice('hiss', 0, 0.16, 3200, 300, 0.8),
    voice('triangle', 0, 0.3, 150, 40, 0.75),
    voice('hiss', 0.05, 0.55, 900, 180, 0.45),
  ],
  blow: [voice('hiss', 0, 0.07, 900, 2200, 0.2), voice('hiss', 0.07, 0.06, 600, 150, 0.55)],
  dice: [0, 0.07, 0.13, 0.21, 0.3].map((at, i) =>
    voice('hiss', at, 0.03, 2600 - i * 260, 1500, 0.26 - i * 0.03),
  ),
  bite: [voice('sawtooth', 0, 0.16, 190, 70, 0.3), voice('hiss', 0.08, 0.07, 1600, 500, 0.4)],
  level: [
    voice('triangle', 0, 0.22, 523, 523, 0.28),
    voice('triangle', 0.1, 0.24, 659, 659, 0.28),
    voice('triangle', 0.2, 0.4, 784, 784, 0.3),
  ],
  groan: [voice('sawtooth', 0, 0.5, 95, 62, 0.22), voice('sine', 0.04, 0.5, 140, 88, 0.18)],
  screech: [voice('sawtooth', 0, 0.28, 240, 520, 0.12), voice('hiss', 0.05, 0.26, 1700, 2600, 0.2)],
  growl: [voice('sawtooth', 0, 0.7, 58, 44, 0.26), voice('triangle', 0.1, 0.5, 88, 52, 0.24)],
  roar: [
    voice('sawtooth', 0, 1.1, 70, 34, 0.24),
    voice('sawtooth', 0.06, 0.9, 105, 52, 0.16),
    voice('hiss', 0.1, 0.8, 500, 180, 0.2),
  ],
  // Who lives does not groan: boots, and a word on the radio.
  radio: [
    voice('hiss', 0, 0.05, 2400, 2000, 0.2),
    voice('triangle', 0.05, 0.16, 620, 560, 0.08),
    voice('hiss', 0.22, 0.04, 2200, 1800, 0.16),
  ],
  heart: [0, 0.24, 0.86, 1.1].map((at, i) => voice('sine', at, 0.2, i % 2 === 0 ? 62 : 54, 40, 0.7)),
  click: [voice('hiss', 0, 0.03, 3400, 2400, 0.25), voice('sine', 0.03, 0.06, 1180, 1180, 0.12)],
  fire: [voice('hiss', 0, 0.6, 600, 1800, 0.5), voice('hiss', 0.1, 0.5, 240, 120, 0.4)],
  dawn: THEME_OF_DAWN.flatMap(([at, length, pitch]) => [
    voice('triangle', at, length, pitch, pitch, 0.17),
    voice('sine', at, length, pitch / 2, pitch / 2, 0.15),
  ]),
  end: THEME_OF_THE_END.flatMap(([at, length, pitch]) => [
    voice('triangle', at, length, pitch, pitch * 0.985, 0.22),
    voice('sawtooth', at, length, pitch / 2, (pitch / 2) * 0.97, 0.09),
  ]),
  bell: [voice('sine', 0, 0.7, 880, 880, 0.16), voice('sine', 0.12, 0.9, 1175, 1175, 0.12)],
};

/** What the edition knows of the things in hand, and of those who come. */
export interface Tools {
  isMelee(weapon: string): boolean;
  /** Opening a door with it makes noise. */
  isLoudTool(card: string): boolean;
  /** Of a kind that comes in numbers. */
  familyOf(enemy: string): Family;
  /** The living come against those who are dead: they shoot. */
  readonly enemiesLive: boolean;
}

/** A crowd is heard once: only the first figure of a wave makes a sound. */
export function soundOf({ event, kind }: TheatreStep, firstOfWave: boolean, tools: Tools): SoundName | null {
  const { sound } = formOf(event.type);
  if (sound === 'door')
    return 'card' in event && tools.isLoudTool(event.card ?? '') ? 'door-loud' : 'door-quiet';
  if (sound === 'attack') return 'weapon' in event && tools.isMelee(event.weapon) ? 'blow' : 'shot';
  if (isSound(sound)) return sound;
  // One more would be the last.
  if (kind === 'wound') return 'left' in event && event.left === 1 ? 'heart' : null;
  if (!firstOfWave) return null;
  if (kind === 'rise' && 'enemy' in event)
    return tools.enemiesLive ? 'radio' : VOICES[tools.familyOf(event.enemy)];
  if (kind === 'bite' && tools.enemiesLive) return 'shot';
  return BY_KIND[kind] ?? null;
}

const VOICES: { readonly [family in Family]: SoundName } = {
  line: 'groan',
  fast: 'screech',
  heavy: 'growl',
  boss: 'roar',
};

const isSound = (name: string | undefined): name is SoundName => name !== undefined && name in SOUNDS;

const BY_KIND: { readonly [kind in Beat]?: SoundName } = {
  walk: 'step',
  swarm: 'shuffle',
  rise: 'groan',
  bite: 'bite',
  dice: 'dice',
  level: 'level',
  track: 'level',
};
