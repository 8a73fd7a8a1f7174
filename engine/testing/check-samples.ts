/** What must hold of the whole states made from what the table sees (determinise), whatever the truth is. */
import type { Engine, Truth } from '../index.ts';
import { checkState } from './check-state.ts';
import { otherTruth } from './other-truth.ts';
import { createRandom, nameOf, playOn } from './random-game.ts';

/** Two worlds that look alike give the same samples; each is sound, looks like the truth and asks the same. */
export function checkSamples(engine: Engine, state: Truth, seeds: readonly string[]): string[] {
  const masked = engine.mask(state);
  const seen = JSON.stringify(masked);
  const twin = engine.mask(otherTruth(engine, state));
  return seeds.flatMap((seed) => {
    const sample = engine.determinise(masked, seed);
    const text = JSON.stringify(sample);
    const broken: string[] = [];
    if (text !== JSON.stringify(engine.determinise(twin, seed))) broken.push('a sample depends on the truth');
    if (JSON.stringify(engine.mask(sample)) !== seen) broken.push('a sample looks otherwise than the truth');
    const read = JSON.parse(text) as Truth;
    if (JSON.stringify(engine.decisionOf(read)) !== JSON.stringify(engine.decisionOf(state)))
      broken.push('a sample asks something else');
    if (JSON.stringify(masked) !== seen) broken.push('sampling changed what the table sees');
    return [...broken, ...checkState(engine, sample)].map((fault) => `${seed}: ${fault}`);
  });
}

/** A sample is a game like any other: it plays on soundly to its end. */
export function checkSampleGame(engine: Engine, state: Truth, seed: string): string[] {
  const sample = engine.determinise(engine.mask(state), seed);
  const report = playOn(engine, sample, createRandom(seed), (now) => checkState(engine, now.state));
  return report.faults.length > 0 ? [nameOf(report)] : [];
}
