/** The four arrangements of the table by width (larger text needs more of it). */
import { useSyncExternalStore } from 'react';
import { useSettings } from '../store/settings.ts';

export type Layout = 'wide' | 'column' | 'sheet' | 'phone';

function layoutFor(width: number, textSize: number): Layout {
  const room = width / (textSize / 100);
  if (room >= 1200) return 'wide';
  if (room >= 900) return 'column';
  return room >= 600 ? 'sheet' : 'phone';
}

export const hasSheet = (layout: Layout): boolean => layout === 'sheet' || layout === 'phone';

const onResize = (listener: () => void): (() => void) => {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
};

export function useLayout(): Layout {
  const textSize = useSettings((s) => s.textSize);
  return useSyncExternalStore(onResize, () => layoutFor(innerWidth, textSize));
}
