/** On the home screen: the online tables this browser belongs to, and the way to another. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { tables, type KnownTable } from '../store/tables.ts';
import { JoinField } from './join-field.tsx';

const TableList = lazy(() => import('./table-list.tsx').then((m) => ({ default: m.TableList })));

export function HomeTables(): React.JSX.Element {
  const [list, setList] = useState<readonly KnownTable[]>([]);
  const refresh = (): void => void tables.list().then(setList);
  useEffect(refresh, []);
  return (
    <Suspense>
      {list.length > 0 && <TableList list={list} onChange={refresh} />}
      <JoinField />
    </Suspense>
  );
}
