/** What a table tells does not depend on what is hidden. */
import { EDITIONS } from '@holdout/editions';
import { itemAt, createEngine, type Decision, type Masked, type State } from '@holdout/engine';
import { allSetups, createRandom, otherTruth, randomAnswer } from '@holdout/engine/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry } from './entry.ts';
import { applyEntry, startFold, type Fold } from './fold.ts';
import { headerForSetup } from './header.ts';
import { Pace } from './pace.ts';
import { isPaper } from './paper.ts';
import { entryView, stateView, welcomeView } from './view.ts';

const engine = createEngine(EDITIONS);
const setups = EDITIONS.flatMap((e) => allSetups(engine, e));

const entryOf = (answer: string): Entry => ({ kind: 'answer', by: 0, time: 0, answer });

/** A table after some random answers; it stops before the game ends, when the seed becomes public. */
async function randomFold(
  setup: number,
  answers: number,
  seed: string,
): Promise<{ fold: Fold; decision: Decision } | undefined> {
  const made = headerForSetup(engine, setups[setup], 0);
  if ('refused' in made) throw new Error(made.refused);
  const fold = await startFold(engine, { ...made.header, seed }, 'Friday', null, new Pace());
  const random = createRandom(seed);
  for (let i = 0; ; i++) {
    if (isPaper(fold.game)) throw new Error(fold.game.broken.refused);
    const decision = engine.decisionOf(fold.game.state);
    if (!decision) return undefined;
    if (i === answers) return { fold, decision };
    applyEntry(fold, fold.seq + 1, entryOf(randomAnswer(decision, random)));
  }
}

/** The same table with another hidden truth: it looks the same, and is not. */
function twinOf(fold: Fold): Fold {
  if (isPaper(fold.game)) throw new Error(fold.game.broken.refused);
  const state = otherTruth(engine, fold.game.state);
  swapFaceDown(state);
  return { ...fold, game: { ...fold.game, answers: [...fold.game.answers], state } };
}

/** Cards that lie face down on the board change places (S-OPEN-8). */
function swapFaceDown(state: State): void {
  const { cards } = state.own as { cards?: { up: boolean; card: number }[] };
  const down = cards?.filter((c) => !c.up) ?? [];
  const faces = down.map((c) => c.card);
  down.forEach((c, i) => (c.card = itemAt(faces, (i + 1) % faces.length)));
}

/** All that a newcomer is told about the present; the promise of the seed is the one thing that must differ. */
const present = (fold: Fold): string =>
  JSON.stringify({ ...welcomeView(fold, { table: 't', process: 'p', past: 0, log: [] }), commitment: '' });

const cases = fc.record({
  setup: fc.nat(setups.length - 1),
  answers: fc.nat(80),
  seed: fc.string({ minLength: 9, maxLength: 12, unit: fc.constantFrom(...'abcdefghijklmnop') }),
});

describe('what a seat receives', () => {
  it('does not change when only hidden things change, neither on arrival nor after an answer', async () => {
    let moves = 0;
    await fc.assert(
      fc.asyncProperty(cases, async ({ setup, answers, seed }) => {
        const at = await randomFold(setup, answers, seed);
        if (!at) return;
        const { fold, decision } = at;
        const twin = twinOf(fold);
        expect(present(twin)).toBe(present(fold));
        expect(present(fold)).not.toContain(seed);
        const answer = randomAnswer(decision, createRandom(`${seed}!`));
        const before = stateView(fold);
        const reveals = isPaper(fold.game) ? 0 : fold.game.state.reveals;
        const after = (of: Fold): string => {
          const effect = applyEntry(of, of.seq + 1, entryOf(answer));
          return JSON.stringify(entryView(of, entryOf(answer), effect, { before, after: stateView(of) }));
        };
        const told = after(fold);
        if (isPaper(fold.game) || fold.game.state.reveals !== reveals || fold.game.state.outcome) return;
        expect(after(twin)).toBe(told);
        moves++;
      }),
      { numRuns: 60, seed: 5 },
    );
    expect(moves).toBeGreaterThan(20);
  });

  it('would change if the mask were forgotten', async () => {
    const at = await randomFold(0, 10, 'abcdefghij');
    if (!at || isPaper(at.fold.game)) throw new Error('no game');
    const bare = { ...engine, mask: (state: State) => engine.clone(state) as Masked };
    const fold = { ...at.fold, engine: bare };
    expect(present({ ...twinOf(fold), engine: bare })).not.toBe(present(fold));
  });
});
