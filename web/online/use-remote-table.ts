/** The table of a session, once its edition is here and there is a position to show. */
import { isRefusal } from '@holdout/engine';
import { useEffect, useState } from 'react';
import { engineFor } from '../editions/load.ts';
import { games } from '../store/games.ts';
import { lendNames } from '../play/lend-names.ts';
import { useLatest } from '../table/use-latest.ts';
import { RequestError, takeFile } from './api.ts';
import { mayTakeFile } from './online.ts';
import { isShowable, RemoteTable } from './remote-table.ts';
import type { Session, SessionView } from './session.ts';

/** Null while it is being opened, `none` where there is nothing this page could draw. */
type OpenedTable = RemoteTable | 'none' | null;

/** `secrets`: what may open the file of the game. */
export function useRemoteTable(
  session: Session | null,
  seen: SessionView | null,
  secrets: readonly string[],
): OpenedTable {
  const [opened, setOpened] = useState<{ readonly of: Session; readonly table: OpenedTable } | null>(null);
  const showable = isShowable(seen?.model ?? null);
  const file = useLatest(async (id: string) => {
    if (!seen || !mayTakeFile(seen)) throw new RequestError('save.running');
    return takeFile(id, secrets);
  });
  useEffect(() => {
    if (!session || !showable) return undefined;
    let over = false;
    void open(session, () => file(session.id)).then((table) => {
      if (!over) setOpened({ of: session, table });
    });
    return () => {
      over = true;
    };
  }, [session, showable, file]);
  return opened?.of === session && showable ? opened.table : null;
}

async function open(session: Session, file: () => Promise<string>): Promise<OpenedTable> {
  const { model } = session.view();
  if (!model) return null;
  const engine = await engineFor(model.setup.edition);
  try {
    if (isRefusal(engine)) throw new Error(engine.refused);
    const table = new RemoteTable(engine, session, { takeFile: file, keep: (save) => games.add(save) });
    lendNames(table);
    return table;
  } catch (error) {
    // A position of other rules may make no sense to ours.
    if (model.broken) return 'none';
    throw error;
  }
}
