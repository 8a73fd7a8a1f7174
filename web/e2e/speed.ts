/** What the page itself measures: frames, long tasks, and how soon something is seen. */
import type { Page } from 'playwright-core';

export interface Figures {
  /** Time between two frames, in milliseconds. */
  readonly frames: readonly number[];
  /** Tasks that held the page up for more than 50 ms. */
  readonly long: readonly number[];
}

interface Watch {
  frames: number[];
  long: number[];
  on: boolean;
}
type Watched = typeof globalThis & { watch?: Watch };

/** Counts from now on. */
export const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const now: Watch = { frames: [], long: [], on: true };
    (globalThis as Watched).watch = now;
    new PerformanceObserver((list) => {
      if (now.on) now.long.push(...list.getEntries().map((e) => e.duration));
    }).observe({ type: 'longtask' });
    let last = performance.now();
    const tick = (time: number): void => {
      now.frames.push(time - last);
      last = time;
      if (now.on) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });

export const watched = (page: Page): Promise<Figures> =>
  page.evaluate(async () => {
    // The last long task is told with the next frame.
    await new Promise((seen) => requestAnimationFrame(() => setTimeout(seen)));
    const { watch: now } = globalThis as Watched;
    if (!now) throw new Error('nobody has been watching');
    now.on = false;
    return { frames: now.frames.slice(1), long: now.long };
  });

/** Milliseconds from the next press until the frame that shows something that matches has been made. */
export async function untilSeen(page: Page, selector: string, press: () => Promise<void>): Promise<number> {
  const seen = page.evaluate(
    (wanted) =>
      new Promise<number>((done) => {
        let from = 0;
        const begin = (e: Event): void => {
          from ||= e.timeStamp;
        };
        for (const type of ['pointerdown', 'keydown']) addEventListener(type, begin, { capture: true });
        const look = (): void => {
          // What is there before a frame is drawn is in it; the next task comes when it has been.
          if (from > 0 && document.querySelector(wanted)) setTimeout(() => done(performance.now() - from));
          else requestAnimationFrame(look);
        };
        look();
      }),
    selector,
  );
  await press();
  return seen;
}

const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);
export const median = (list: readonly number[]): number => sorted(list)[Math.floor(list.length / 2)] ?? 0;
export const share = (list: readonly number[], part: number): number =>
  sorted(list)[Math.floor(list.length * part)] ?? 0;
export const longest = (list: readonly number[]): number => Math.max(0, ...list);

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time in microseconds: what other programs take does not count. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Milliseconds of processor time. */
interface Work {
  /** Of one task. */
  readonly longest: number;
  readonly all: number;
}

/** What the page's main thread and its workers did while something was done. */
export async function workOf(
  page: Page,
  act: () => Promise<unknown>,
): Promise<{ readonly main: Work; readonly workers: Work }> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser');
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'toplevel'] });
  await act();
  const trace = (await browser.stopTracing()).toString();
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] };
  const threadOf = (e: TraceEvent): string => `${e.pid}/${e.tid}`;
  const workIn = (thread: string): Work => {
    const named = traceEvents.filter((e) => e.name === 'thread_name' && e.args?.name === thread);
    const threads = new Set(named.map(threadOf));
    const tasks = traceEvents.filter((e) => e.name === 'RunTask' && threads.has(threadOf(e)));
    const times = tasks.map((e) => (e.tdur ?? 0) / 1000);
    return { longest: longest(times), all: times.reduce((a, b) => a + b, 0) };
  };
  const main = workIn('CrRendererMain');
  if (main.all === 0) throw new Error('nothing was traced');
  return { main, workers: workIn('DedicatedWorker thread') };
}
