/** Where we are, kept in the address: back, forward and reload always work. */
import { useSyncExternalStore } from 'react';

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'new'; readonly mission: string }
  | { readonly screen: 'table'; readonly game: string }
  | { readonly screen: 'summary'; readonly game: string }
  | { readonly screen: 'rules'; readonly clause: string }
  | { readonly screen: 'settings' };

export function parseRoute(hash: string): Route {
  const [screen, arg = ''] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  if (screen === 'new') return { screen, mission: arg };
  if ((screen === 'table' || screen === 'summary') && arg) return { screen, game: arg };
  if (screen === 'rules') return { screen, clause: arg };
  if (screen === 'settings') return { screen };
  return { screen: 'home' };
}

/** An address typed by hand may be no proper one. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function formatRoute(r: Route): string {
  const arg = 'mission' in r ? r.mission : 'game' in r ? r.game : 'clause' in r ? r.clause : '';
  return r.screen === 'home' ? '#/' : `#/${r.screen}${arg ? `/${encodeURIComponent(arg)}` : ''}`;
}

export const go = (r: Route): void => {
  location.hash = formatRoute(r);
};

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return parseRoute(hash);
}
