/** What jumps on a page, as the browser counts it: what is fetched late must not push what is there already. */
import type { Page } from 'playwright-core';

/** The types of the browser do not have it yet. */
interface LayoutShift extends PerformanceEntry {
  /** How much of the screen moved, times how far. */
  readonly value: number;
  /** It follows a press within half a second: it is what was asked for. */
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}
interface Shift {
  readonly value: number;
  /** What moved: told at once, it may be gone later. */
  readonly what: readonly string[];
}
type Watched = typeof globalThis & { shifts?: Shift[] };

/** Counts on every page that is opened from now on, but for what lies in `told`: that grows by what it tells. */
export const watchShifts = (page: Page, told: string): Promise<unknown> =>
  page.addInitScript((growing) => {
    const shifts: Shift[] = [];
    (globalThis as Watched).shifts = shifts;
    const elementOf = (node: Node | null): Element | null =>
      node instanceof Element ? node : (node?.parentElement ?? null);
    const nameOf = (e: Element | null): string =>
      e ? `${e.tagName.toLowerCase()}.${e.getAttribute('class') ?? ''}` : 'gone';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources, hadRecentInput } = entry as LayoutShift;
        const moved = sources.map(({ node }) => elementOf(node)).filter((e) => !e?.closest(growing));
        if (!hadRecentInput && moved.length > 0) shifts.push({ value, what: moved.map(nameOf) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, told);

/** Since the page was opened, or since this was asked. */
export const shiftsOn = (page: Page): Promise<Shift[]> =>
  page.evaluate(async () => {
    // The last of them is told after the next frame.
    await new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(told))));
    const { shifts } = globalThis as Watched;
    if (!shifts) throw new Error('nobody has been watching');
    return shifts.splice(0);
  });
