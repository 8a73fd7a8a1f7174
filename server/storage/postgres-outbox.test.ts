import { itemAt } from '@holdout/engine';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Outbox, type Notice } from './postgres-outbox.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Kit {
  readonly outbox: Outbox;
  readonly sent: Notice[];
  readonly texts: string[];
  readonly troubles: Error[];
  /** Lets the sending that is under way end. */
  deliver: (failure?: Error) => Promise<void>;
}

function kit(): Kit {
  const texts: string[] = [];
  const sent: Notice[] = [];
  const troubles: Error[] = [];
  const under: ((failure?: Error) => void)[] = [];
  const send = (text: string): Promise<void> => {
    texts.push(text);
    sent.push(JSON.parse(text) as Notice);
    return new Promise((done, fail) => under.push((failure) => (failure ? fail(failure) : done())));
  };
  const deliver = async (failure?: Error): Promise<void> => {
    under.shift()?.(failure);
    await vi.advanceTimersByTimeAsync(0);
  };
  const outbox = new Outbox('me', send, (error) => troubles.push(error));
  return { outbox, sent, texts, troubles, deliver };
}

it('sends together what comes together, and the last wake-up of each table', async () => {
  const { outbox, sent } = kit();
  outbox.wake('a', 1);
  outbox.signal('a', 'ping');
  outbox.wake('a', 2);
  outbox.wake('b', 7);
  await vi.advanceTimersByTimeAsync(10);
  const wakes = [
    ['a', 2],
    ['b', 7],
  ];
  expect(sent).toEqual([{ from: 'me', wakes, signals: [['a', 'ping']] }]);
});

it('sends one after the other, and a failure is told and costs only itself', async () => {
  const { outbox, sent, troubles, deliver } = kit();
  outbox.wake('a', 1);
  await vi.advanceTimersByTimeAsync(10);
  outbox.wake('a', 2);
  outbox.wake('b', 1);
  await vi.advanceTimersByTimeAsync(10);
  expect(sent).toHaveLength(1);
  await deliver(new Error('gone'));
  expect(troubles).toHaveLength(1);
  expect(itemAt(sent, 1).wakes).toHaveLength(2);
  await deliver();
  outbox.signal('a', 'again');
  await vi.advanceTimersByTimeAsync(10);
  expect(itemAt(sent, 2).signals).toEqual([['a', 'again']]);
});

it('never sends more than a notification holds, and does not wait for what never fits', async () => {
  const { outbox, sent, texts, deliver } = kit();
  outbox.signal('a', 'é'.repeat(5000));
  for (let i = 0; i < 500; i++) outbox.wake(`table ${i} with a long name`, i);
  for (let i = 0; i < 3; i++) outbox.signal('a', 'é'.repeat(3000));
  await vi.advanceTimersByTimeAsync(10);
  for (let n = 0; n !== sent.length;) {
    n = sent.length;
    await deliver();
  }
  expect(Math.max(...texts.map((t) => Buffer.byteLength(t)))).toBeLessThan(8000);
  expect(sent.flatMap((n) => n.wakes)).toHaveLength(500);
  expect(sent.flatMap((n) => n.signals)).toHaveLength(3);
});

it('keeps only so many passing messages while nobody takes them', async () => {
  const { outbox, sent, deliver } = kit();
  outbox.wake('a', 1);
  await vi.advanceTimersByTimeAsync(10);
  for (let i = 0; i < 5000; i++) outbox.signal('a', `${i}`);
  for (let n = 0; n !== sent.length;) {
    n = sent.length;
    await deliver();
  }
  const texts = sent.flatMap((n) => n.signals.map(([, text]) => text));
  expect(texts).toHaveLength(1000);
  expect(texts[999]).toBe('4999');
});

it('sends the rest when it is closed', async () => {
  const { outbox, sent, deliver } = kit();
  outbox.wake('a', 1);
  const closing = outbox.close();
  await vi.advanceTimersByTimeAsync(0);
  await deliver();
  await closing;
  expect(sent).toHaveLength(1);
});
