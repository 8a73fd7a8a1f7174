/** What somebody would see if there were room: the setting, unless the system paints everything in its own colours. */
import { useSyncExternalStore } from 'react';
import { useSettings } from '../store/settings.ts';
import { useAllFigures } from '../faces/studio.ts';
import type { Look } from './look.ts';

const forced = globalThis.matchMedia?.('(forced-colors: active)');

const onForced = (listener: () => void): (() => void) => {
  forced?.addEventListener('change', listener);
  return () => forced?.removeEventListener('change', listener);
};

/** Rings until everything that draws figures is there: they change together, once. */
export function useWishedLook(): Look {
  const wish = useSettings((s) => s.pieces);
  const plain = useSyncExternalStore(onForced, () => forced?.matches ?? false);
  const wanted = wish === 'figures' && !plain;
  return useAllFigures(wanted) && wanted ? 'figures' : 'rings';
}
