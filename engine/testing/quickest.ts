const BATCHES = 10;

/** Milliseconds of one run in the quickest of ten batches: what else the machine does at the time cannot spoil it. */
export function quickest(runs: number, work: () => unknown): number {
  let best = Infinity;
  for (let batch = 0; batch < BATCHES; batch++) {
    const started = Date.now();
    for (let run = 0; run < runs; run++) work();
    best = Math.min(best, (Date.now() - started) / runs);
  }
  return best;
}
