/** What was pressed last says that it is on its way, for as long as it is. */
import { useCallback, useEffect, useRef, type MouseEvent } from 'react';

/** `text`: while something is on its way. Gives what hears the presses. */
export function useSending(text: string | undefined): (e: MouseEvent) => void {
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const button = pressed.current;
    if (text === undefined || !button) return undefined;
    button.setAttribute('data-sending', text);
    return () => button.removeAttribute('data-sending');
  }, [text]);
  return useCallback((e) => {
    pressed.current = e.target instanceof Element ? e.target.closest('button') : null;
  }, []);
}
