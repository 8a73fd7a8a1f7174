/** The stored games, and a brief of each as soon as it has been read. */
import { itemAt, isRefusal, type Refusal, type State } from '@holdout/engine';
import { useCallback, useEffect, useState } from 'react';
import { engineFor } from '../editions/load.ts';
import { loadedPlugs } from '../editions/plugs.ts';
import { BRIEFS, shelfOf } from '../store/db.ts';
import { isOutdated } from '../store/game-rows.ts';
import { games, type GameHead } from '../store/games.ts';
import { readGame, type Brief } from './brief.ts';

export type Listed =
  | { readonly kind: 'reading'; readonly game: GameHead }
  | { readonly kind: 'readable'; readonly game: GameHead; readonly brief: Brief }
  | { readonly kind: 'unreadable'; readonly game: GameHead; readonly why: Refusal };

export interface GameList {
  /** Newest first; undefined until the store has answered. */
  readonly games: readonly Listed[] | undefined;
  /** Position of the newest game that is still being played. */
  readonly newest: { readonly id: string; readonly state: State } | undefined;
  refresh(): void;
}

const briefs = shelfOf<Brief>(BRIEFS);

/** Rules of an edition that has not been fetched are taken for the same: opening the game tells. */
function isCurrent(brief: Brief, game: GameHead): boolean {
  const edition = loadedPlugs().find((p) => p.edition.id === brief.edition)?.edition;
  return (
    brief.changed === game.changed &&
    brief.edition !== undefined &&
    (edition?.rules ?? brief.rules) === brief.rules
  );
}

/** No loss if it fails: the game is read again next time. */
const keepBrief = (brief: Brief): void => void briefs.write(brief).catch(() => undefined);

/** Lets the page draw between two games. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export function useGames(): GameList {
  const [list, setList] = useState<readonly Listed[]>();
  const [newest, setNewest] = useState<GameList['newest']>();
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    let over = false;
    void (async () => {
      const stored = await games.list();
      const kept = new Map((await briefs.readAll().catch(() => [])).map((b) => [b.id, b]));
      if (over) return;
      const entry = (game: GameHead): Listed => {
        const brief = kept.get(game.id);
        return brief && isCurrent(brief, game)
          ? { kind: 'readable', game, brief }
          : { kind: 'reading', game };
      };
      const listed = stored.map(entry);
      // Names of missions and heroes come with their edition.
      const editions = new Set(listed.flatMap((l) => (l.kind === 'readable' ? [l.brief.edition] : [])));
      await Promise.all([...editions].map((id) => engineFor(id).catch(() => undefined)));
      if (over) return;
      setList([...listed]);
      let shown = false;
      const isReal = ({ parent }: GameHead): boolean =>
        parent === null || stored.every((g) => g.parent !== null);
      for (const [i, { game, kind }] of listed.entries()) {
        const known = itemAt(listed, i);
        const isNewest =
          !shown && isReal(game) && (known.kind !== 'readable' || known.brief.outcome === null);
        if (kind !== 'reading' && !isNewest) continue;
        await breathe();
        if (over) return;
        const stored = await games.get(game.id);
        const reading = await readGame(engineFor, game, stored?.text ?? '');
        if (over) return;
        if (isRefusal(reading)) listed[i] = { kind: 'unreadable', game, why: reading };
        else {
          listed[i] = { kind: 'readable', game, brief: reading.brief };
          if (kind === 'reading') keepBrief(reading.brief);
          if (isNewest && reading.brief.outcome === null) {
            shown = true;
            setNewest({ id: game.id, state: reading.state });
          }
        }
        setList([...listed]);
      }
      const old = stored.filter(isOutdated);
      if (old.length > 0) await import('./renew-games.ts').then(({ renewGames }) => renewGames(old));
    })();
    return () => {
      over = true;
    };
  }, [turn]);

  const refresh = useCallback(() => setTurn((n) => n + 1), []);
  return { games: list, newest, refresh };
}
