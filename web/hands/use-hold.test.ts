import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdOf } from './use-hold.ts';

const page = new EventTarget();
const AT = { clientX: 50, clientY: 50, pointerId: 1 };
const send = (type: string, more: Partial<typeof AT> = {}): boolean =>
  page.dispatchEvent(Object.assign(new Event(type), AT, more));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function begun(): string[] {
  const asked: string[] = [];
  holdOf<string>((what) => asked.push(what), 450).begin('walker', AT);
  // The press that began it goes on to the page.
  send('pointerdown');
  return asked;
}

/** Whether a press does something, wherever it lands. */
const presses = (): boolean => page.dispatchEvent(new Event('click', { cancelable: true }));

it('asks about what a finger stays on, once, and the press after it is none', () => {
  const asked = begun();
  send('pointermove', { clientX: 54 });
  vi.advanceTimersByTime(500);
  expect(asked).toEqual(['walker']);
  // What has been opened may lie under the finger.
  send('pointerup');
  expect([presses(), presses()]).toEqual([false, true]);
});

it('leaves the next press alone where none has followed', () => {
  begun();
  vi.advanceTimersByTime(500);
  send('pointerup');
  send('pointerdown');
  expect(presses()).toBe(true);
});

it.each([
  ['goes', 'pointermove', { clientX: 90 }],
  ['is lifted', 'pointerup', {}],
  ['is joined by another', 'pointerdown', { pointerId: 2 }],
])('asks nothing when the finger %s', (_, type, more) => {
  const asked = begun();
  send(type, more);
  vi.advanceTimersByTime(500);
  expect(asked).toEqual([]);
  expect(presses()).toBe(true);
});
