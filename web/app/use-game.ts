/** Opens a stored game for a screen: finds it, holds it against other tabs, plays it through. */
import { isRefusal, parseSave, refuse, type Refusal } from '@holdout/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import { engineFor } from '../editions/load.ts';
import { lendNames } from '../play/lend-names.ts';
import { openLocalTable } from '../play/local-table.ts';
import { olderGame, type OlderGame } from '../play/older-game.ts';
import type { Table } from '../play/table.ts';
import { fileOf } from '../store/game-file.ts';
import { games } from '../store/games.ts';
import { holdGame, type Hold, type Holder } from '../store/hold.ts';
import { readBots, type Bots } from '../seats/bots.ts';
import { playersAt, type Players } from '../words/players.ts';
import { tellerOf } from '../words/teller.ts';
import { guardedTable } from './guarded-table.ts';
import { drawingOf } from './route.ts';

type OpenGame =
  | { readonly at: 'opening' }
  | { readonly at: 'missing' }
  | { readonly at: 'unreadable'; readonly why: Refusal; readonly text: string }
  | { readonly at: 'older'; readonly game: OlderGame; readonly file: string; readonly onGoOn: () => void }
  | { readonly at: 'elsewhere'; readonly takeOver: () => void }
  | {
      readonly at: 'open';
      readonly table: Table;
      readonly players: Players;
      readonly bots: Bots;
      /** The game it branched off, if that one is still there. */
      readonly parent: string | null;
      readonly held: boolean;
      readonly takeOver: () => void;
    };

type Loaded =
  | Extract<OpenGame, { at: 'missing' | 'unreadable' }>
  | { readonly at: 'older'; readonly game: OlderGame; readonly file: string }
  | Pick<Extract<OpenGame, { at: 'open' }>, 'at' | 'table' | 'players' | 'bots' | 'parent'>;

export function useGame(id: string): OpenGame {
  const [hold, setHold] = useState<Hold>('waiting');
  const [loaded, setLoaded] = useState<Loaded>();
  /** How often it has gone on under newer rules since. */
  const [goneOn, setGoneOn] = useState(0);
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
  }, [id, hold, goneOn]);

  const older = loaded?.at === 'older' ? loaded.game : undefined;
  const onGoOn = useCallback(() => {
    if (older && held.current) void games.put(id, older.next.save, [[]]).then(() => setGoneOn((n) => n + 1));
  }, [id, older]);

  if (hold === 'elsewhere') return { at: 'elsewhere', takeOver };
  if (!loaded) return { at: 'opening' };
  if (loaded.at === 'older') return { ...loaded, onGoOn };
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
    if (isRefusal(engine)) return { at: 'unreadable', why: engine, text };
    const players = playersAt(save.setup.seats, game.players);
    const tell = tellerOf(save.setup.edition, players.names);
    const table = openLocalTable(engine, id, save, games, tell, game);
    if (isRefusal(table)) {
      const older = table.refused === 'save.rules-version' ? olderGame(engine, save, game.told) : table;
      return isRefusal(older)
        ? { at: 'unreadable', why: older, text }
        : { at: 'older', game: older, file: fileOf(game) };
    }
    lendNames(table);
    const parent = await standing(game.parent);
    const bots = readBots(game.bots);
    return { at: 'open', table: guardedTable(table, isHeld, onLost), players, bots, parent };
  } catch (error) {
    return { at: 'unreadable', why: refuse('save.shape', error instanceof Error ? error.message : ''), text };
  }
}

/** What a game comes from: a drawing of the workshop, or a game that is still there. */
async function standing(parent: string | null): Promise<string | null> {
  if (parent === null || drawingOf(parent)) return parent;
  return (await games.get(parent)) ? parent : null;
}
