/** What the server says of the tables on the home screen: whose turn it is, and when something happened there. */
import type { TableCard } from '@holdout/protocol';
import { useEffect, useEffectEvent, useState } from 'react';
import type { KnownTable } from '../store/tables.ts';
import { lookAt, RequestError } from './api.ts';
import { followTo } from './follow.ts';
import { secretsOf } from './secrets.ts';

/** Nobody plays more at once; older ones say what they are when they are opened. */
const ASKED = 12;

type Cards = ReadonlyMap<string, TableCard>;

/** `onFollowed`: people of one of these tables play on at another, which belongs on the list. */
export function useCards(list: readonly KnownTable[], onFollowed: () => void): Cards {
  const follow = useEffectEvent(async (table: KnownTable, next: string | null) => {
    if (next === null || table.secrets.length === 0 || list.some((k) => k.id === next)) return;
    await followTo(table, next);
    onFollowed();
  });
  const [cards, setCards] = useState<Cards>(new Map());
  const looks = useLooks();
  useEffect(() => {
    let over = false;
    for (const table of list.slice(0, ASKED))
      lookAt(table.id, secretsOf(table)).then(
        (card) => {
          if (over) return;
          setCards((now) => new Map(now).set(table.id, card));
          void follow(table, card.next);
        },
        (error: unknown) => {
          // Without the server the list is as it was left.
          if (!(error instanceof RequestError)) throw error;
        },
      );
    return () => {
      over = true;
    };
  }, [list, looks]);
  return cards;
}

/** Counts how often somebody has come back to this page: others have played on meanwhile. */
function useLooks(): number {
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    const look = (): void => void (document.hidden || setLooks((n) => n + 1));
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return looks;
}

/** Where one is awaited first, then where something happened last. */
export const inOrder = (list: readonly KnownTable[], cards: Cards): KnownTable[] =>
  list.toSorted((a, b) => {
    const [x, y] = [cards.get(a.id), cards.get(b.id)];
    return (
      Number(y?.yours ?? false) - Number(x?.yours ?? false) ||
      Math.max(b.changed, y?.changed ?? 0) - Math.max(a.changed, x?.changed ?? 0)
    );
  });
