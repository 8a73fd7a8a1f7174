/** A button that does one thing when it is pressed and another when it is held. */
import { useEffect, useRef } from 'react';

/** Milliseconds. */
const HELD = 550;

interface Held {
  readonly onPointerDown: () => void;
  readonly onPointerUp: () => void;
  readonly onPointerLeave: () => void;
  readonly onContextMenu: (e: React.MouseEvent) => void;
  readonly onClick: () => void;
}

export function useHeld(onPress: () => void, onHold: () => void): Held {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeld = useRef(false);
  const letGo = (): void => clearTimeout(timer.current);
  useEffect(() => {
    const held = timer;
    return () => clearTimeout(held.current);
  }, []);
  return {
    onPointerDown() {
      wasHeld.current = false;
      timer.current = setTimeout(() => {
        wasHeld.current = true;
        onHold();
      }, HELD);
    },
    onPointerUp: letGo,
    onPointerLeave: letGo,
    // A long touch would open the menu of the browser.
    onContextMenu: (e) => e.preventDefault(),
    onClick() {
      if (!wasHeld.current) onPress();
      wasHeld.current = false;
    },
  };
}
