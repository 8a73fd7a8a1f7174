/** The session of a screen: begun when it opens, ended when it is left, woken when the page or the network is. */
import { SOCKET_ADDRESS } from '@holdout/protocol';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { LineHelp } from './line.ts';
import { Session, type SessionView } from './session.ts';

/** Hidden or asleep for longer than this, a line may be dead without anybody having noticed. */
const NAP_MS = 20_000;
const LOOK_MS = 5000;

function after(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

const browser: LineHelp = {
  connect: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}${SOCKET_ADDRESS}`),
  after,
  unless: after,
  random: Math.random,
};

/** Null until the secrets of the table are known. */
export function useSession(
  id: string,
  secrets: readonly string[] | null,
  name: string,
  wish = '',
): Session | null {
  const [session, setSession] = useState<Session | null>(null);
  const ready = secrets !== null;
  // Later secrets are shown to the same session, below.
  const begin = useEffectEvent((table: string) => secrets && new Session(table, secrets, browser, name));
  useEffect(() => {
    const begun = begin(id);
    if (!begun) return undefined;
    setSession(begun);
    const stop = new AbortController();
    // A hidden page and a closed laptop tell nobody when the line dies; the clock tells that nobody looked for long.
    let awakeAt = Date.now();
    const look = (): void => {
      if (document.hidden) return;
      if (Date.now() - awakeAt > NAP_MS) begun.wake();
      awakeAt = Date.now();
    };
    const clock = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look, { signal: stop.signal });
    addEventListener('online', () => begun.wake(), { signal: stop.signal });
    return () => {
      clearInterval(clock);
      stop.abort();
      begun.end();
      setSession(null);
    };
  }, [id, ready]);
  useEffect(() => {
    if (secrets) session?.show(secrets);
  }, [session, secrets]);
  useEffect(() => session?.introduce(name, wish), [session, name, wish]);
  return session;
}

const NOTHING = (): (() => void) => () => undefined;

export const useSessionView = (session: Session | null): SessionView | null =>
  useSyncExternalStore(
    session ? (listener) => session.subscribe(listener) : NOTHING,
    () => session?.view() ?? null,
  );
