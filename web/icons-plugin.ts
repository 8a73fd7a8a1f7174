/** Bundles only the icons that are named: `virtual:icons/<set>` maps each name to the path it is drawn by (game-icons.net, CC BY 3.0). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { rounded } from './icon-rounding.ts';

const PREFIX = 'virtual:icons/';
const BASE = 'base';
/** All of them are one path in the colour of the text. */
const PATH = /^<path fill="currentColor" d="([^"]+)"\/>$/;

interface IconFile {
  readonly icons: { readonly [name: string]: { readonly body: string } | undefined };
}

export function icons(sets: { readonly [set: string]: readonly string[] }): Plugin {
  return {
    name: 'holdout-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
      const all = JSON.parse(readFileSync(file, 'utf8')) as IconFile;
      const pathOf = (name: string): string => {
        const path = PATH.exec(all.icons[name]?.body ?? '')?.[1];
        if (!path) throw new Error(`no such icon, or not a single path: ${name}`);
        return rounded(path);
      };
      const set = id.slice(PREFIX.length + 1);
      // What every screen has need not come again with an edition.
      const names = (sets[set] ?? []).filter((n) => set === BASE || !sets[BASE]?.includes(n));
      return `export default ${JSON.stringify(Object.fromEntries(names.map((n) => [n, pathOf(n)])))}`;
    },
  };
}
