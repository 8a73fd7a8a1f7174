/** Plays the voices of a sound. The browser lets a page sound only after somebody has touched it: until then, silence. */
import { SOUNDS, type SoundName, type Voice } from './sounds.ts';

/** The loudest tenth of a second stays below -16 dB (e2e/sounds.test.ts). */
const VOLUME = 0.42;
/** A filter takes most of the noise away: what is left is brought up to the tones. */
const HISS = 2.5;

interface Desk<Audio extends BaseAudioContext = AudioContext> {
  readonly audio: Audio;
  readonly out: GainNode;
  readonly noise: AudioBuffer;
}

let desk: Desk | undefined;

export function openDesk<Audio extends BaseAudioContext>(audio: Audio): Desk<Audio> {
  const out = audio.createGain();
  out.gain.value = VOLUME;
  out.connect(audio.destination);
  const noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return { audio, out, noise };
}

/** `volume`: percent. */
export function playSound(name: SoundName, volume: number): void {
  desk ??= openDesk(new AudioContext());
  desk.out.gain.value = (VOLUME * volume) / 100;
  if (desk.audio.state === 'suspended') void desk.audio.resume();
  sing(desk, name);
}

export function sing(at: Desk<BaseAudioContext>, name: SoundName): void {
  for (const voice of SOUNDS[name]) sound(at, voice);
}

function sound(
  { audio, out, noise }: Desk<BaseAudioContext>,
  { kind, at, length, from, to, gain }: Voice,
): void {
  const start = audio.currentTime + at;
  const end = start + length;
  const envelope = audio.createGain();
  envelope.gain.setValueAtTime(0.0001, start);
  const full = kind === 'hiss' ? gain * HISS : gain;
  envelope.gain.exponentialRampToValueAtTime(full, start + Math.min(0.012, length / 4));
  envelope.gain.exponentialRampToValueAtTime(0.0001, end);
  envelope.connect(out);
  const glide = (pitch: AudioParam): void => {
    pitch.setValueAtTime(from, start);
    pitch.exponentialRampToValueAtTime(to, end);
  };
  if (kind === 'hiss') {
    const source = audio.createBufferSource();
    source.buffer = noise;
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.Q.value = 0.8;
    glide(filter.frequency);
    source.connect(filter).connect(envelope);
    source.start(start, Math.random() * 0.3, length);
    return;
  }
  const source = audio.createOscillator();
  source.type = kind;
  glide(source.frequency);
  source.connect(envelope);
  source.start(start);
  source.stop(end);
}
