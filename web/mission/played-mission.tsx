/** Around a table: a mission of the players' own is told by its file, and fetched what tells it. */
import { lazy } from 'react';
import type { Table } from '../play/table.ts';

const OwnMission = lazy(() => import('./own-mission.tsx').then((m) => ({ default: m.OwnMission })));

interface Props {
  readonly table: Table;
  readonly children: React.ReactNode;
}

export function PlayedMission({ table, children }: Props): React.ReactNode {
  const { mission } = table.view().state.setup;
  if (typeof mission === 'string') return children;
  return (
    <OwnMission context={table.context} file={mission}>
      {children}
    </OwnMission>
  );
}
