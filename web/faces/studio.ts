/**
 * The drawing code and the people of each edition, fetched when a picture is first wanted: no screen waits for them, and
 * no first load has them.
 */
import { lookUp } from '@holdout/engine';
import { useContext, useEffect } from 'react';
import { create } from 'zustand';
import type { Cast, Spec } from '../art/spec.ts';
import { fetchCast } from '../editions/folders.ts';
import { EditionScope } from '../editions/scope.ts';
import { useSheets } from '../store/sheets.ts';
import type { OwnFace } from './own-face.ts';

/** What draws what; each is fetched by itself. */
const FETCH = {
  portraits: () => import('../art/portrait.ts'),
  standees: () => import('../art/figures/standee.ts'),
  enemies: () => import('../art/figures/enemies.ts'),
  pictures: () => import('../art/items/pictures.ts'),
  cards: () => import('../art/cards.ts'),
  own: () => import('./own-spec.ts'),
};
type Studios = { readonly [name in keyof typeof FETCH]: Awaited<ReturnType<(typeof FETCH)[name]>> };

interface Shelf {
  readonly studios: Partial<Studios>;
  readonly casts: { readonly [edition: string]: Cast };
}

const useShelf = create<Shelf>(() => ({ studios: {}, casts: {} }));
const asked = new Set<string>();

/** Fetched once; whatever was wrong may be over by the next time. Without them everybody keeps their monogram. */
function ask(what: string, fetch: () => Promise<Partial<Shelf>>): void {
  if (asked.has(what)) return;
  asked.add(what);
  fetch().then(
    (more) => useShelf.setState(more),
    () => asked.delete(what),
  );
}

/** The part of the studio that draws these, null until it is there; not even fetched where nothing could be drawn. */
export function useStudio<Name extends keyof Studios>(name: Name, wanted = true): Studios[Name] | null {
  useEffect(() => {
    if (wanted)
      ask(name, async () => {
        const studio = await FETCH[name]();
        return { studios: { ...useShelf.getState().studios, [name]: studio } };
      });
  }, [name, wanted]);
  return useShelf((s) => s.studios[name]) ?? null;
}

/** Is everything there that draws the figures of a board? */
export function useAllFigures(wanted: boolean): boolean {
  const edition = useContext(EditionScope);
  const standees = useStudio('standees', wanted);
  const enemies = useStudio('enemies', wanted);
  const cast = useCast(edition, wanted);
  return standees !== null && enemies !== null && cast !== NOBODY;
}

/** Everybody who has a face in this edition; nobody until they are there. */
function useCast(edition: string, wanted = true): Cast {
  useEffect(() => {
    if (wanted && edition !== '')
      ask(`cast ${edition}`, async () => {
        const cast = await fetchCast(edition);
        return { casts: { ...useShelf.getState().casts, [edition]: cast } };
      });
  }, [edition, wanted]);
  return useShelf((s) => s.casts[edition]) ?? NOBODY;
}

const NOBODY: Cast = {};

/** What somebody looks like in the edition this part of the page is about; survivors of the players' own too. */
export function useSpec(id: string, draft?: OwnFace): Spec | null {
  const cast = useCast(useContext(EditionScope));
  const kept = useSheets(
    (s) =>
      s.own.find((sheet) => sheet.id === id)?.face ??
      s.brought.sheets?.find((sheet) => sheet.id === id)?.look,
  );
  const isMade =
    useSheets((s) => s.brought.sheets?.some((sheet) => sheet.id === id) ?? false) || draft !== undefined;
  const own = useStudio('own', isMade);
  if (Object.hasOwn(cast, id)) return { ...lookUp(cast, id), id };
  return own && isMade ? own.specFor(id, draft ?? own.keptFace(id, kept)) : null;
}
