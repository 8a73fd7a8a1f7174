/** Tells the others which zone this page has under its eye: not more often than anybody could follow. */
import { useCallback, useEffect, useRef } from 'react';
import type { Session } from './session.ts';

const EVERY_MS = 1500;
/** A pointer that crosses the edge of a zone has not looked away. */
const AWAY_MS = 800;

export function useLook(session: Session, told: boolean): (zone: string | null) => void {
  const sent = useRef<{ readonly zone: string | null; readonly at: number }>({ zone: null, at: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (zone) => {
      clearTimeout(timer.current);
      const tell = (): void => {
        if (zone === sent.current.zone) return;
        sent.current = { zone, at: Date.now() };
        session.mark('look', zone === null ? [] : [zone]);
      };
      const rest = sent.current.at + EVERY_MS - Date.now();
      if (told) timer.current = setTimeout(tell, Math.max(0, rest, zone === null ? AWAY_MS : 0));
    },
    [session, told],
  );
}
