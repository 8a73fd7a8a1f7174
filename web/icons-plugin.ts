/** Bundles only the icons that are named: `virtual:icons` maps each name to its path (game-icons.net, CC BY 3.0). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const ID = 'virtual:icons';

export function icons(names: readonly string[]): Plugin {
  return {
    name: 'holdout-icons',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
      const all = JSON.parse(readFileSync(file, 'utf8')) as { icons: { [name: string]: { body: string } } };
      const missing = names.filter((n) => !all.icons[n]);
      if (missing.length > 0) throw new Error(`no such icon: ${missing.join(', ')}`);
      return `export default ${JSON.stringify(Object.fromEntries(names.map((n) => [n, all.icons[n].body])))}`;
    },
  };
}
