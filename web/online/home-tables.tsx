/** On the home screen: the online tables this browser belongs to. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { tables, type KnownTable } from '../store/tables.ts';

const TableList = lazy(() => import('./table-list.tsx').then((m) => ({ default: m.TableList })));

interface Props {
  /** Whether it is this person's turn at one of them. */
  readonly onAwaited: (awaited: boolean) => void;
}

export function HomeTables({ onAwaited }: Props): React.JSX.Element | null {
  const [list, setList] = useState<readonly KnownTable[]>([]);
  const refresh = (): void => void tables.list().then(setList);
  useEffect(refresh, []);
  const none = list.length === 0;
  useEffect(() => {
    if (none) onAwaited(false);
  }, [none, onAwaited]);
  if (none) return null;
  return (
    <Suspense>
      <TableList list={list} onChange={refresh} onAwaited={onAwaited} />
    </Suspense>
  );
}
