/** Where we are, kept in the address: back, forward and reload always work. */
import { useSyncExternalStore } from 'react';

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'new'; readonly edition: string; readonly mission: string }
  | { readonly screen: 'table'; readonly game: string }
  | { readonly screen: 'summary'; readonly game: string }
  /** The table itself, or the sheets of those who play on this device. */
  | { readonly screen: 'online'; readonly table: string; readonly part?: 'sheet' }
  /** A phone comes to a table by its letters. */
  | { readonly screen: 'phone'; readonly code: string }
  /** A finished game of an online table, for whoever has the link. */
  | { readonly screen: 'replay'; readonly table: string }
  | { readonly screen: 'howto'; readonly edition: string }
  /** Of one edition, or of all. */
  | { readonly screen: 'rules'; readonly clause: string; readonly edition?: string }
  | { readonly screen: 'gallery'; readonly edition: string; readonly shown: string }
  /** A mission being made: in which project, at which step of the frame; without a project the list of them. */
  | {
      readonly screen: 'workshop';
      readonly project: string;
      readonly mission: string;
      readonly step: string;
    }
  /** Somebody's pack, all of it in the link; with a mission, who plays it, or its pages to be printed. */
  | { readonly screen: 'pack'; readonly pack: string; readonly mission: string; readonly part: string }
  /** Pages to be printed: tiles, cards, tokens of a mission. */
  | { readonly screen: 'print'; readonly edition: string; readonly mission: string }
  /** For whoever runs the server. */
  | { readonly screen: 'admin' }
  /** What became of the games of this browser. */
  | { readonly screen: 'statistics' }
  | { readonly screen: 'settings' };

export function parseRoute(hash: string): Route {
  const [screen, arg = '', more = '', part = ''] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  if (screen === 'new' || screen === 'print') return { screen, edition: arg, mission: more };
  if ((screen === 'table' || screen === 'summary') && arg) return { screen, game: arg };
  if (screen === 'online' && arg)
    return more === 'sheet' ? { screen, table: arg, part: more } : { screen, table: arg };
  if (screen === 'replay' && arg) return { screen, table: arg };
  if (screen === 'phone') return { screen, code: arg.toUpperCase() };
  if (screen === 'rules')
    return /^[a-z]/.test(arg) ? { screen, edition: arg, clause: more } : { screen, clause: arg };
  if (screen === 'howto') return { screen, edition: arg };
  if (screen === 'gallery') return { screen, edition: arg, shown: more };
  if (screen === 'workshop') return { screen, project: arg, mission: more, step: part };
  if (screen === 'pack') return { screen, pack: arg, mission: more, part };
  if (screen === 'settings' || screen === 'statistics' || screen === 'admin') return { screen };
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
  if (r.screen === 'home') return '#/';
  const { screen, ...args } = r;
  const all: string[] = r.screen === 'rules' ? [r.edition ?? '', r.clause] : Object.values(args);
  const parts = all.filter((part) => part !== '');
  return `#/${[screen, ...parts.map(encodeURIComponent)].join('/')}`;
}

/** The drawing a game of the workshop is a trial of, by what it comes from. */
export function drawingOf(parent: string): Route | undefined {
  const route = parent.startsWith('#/') ? parseRoute(parent) : undefined;
  return route?.screen === 'workshop' ? route : undefined;
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
