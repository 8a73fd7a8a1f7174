/** `npm run pack [-- folder]`: dist/holdout-<version>.tgz, all that it takes to host the game (docs/HOSTING.md). */
import { execFile } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { makePackageFolder } from './package-folder.ts';

const DIST = resolve(process.argv[2] ?? join(import.meta.dirname, '..', 'dist'));
const FOLDER = join(DIST, 'package');

const version = await makePackageFolder(FOLDER);
const file = join(DIST, `holdout-${version}.tgz`);
mkdirSync(DIST, { recursive: true });
await promisify(execFile)('npm', ['pack', FOLDER, '--pack-destination', DIST, '--silent'], { cwd: DIST });
console.log(`${file}  ${(statSync(file).size / 1e6).toFixed(1)} MB`);
