/** What had the focus is often gone with the answer it gave: the focus goes to the question then, never to nowhere. */
import { useEffect, useRef, type RefObject } from 'react';
import { focusOn } from '../chrome/skip-links.tsx';

export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const table = root.current;
    const onFocus = ({ target }: FocusEvent): void => {
      last.current = target instanceof Element ? target : null;
    };
    table?.addEventListener('focusin', onFocus);
    return () => table?.removeEventListener('focusin', onFocus);
  }, [root]);
  // After every change of the table, whatever it was.
  useEffect(() => {
    if (document.activeElement !== document.body || !last.current || isThere(last.current)) return;
    const question = root.current?.querySelector<HTMLElement>('.share, .decide, .over');
    if (question) focusOn(question);
  });
}

const isThere = (element: Element): boolean => element.isConnected && !element.matches(':disabled');
