/** The table of a game in which bots play seats: fetched where there are some. */
import { useMemo } from 'react';
import type { Table } from '../play/table.ts';
import type { Company } from '../table/company.ts';
import { TableScreen } from '../table/table-screen.tsx';
import { BotBar } from './bot-bar.tsx';
import { botTable } from './bot-table.ts';
import type { Bots } from './bots.ts';
import { useBots } from './use-bots.ts';

interface Props {
  readonly table: Table;
  readonly bots: Bots;
  readonly company: Company;
  readonly onSummary: () => void;
}

export function BotGame({ table, bots, company, onSummary }: Props): React.JSX.Element {
  const seen = useMemo(() => botTable(table, bots), [table, bots]);
  const ui = useBots(table, bots);
  return (
    <TableScreen
      table={seen}
      company={{ ...company, bar: <BotBar table={table} bots={bots} ui={ui} /> }}
      onSummary={onSummary}
    />
  );
}
