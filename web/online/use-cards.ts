/** What the server says of the tables on the home screen: whose turn it is, and when something happened there. */
import type { TableCard } from '@holdout/protocol';
import { useEffect, useState } from 'react';
import type { KnownTable } from '../store/tables.ts';
import { lookAt, RequestError } from './api.ts';
import { secretsOf } from './secrets.ts';

/** Nobody plays more at once; older ones say what they are when they are opened. */
const ASKED = 12;

type Cards = ReadonlyMap<string, TableCard>;

export function useCards(list: readonly KnownTable[]): Cards {
  const [cards, setCards] = useState<Cards>(new Map());
  useEffect(() => {
    let over = false;
    for (const table of list.slice(0, ASKED))
      lookAt(table.id, secretsOf(table)).then(
        (card) => over || setCards((now) => new Map(now).set(table.id, card)),
        (error: unknown) => {
          // Without the server the list is as it was left.
          if (!(error instanceof RequestError)) throw error;
        },
      );
    return () => {
      over = true;
    };
  }, [list]);
  return cards;
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
