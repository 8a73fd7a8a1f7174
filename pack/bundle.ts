/** Everything the server and the terminal run, in a few files of plain JavaScript. Only what is native stays a package. */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown, type Plugin } from 'rolldown';

const ENTRY = fileURLToPath(new URL('./holdout.ts', import.meta.url));
const serverFile = (path: string): string => fileURLToPath(new URL(`../server/${path}.ts`, import.meta.url));
/** Those that server/thread.ts starts, by the same names. */
const THREADS = {
  backup: serverFile('admin/backup-thread'),
  examiner: serverFile('gallery/examiner-thread'),
  replayer: serverFile('tables/replayer-thread'),
  thinker: serverFile('tables/thinker-thread'),
  'sqlite-writer': serverFile('storage/sqlite-writer-thread'),
  'sqlite-inspector': serverFile('storage/sqlite-inspector-thread'),
};
/** The thread that plays games of a study (cli/study/crew.ts). */
const PLAYER = fileURLToPath(new URL('../cli/study/thread.ts', import.meta.url));
/** Brings a library for each kind of machine. */
export const NATIVE = ['libsql'];
/** Asked for by packages of others if somebody has installed it; nobody has. */
const ABSENT = ['pg-native', 'bufferutil', 'utf-8-validate', 'pino-pretty', 'pg-cloudflare'];

/** `import(`./${name}/index.ts`)` means every folder that has an index. */
const folders: Plugin = {
  name: 'holdout-folders',
  transform(code, id) {
    const found = /import\(`\.\/\$\{(\w+)\}\/index\.ts`\)/.exec(code);
    if (!found) return undefined;
    const names = readdirSync(dirname(id)).filter((name) => existsSync(join(dirname(id), name, 'index.ts')));
    const imports = names.map((name) => `${JSON.stringify(name)}: () => import('./${name}/index.ts')`);
    return { code: code.replace(found[0], `({ ${imports.join(', ')} })[${found[1]}]()`), map: null };
  },
};

/** Writes the files; gives the folders of the packages whose code is in them. */
export async function bundleInto(folder: string): Promise<string[]> {
  const bundle = await rolldown({
    input: { holdout: ENTRY, ...THREADS, player: PLAYER },
    platform: 'node',
    external: [...NATIVE, ...ABSENT],
    plugins: [folders],
    logLevel: 'warn',
  });
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    minify: false,
    chunkFileNames: '[name]-[hash].js',
  });
  await bundle.close();
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  return [
    ...new Set(modules.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? [])),
  ].sort();
}
