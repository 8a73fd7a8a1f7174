/** Dashboards that do not fit leave out, one after the other, what can be read by opening one; nobody is cut. */
import { useLayoutEffect, type RefObject } from 'react';

/** In the order they are given up (styles/table/cards.css). */
const FOLDS = ['none', 'skills', 'pictures', 'rows'];

export function useFolding(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = list.current;
    const room = element?.closest<HTMLElement>('.rail');
    if (!element || !room) return;
    const fold = (): void => {
      for (const what of FOLDS) {
        element.dataset['fold'] = what;
        if (room.scrollHeight <= room.clientHeight) return;
      }
    };
    let height = -1;
    const watch = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.height === height) return;
      height = entry.contentRect.height;
      fold();
    });
    fold();
    watch.observe(room);
    return () => watch.disconnect();
  });
}
