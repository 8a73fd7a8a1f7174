/** The folder that becomes the package: compiled server and terminal, the built client, licences, what a host needs. */
import { buildIfNeeded } from '@holdout/web/build';
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleInto, NATIVE } from './bundle.ts';
import { clientPackages, licencesOf, versionOf } from './licences.ts';

const ROOT = resolve(import.meta.dirname, '..');
const COPIED = [
  'LICENSE',
  'NOTICE',
  'CHANGELOG.md',
  'pack/Containerfile',
  'pack/holdout.service',
  'docs/PROTOCOL.md',
];

interface RootManifest {
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly engines: object;
}

export async function makePackageFolder(folder: string): Promise<string> {
  await buildIfNeeded();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const bundled = await bundleInto(join(folder, 'lib'));
  chmodSync(join(folder, 'lib', 'holdout.js'), 0o755);
  cpSync(join(ROOT, 'web', 'dist'), join(folder, 'client'), { recursive: true });
  for (const file of COPIED) cpSync(join(ROOT, file), join(folder, file.replace(/^.*\//, '')));
  cpSync(join(ROOT, 'docs', 'HOSTING.md'), join(folder, 'README.md'));
  writeFileSync(join(folder, 'THIRD-PARTY.md'), licencesOf([...bundled, ...clientPackages()]));
  const { version, description, license, engines } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  ) as RootManifest;
  const manifest = {
    name: 'holdout',
    version,
    description,
    license,
    type: 'module',
    bin: { holdout: 'lib/holdout.js' },
    engines,
    dependencies: Object.fromEntries(NATIVE.map((name) => [name, versionOf(name)])),
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return version;
}
