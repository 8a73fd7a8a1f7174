/** What is measured of the table on a screen of any size: nothing cut, nothing hidden, nothing too small, the board large. */
import type { Page } from 'playwright-core';

export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly text: 100 | 200;
}

export const SCREENS: readonly Screen[] = [
  { width: 1920, height: 1080, text: 100 },
  { width: 1440, height: 900, text: 100 },
  { width: 844, height: 390, text: 100 },
  { width: 720, height: 450, text: 100 },
  { width: 640, height: 360, text: 100 },
  { width: 820, height: 1180, text: 100 },
  { width: 390, height: 844, text: 100 },
  { width: 320, height: 640, text: 100 },
  { width: 1440, height: 900, text: 200 },
  { width: 390, height: 844, text: 200 },
];

/** Everything that is wrong with the table as it stands; `actor`: zone of whoever acts. */
export const faultsOf = (page: Page, screen: Screen, actor: string): Promise<string[]> =>
  page.evaluate(
    ({ large, actor }) => {
      const faults: string[] = [];
      const [wide, high] = [innerWidth, innerHeight];
      const layout = document.querySelector<HTMLElement>('.table')?.dataset['layout'] ?? '';
      const named = (e: Element): string =>
        `${e.getAttribute('class') ?? e.tagName} "${(e.getAttribute('aria-label') ?? e.textContent).slice(0, 30)}"`;
      const all = (selector: string): Element[] =>
        [...document.querySelectorAll(selector)].filter((e) => {
          const { width, height } = e.getBoundingClientRect();
          return width > 1 && height > 1 && !e.closest('.zone-walk, .visually-hidden');
        });
      const scrollerOf = (e: Element): Element | null => {
        for (let up = e.parentElement; up; up = up.parentElement)
          if (/auto|scroll/.test(getComputedStyle(up).overflow) && up.scrollHeight > up.clientHeight + 1)
            return up;
        return null;
      };
      const outside = (e: Element): boolean => {
        const { left, right, top, bottom } = e.getBoundingClientRect();
        return left < -1 || right > wide + 1 || top < -1 || bottom > high + 1;
      };
      const { scrollWidth } = document.documentElement;
      if (scrollWidth > wide) faults.push(`the page is ${scrollWidth} wide`);
      for (const e of all('.table button, .table a'))
        if (outside(e) && !scrollerOf(e)) faults.push(`beside the screen: ${named(e)}`);
      if (layout !== 'wide' && all('.top .tool').length < 3) faults.push('no menu');
      for (const e of all('.top .tool, .pin, .strip-hero, .zoom-buttons button')) {
        const { left, top, width, height } = e.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        if (hit && !e.contains(hit) && !scrollerOf(e)) faults.push(`covered: ${named(e)} by ${named(hit)}`);
      }
      for (const hero of all('.strip-hero'))
        for (const e of hero.querySelectorAll('.portrait, .fitting, .strip-health > *')) {
          const [inner, outer] = [e.getBoundingClientRect(), hero.getBoundingClientRect()];
          const beside = inner.left < outer.left - 1 || inner.right > outer.right + 1;
          if (inner.width > 0 && beside) faults.push(`beside its hero: ${named(e)}`);
        }

      for (const e of all('.fitting')) {
        const [name, place] = [e.getBoundingClientRect(), e.parentElement?.getBoundingClientRect()];
        if (place && (name.left < place.left - 1 || name.right > place.right + 1))
          faults.push(`beside its place: ${named(e)}`);
      }

      // What is asked and what can be answered: at the usual text size without scrolling.
      for (const e of all('.prompt, .act, .choice, .fitting, .share .button, .closed-chip')) {
        if (e.scrollHeight > e.clientHeight + 2 || e.scrollWidth > e.clientWidth + 2)
          faults.push(
            `cut: ${named(e)} ${e.scrollWidth}/${e.clientWidth} ${e.scrollHeight}/${e.clientHeight}`,
          );
      }
      const scrolled = scrollerOf(document.querySelector('.acts') ?? document.body);
      for (const e of all('.prompt, .act'))
        if (!large && scrolled) {
          const { top, bottom } = e.getBoundingClientRect();
          const box = scrolled.getBoundingClientRect();
          if (top < box.top - 1 || bottom > box.bottom + 1) faults.push(`scrolled away: ${named(e)}`);
        }
      const buttons =
        '.act, .choice, .top .tool, .top button, .strip-hero, .closed-chip, .zoom-buttons button, .tabs button';
      for (const e of all(buttons)) {
        const { width, height } = e.getBoundingClientRect();
        if (Math.round(width) < 40 || Math.round(height) < 40)
          faults.push(`small: ${named(e)} ${width} x ${height}`);
      }

      const board = document.querySelector('.board-area')?.getBoundingClientRect() ?? new DOMRect();
      const share = wide > high ? (board.width * board.height) / (wide * high) : board.height / high;
      // Rails take their part of a desk's screen.
      const least = wide < high ? 0.4 : layout === 'low' ? 0.5 : 0.45;
      if (share < least) faults.push(`board ${share.toFixed(3)}`);
      const rail = document.querySelector('.rail.left');
      if (rail && rail.scrollHeight > rail.clientHeight)
        faults.push(`rail ${rail.scrollHeight} in ${rail.clientHeight}`);

      const zone = document.querySelector(`[data-zone="${actor}"]`)?.getBoundingClientRect();
      if (!zone) return [...faults, `no zone ${actor}`];
      const clear = layout === 'wide' ? 0 : 20;
      if (
        zone.left < board.left ||
        zone.right > board.right ||
        zone.top < board.top ||
        zone.bottom > board.bottom
      )
        faults.push('the actor is out of sight');
      for (const e of all(
        '.zoom-buttons, .corner-map, .pin, .odds-strip, .level-thumb, [data-layout="low"] > .top > :not(.grow)',
      )) {
        const { left, right, top, bottom } = e.getBoundingClientRect();
        if (
          left < zone.right + clear &&
          right > zone.left - clear &&
          top < zone.bottom + clear &&
          bottom > zone.top - clear
        )
          faults.push(`over the actor: ${named(e)}`);
      }
      return faults;
    },
    { large: screen.text > 100, actor },
  );
