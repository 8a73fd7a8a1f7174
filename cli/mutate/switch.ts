/** Loaded before every test file of a mutation run: turns one mutant on, or notes which mutants the file reaches. */
import { afterAll, inject } from 'vitest';

interface Switches {
  activeMutant?: string;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: { readonly static: { readonly [mutant: string]: number } };
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The mutant that is on, empty for none. */
    mutant: string;
    /** How often it may be reached before the test counts as endless. */
    mostHits: number;
  }
  interface TaskMeta {
    reached?: { readonly [mutant: string]: number };
  }
}

declare global {
  var __stryker__: Switches | undefined;
}

const switches = (globalThis.__stryker__ ??= {});
const mutant = inject('mutant');
if (mutant !== '') {
  switches.activeMutant = mutant;
  switches.hitCount = 0;
  switches.hitLimit = inject('mostHits');
} else {
  afterAll(({}, suite) => {
    suite.meta.reached = switches.mutantCoverage?.static ?? {};
  });
}
