/** Names of patterns and gradients, different for every board on the page. */
import { createContext, useContext, useId, type ReactNode } from 'react';

export const INK = '#07090c';
export const DISPLAY = { fontFamily: "'Big Shoulders Display', sans-serif", fontWeight: 900 } as const;

const Prefix = createContext('');

export function PaintScope({ children }: { readonly children: ReactNode }) {
  // React's ids may hold signs that url(#...) does not like.
  const prefix = `b${useId().replace(/[^\w-]/g, '')}`;
  return <Prefix.Provider value={prefix}>{children}</Prefix.Provider>;
}

interface Paint {
  id(name: string): string;
  /** As a fill. */
  url(name: string): string;
}

export function usePaint(): Paint {
  const prefix = useContext(Prefix);
  return { id: (name) => `${prefix}-${name}`, url: (name) => `url(#${prefix}-${name})` };
}
