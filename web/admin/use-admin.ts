/** What the server shows to whoever runs it, looked at again from time to time and after everything they do. */
import type { AdminDone, AdminView, AdminWish } from '@holdout/protocol/admin';
import { useCallback, useEffect, useState } from 'react';
import { AdminRefusal, carryOut, dropSecret, keepSecret, keptSecret, lookAround } from './admin-api.ts';

const EVERY_MS = 10_000;

export interface Admin {
  readonly view: AdminView | undefined;
  /** Code of the last refusal. */
  readonly refused: string | undefined;
  readonly enter: (secret: string) => void;
  readonly leave: () => void;
  /** Undefined when it was refused. */
  readonly act: (wish: AdminWish) => Promise<AdminDone | undefined>;
}

export function useAdmin(): Admin {
  const [view, setView] = useState<AdminView>();
  const [refused, setRefused] = useState<string>();
  const tell = useCallback((error: unknown): undefined => {
    if (!(error instanceof AdminRefusal)) throw error;
    setRefused(error.code);
    if (error.code !== 'admin.only') return;
    dropSecret();
    setView(undefined);
  }, []);
  const look = useCallback(async (): Promise<void> => {
    if (keptSecret() === '') return;
    try {
      setView(await lookAround());
      setRefused(undefined);
    } catch (error) {
      tell(error);
    }
  }, [tell]);
  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), EVERY_MS);
    return () => clearInterval(timer);
  }, [look]);
  return {
    view,
    refused,
    enter(secret) {
      keepSecret(secret);
      void look();
    },
    leave() {
      dropSecret();
      setView(undefined);
    },
    async act(wish) {
      try {
        const done = await carryOut(wish);
        await look();
        return done;
      } catch (error) {
        return tell(error);
      }
    },
  };
}
