/** What is too small to be pressed: less than 24 pixels anywhere, less than 40 for the buttons of the table. */
import type { Page } from 'playwright-core';

export const smallTargets = (page: Page, place: string): Promise<string[]> =>
  page.evaluate((where) => {
    const TARGETS = 'button, a[href], input, select, textarea, summary, [role=tab], [role=spinbutton]';
    const LARGE =
      '.table :is(.button, .act, .choice, .tool, .thing-close, .zoom-buttons button, .lang button)';
    const seen = (e: Element): boolean =>
      e.checkVisibility({ visibilityProperty: true }) &&
      !e.closest('.visually-hidden, .zone-walk, .skip-links, [inert]');
    /** A link within a sentence is as high as its line (WCAG 2.5.8). */
    const inText = (e: Element): boolean => e.matches('a') && getComputedStyle(e).display === 'inline';
    /** What lies over it, or is scrolled away, cannot be measured by pressing there. */
    const hits = (e: Element, x: number, y: number): boolean => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (e.contains(top) || (top.closest('label')?.contains(e) ?? false));
    };
    const isCut = (e: Element): boolean => {
      const box = e.getBoundingClientRect();
      for (let up = e.parentElement; up; up = up.parentElement) {
        const { top, bottom } = up.getBoundingClientRect();
        if (/auto|scroll/.test(getComputedStyle(up).overflowY) && (box.top < top || box.bottom > bottom))
          return true;
      }
      return false;
    };
    return [...document.querySelectorAll(TARGETS)].flatMap((e) => {
      const { x, y, width, height } = e.getBoundingClientRect();
      const [cx, cy] = [x + width / 2, y + height / 2];
      if (!seen(e) || inText(e) || isCut(e) || !hits(e, cx, cy)) return [];
      const least = e.matches(LARGE) ? 40 : 24;
      // A pixel less at either end: edges are not always whole ones.
      const reach = least / 2 - 1;
      const far = [
        [-reach, 0],
        [reach, 0],
        [0, -reach],
        [0, reach],
      ].every(([dx = 0, dy = 0]) => {
        const [a, b] = [cx + dx, cy + dy];
        return hits(e, a, b) || a < 0 || b < 0 || a >= innerWidth || b >= innerHeight;
      });
      const name = (e.getAttribute('aria-label') ?? e.textContent).slice(0, 30);
      return far
        ? []
        : [`${where}: ${e.tagName} ${e.className} "${name}" ${Math.round(width)} x ${Math.round(height)}`];
    });
  }, place);
