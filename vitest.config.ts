import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

/**
 * Projects run in the order of their names, and two files at a time on two cores: long ones first, so that no core is
 * left with a long one at the end. Files of a project share a worker and what it has loaded; no module keeps anything
 * that a test could see (caches aside), and a test that stands in for a part of the world puts it back.
 */
const project = (
  name: string,
  include: string[],
  exclude: readonly string[] = [],
  retry = 0,
): TestProjectConfiguration => ({
  extends: true,
  test: { name, include, exclude: ['**/node_modules/**', ...exclude], isolate: false, retry },
});

/** Browsers share two cores with whatever else runs: a test of theirs that fails is tried again, and the report says so. */
const AGAIN = 2;

const BROWSER = 'web/e2e/**/*.test.ts';
const CONFORMANCE = 'editions/tests/conformance.test.ts';

export default defineConfig({
  test: {
    testTimeout: 120_000,
    // Whoever needs the database first starts it; two busy cores take their time.
    hookTimeout: 120_000,
    maxWorkers: '100%',
    projects: [
      project('conformance', [CONFORMANCE]),
      project('e2e', [BROWSER], [], AGAIN),
      project('programs', ['{checks,cli,pack,server,web}/**/*.test.ts'], [BROWSER]),
      project('rules', ['{engine,protocol,editions,narrate,bots}/**/*.test.ts'], [CONFORMANCE]),
    ],
  },
});
