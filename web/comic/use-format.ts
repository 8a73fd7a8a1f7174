/** A page for the room there is. */
import { useSyncExternalStore } from 'react';
import type { Format } from './layout.ts';

const narrow = globalThis.matchMedia?.('(max-width: 47.9rem)');

export const useFormat = (): Format =>
  useSyncExternalStore(
    (listener) => {
      narrow?.addEventListener('change', listener);
      return () => narrow?.removeEventListener('change', listener);
    },
    () => (narrow?.matches ? 'tall' : 'wide'),
  );
