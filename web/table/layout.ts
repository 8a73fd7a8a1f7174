/** The five arrangements of the table by width and height (larger text needs more of both). */
import { useSyncExternalStore } from 'react';
import { useSettings } from '../store/settings.ts';

export type Layout = 'wide' | 'column' | 'sheet' | 'phone' | 'low';

/** Too low for a bar or a sheet below the board. */
const LOW = 500;
/** From this shape on a narrow screen has its room beside the board, not below it. */
const LYING = 1.4;

export function layoutFor(width: number, height: number, textSize: number): Layout {
  const [room, high] = [width / (textSize / 100), height / (textSize / 100)];
  if (room > high && (high < LOW || (room < 900 && room > high * LYING))) return 'low';
  if (room >= 1200) return 'wide';
  if (room >= 900) return 'column';
  return room >= 600 ? 'sheet' : 'phone';
}

/** One sheet holds what the rails hold elsewhere: from below, or at the side of a low screen. */
export const hasSheet = (layout: Layout): boolean =>
  layout === 'sheet' || layout === 'phone' || layout === 'low';

const onResize = (listener: () => void): (() => void) => {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
};

export function useLayout(): Layout {
  const textSize = useSettings((s) => s.textSize);
  return useSyncExternalStore(onResize, () => layoutFor(innerWidth, innerHeight, textSize));
}
