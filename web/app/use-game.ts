/** Opens a stored game for a screen: finds it, holds it against other tabs, plays it through. */
import { isRefusal, parseSave, refuse, type Refusal } from '@holdout/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import { engineFor } from '../editions/load.ts';
import { openLocalTable } from '../play/local-table.ts';
import type { Table } from '../play/table.ts';
import { games } from '../store/games.ts';
import { holdGame, type Hold, type Holder } from '../store/hold.ts';
import { useSheets } from '../store/sheets.ts';
import { playersAt, type Players } from '../words/players.ts';
import { guardedTable } from './guarded-table.ts';

type OpenGame =
  | { readonly at: 'opening' }
  | { readonly at: 'missing' }
  | { readonly at: 'unreadable'; readonly why: Refusal; readonly text: string }
  | { readonly at: 'elsewhere'; readonly takeOver: () => void }
  | {
      readonly at: 'open';
      readonly table: Table;
      readonly players: Players;
      /** The game it branched off, if that one is still there. */
      readonly parent: string | null;
      readonly held: boolean;
      readonly takeOver: () => void;
    };

type Loaded =
  | Extract<OpenGame, { at: 'missing' | 'unreadable' }>
  | Pick<Extract<OpenGame, { at: 'open' }>, 'at' | 'table' | 'players' | 'parent'>;

export function useGame(id: string): OpenGame {
  const [hold, setHold] = useState<Hold>('waiting');
  const [loaded, setLoaded] = useState<Loaded>();
  const holder = useRef<Holder>(undefined);
  const held = useRef(false);
  const takeOver = useCallback(() => holder.current?.takeOver(), []);

  useEffect(() => {
    setLoaded(undefined);
    const tell = (now: Hold): void => {
      held.current = now === 'mine';
      setHold(now);
    };
    holder.current = holdGame(id, tell);
    return () => holder.current?.release();
  }, [id]);

  useEffect(() => {
    if (hold !== 'mine') return undefined;
    let over = false;
    const onLost = (): void => {
      held.current = false;
      setHold('taken');
    };
    // After a take-over this reads what the other tab has stored in the meantime.
    void load(id, () => held.current, onLost).then((now) => {
      if (!over) setLoaded(now);
    });
    return () => {
      over = true;
    };
  }, [id, hold]);

  if (hold === 'elsewhere') return { at: 'elsewhere', takeOver };
  if (!loaded) return { at: 'opening' };
  return loaded.at === 'open' ? { ...loaded, held: hold === 'mine', takeOver } : loaded;
}

async function load(id: string, isHeld: () => boolean, onLost: () => void): Promise<Loaded> {
  const game = await games.open(id);
  if (!game) return { at: 'missing' };
  const { text } = game;
  const save = parseSave(text);
  if (isRefusal(save)) return { at: 'unreadable', why: save, text };
  try {
    const engine = await engineFor(save.setup.edition);
    const table = isRefusal(engine) ? engine : openLocalTable(engine, id, save, games, game.players);
    if (isRefusal(table)) return { at: 'unreadable', why: table, text };
    useSheets.getState().lend(table.view().state.setup.sheets ?? []);
    const players = playersAt(save.setup.seats, game.players);
    const parent = game.parent !== null && (await games.get(game.parent)) ? game.parent : null;
    return { at: 'open', table: guardedTable(table, isHeld, onLost), players, parent };
  } catch (error) {
    return { at: 'unreadable', why: refuse('save.shape', error instanceof Error ? error.message : ''), text };
  }
}
