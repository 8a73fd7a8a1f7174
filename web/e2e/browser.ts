/**
 * A real Chromium for the tests, from the npm package: nothing has to be installed. A developer may name a browser of
 * the system with HOLDOUT_BROWSER.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright-core';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/holdout-chromium', import.meta.url));

export async function launchBrowser(): Promise<Browser> {
  const own = process.env['HOLDOUT_BROWSER'];
  // Hinted for a screen it does not have, small text loses the dots of its letters.
  const args = ['--no-sandbox', '--font-render-hinting=none'];
  return chromium.launch({ executablePath: own ?? (await unpacked()), args });
}

/** Path of the bundled browser; the package unpacks it into the temp folder of the moment it is loaded. */
async function unpacked(): Promise<string> {
  mkdirSync(CACHE, { recursive: true });
  const before = process.env['TMPDIR'];
  // Without this the package leaves out libraries that a bare system lacks.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x';
  process.env['TMPDIR'] = CACHE;
  process.env['FONTCONFIG_PATH'] = fontConfig();
  try {
    const { default: bundled } = await import('@sparticuz/chromium');
    return await bundled.executablePath();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

/** The package's own font configuration looks in folders of another machine; without any font pages do not even load theirs. */
function fontConfig(): string {
  const folder = join(CACHE, 'fontconfig');
  mkdirSync(folder, { recursive: true });
  const dirs = [join(CACHE, 'fonts'), '/usr/share/fonts'].map((dir) => `<dir>${dir}</dir>`).join('');
  const cache = `<cachedir>${join(folder, 'cache')}</cachedir>`;
  writeFileSync(join(folder, 'fonts.conf'), `<?xml version="1.0"?><fontconfig>${dirs}${cache}</fontconfig>`);
  return folder;
}
