/** A sound as it leaves the synthesiser, measured. */
import { itemAt } from '@holdout/engine';
import type { SoundName } from '../../insight/sounds.ts';
import { openDesk, sing } from '../../insight/synth.ts';

interface Rendered {
  /** Until it is 60 dB down for good. */
  readonly seconds: number;
  readonly peak: number;
  /** Of the loudest tenth of a second, in dB below full scale. */
  readonly loudness: number;
  /** How loud and how high it is, slice by slice: by this two sounds are told apart. */
  readonly course: readonly (readonly [level: number, octave: number])[];
}

const RATE = 44_100;
const LONGEST = 3;
const SLICE = RATE / 20;

export async function renderSound(name: SoundName): Promise<Rendered> {
  const audio = new OfflineAudioContext(1, RATE * LONGEST, RATE);
  sing(openDesk(audio), name);
  const samples = (await audio.startRendering()).getChannelData(0);
  const last = samples.findLastIndex((s) => Math.abs(s) > 0.001);
  const peak = samples.reduce((most, s) => Math.max(most, Math.abs(s)), 0);
  let loudest = 0;
  for (let from = 0; from < samples.length; from += RATE / 10) {
    const part = samples.subarray(from, from + RATE / 10);
    loudest = Math.max(loudest, part.reduce((sum, s) => sum + s * s, 0) / part.length);
  }
  return { seconds: (last + 1) / RATE, peak, loudness: 10 * Math.log10(loudest), course: courseOf(samples) };
}

function courseOf(samples: Float32Array): [number, number][] {
  const slices = Array.from({ length: samples.length / SLICE }, (_, i) =>
    samples.subarray(i * SLICE, (i + 1) * SLICE),
  );
  const levels = slices.map((part) => Math.sqrt(part.reduce((sum, s) => sum + s * s, 0) / part.length));
  const most = Math.max(...levels);
  return slices.map((part, i) => {
    const turns = part.reduce((n, s, j) => n + (s * (part[j - 1] ?? 0) < 0 ? 1 : 0), 0);
    return [itemAt(levels, i) / most, Math.log2(1 + turns)];
  });
}
