/** Who thinks for this page: one worker for hints, seats and reviews, or the page itself where there is none. */
import type { Hint, Review } from '@holdout/bots/review';
import type { SeatPlayer } from '@holdout/bots/seats';
import type { Save, State } from '@holdout/engine';
import type { FromWorker, Question, Said, ToWorker } from './messages.ts';

interface Asked {
  readonly question: Question;
  said(said: Said): void;
  done(): void;
  failed(why: string): void;
}

type Send = (message: ToWorker) => void;

const asked = new Map<number, Asked>();
let last = 0;
let sender: Promise<Send> | undefined;

function hear(message: FromWorker): void {
  const one = asked.get(message.id);
  if (!one) return;
  if (message.kind === 'said') return one.said(message.said);
  asked.delete(message.id);
  if (message.kind === 'done') one.done();
  else one.failed(message.why);
}

function findSender(): Promise<Send> {
  try {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
    // Its file could not be fetched, or its rules: what is open is asked once more.
    worker.onerror = () => {
      worker.terminate();
      sender = inThePage();
      for (const [id, { question }] of asked) void say({ kind: 'ask', id, question });
    };
    return Promise.resolve((message) => worker.postMessage(message));
  } catch {
    return inThePage();
  }
}

async function inThePage(): Promise<Send> {
  const [{ pondering }, { engineFor }] = await Promise.all([
    import('./pondering.ts'),
    import('../play/worker/editions.ts'),
  ]);
  return pondering(engineFor, hear);
}

async function say(message: ToWorker): Promise<void> {
  sender ??= findSender();
  (await sender)(message);
}

/** Gives what ends it: nothing is said any more then. */
function ask(question: Question, heard: Omit<Asked, 'question'>): () => void {
  const id = ++last;
  asked.set(id, { question, ...heard });
  say({ kind: 'ask', id, question }).catch((failure: unknown) => heard.failed(String(failure)));
  return () => {
    if (asked.delete(id)) void say({ kind: 'stop', id });
  };
}

interface Listener<T> {
  on(said: T): void;
  done(): void;
  failed(why: string): void;
}

/** Better and better hints for the open question. */
export const askForHint = (state: State, tries: number, { on, done, failed }: Listener<Hint>): (() => void) =>
  ask(
    { kind: 'hint', state, tries },
    { said: (said) => said.kind === 'hint' && on(said.hint), done, failed },
  );

/** What the coach finds in a game that is over; how far it has come, from 0 to 1. */
export const askForReview = (
  save: Save,
  { progress, on, done, failed }: Listener<Review> & { progress(done: number): void },
): (() => void) =>
  ask(
    { kind: 'review', save },
    {
      said(said) {
        if (said.kind === 'progress') progress(said.done);
        else if (said.kind === 'review') on(said.review);
      },
      done,
      failed,
    },
  );

/** What a bot answers. */
export const askPlayer = (state: State, player: SeatPlayer, game: string): Promise<string> =>
  new Promise((resolve, reject) => {
    ask(
      { kind: 'answer', state, player, game },
      {
        said: (said) => said.kind === 'answer' && resolve(said.answer),
        done: () => reject(new Error('nothing is asked')),
        failed: (why) => reject(new Error(why)),
      },
    );
  });
