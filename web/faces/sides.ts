/** Who has risen in an edition: those the players play, or those who come against them. */
import { useContext } from 'react';
import { loadedPlugs } from '../editions/plugs.ts';
import { EditionScope } from '../editions/scope.ts';

type Side = 'heroes' | 'enemies';

/** In the edition this part of the page is about. */
export function useRisen(side: Side): boolean {
  const edition = useContext(EditionScope);
  return loadedPlugs().some((plug) => plug.edition.id === edition && plug.risen === side);
}
