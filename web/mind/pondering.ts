/**
 * Thinks about questions in slices, so that a new one is heard in between. A hint or a review ends the one before it;
 * an answer is given besides, and what is under way goes on after it.
 */
import type { Engine } from '@holdout/engine';
import type { FromWorker, Question, Said, ToWorker } from './messages.ts';
import { thinkingAbout } from './thinking.ts';

/** Milliseconds at a stretch, and between two things said of one question: nobody reads faster. */
const SLICE = 50;
const PAUSE = 300;

/** Gives the function that hears what is asked. */
export function pondering(
  engineFor: (edition: string) => Promise<Engine>,
  tell: (message: FromWorker) => void,
): (message: ToWorker) => void {
  /** The long question that is thought about. */
  let open = -1;
  const stopped = new Set<number>();

  async function think(id: number, question: Question): Promise<void> {
    const engine = await engineFor(editionOf(question));
    const isWanted = (): boolean => !stopped.has(id) && (question.kind === 'answer' || open === id);
    let latest: Said | undefined;
    let told = -Infinity;
    let until = 0;
    const tellLatest = (): void => {
      if (latest) tell({ kind: 'said', id, said: latest });
      latest = undefined;
      told = performance.now();
    };
    for (const said of thinkingAbout(engine, question)) {
      latest = said;
      if (performance.now() - told > PAUSE) tellLatest();
      if (performance.now() < until) continue;
      await breath();
      if (!isWanted()) return;
      until = performance.now() + SLICE;
    }
    tellLatest();
  }

  return (message) => {
    const { id } = message;
    if (message.kind === 'stop') {
      stopped.add(id);
      return;
    }
    if (message.question.kind !== 'answer') open = id;
    void think(id, message.question)
      .then(() => tell({ kind: 'done', id }))
      .catch((failure: unknown) =>
        tell({ kind: 'failed', id, why: failure instanceof Error ? failure.message : String(failure) }),
      );
  };
}

const editionOf = (question: Question): string =>
  (question.kind === 'review' ? question.save : question.state).setup.edition;

/** Lets messages in: sooner than a timer, which browsers hold back. */
function breath(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((go) => {
    port1.onmessage = () => {
      port1.close();
      go();
    };
    port2.postMessage(null);
  });
}
