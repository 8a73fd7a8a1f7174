/**
 * Any key or tap ends what is being played. Short pieces let the press through to what lies under it, so that quick
 * players are not held up; after a long one it is used up: nobody shall end a turn by skipping the zombies'.
 */
import { useEffect } from 'react';
import type { Show } from './use-theatre.ts';

/** A press that became a drag has no click to use up. */
const CLICK_WITHIN = 500;
/** What is pressed to see more of it does not end it. */
export const KEEPS_ON = { 'data-keeps-on': true };
const keepsOn = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[data-keeps-on]') !== null;
const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta', 'Tab'];

export function useSkip({ brief, skip }: Show, playing: boolean): void {
  useEffect(() => {
    if (!playing) return undefined;
    const stop = new AbortController();
    const swallow = (e: Event): void => {
      if (brief) return;
      e.preventDefault();
      e.stopPropagation();
    };
    const onKey = (e: KeyboardEvent): void => {
      if (MODIFIERS.includes(e.key) || keepsOn(e)) return;
      swallow(e);
      skip();
    };
    const onPress = (e: PointerEvent): void => {
      if (keepsOn(e)) return;
      swallow(e);
      // The click that belongs to this press comes when nothing is being played any more.
      if (!brief)
        addEventListener('click', swallow, {
          capture: true,
          once: true,
          signal: AbortSignal.timeout(CLICK_WITHIN),
        });
      skip();
    };
    addEventListener('keydown', onKey, { capture: true, signal: stop.signal });
    addEventListener('pointerdown', onPress, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [playing, brief, skip]);
}
