/** vitest, kept warm: what it has read and transformed serves all mutants; every run has a thread of its own. */
import { fileURLToPath } from 'node:url';
import {
  BaseSequencer,
  createVitest,
  type TestModule,
  type TestSpecification,
  type Vitest,
} from 'vitest/node';
import type { Asked } from './scope.ts';

export interface Reach {
  readonly file: string;
  readonly seconds: number;
  readonly hits: { readonly [mutant: string]: number };
}

type Verdict = { readonly killedBy: string; readonly test: string } | { readonly killedBy: null };

const ENDLESS = 'endless';

/** Files run in the order they are given. */
class AsGiven extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
}

export class Tests {
  private constructor(
    private readonly root: string,
    private readonly asked: Asked,
    private readonly code: ReadonlyMap<string, string>,
    private vitest: Vitest,
    private specs: ReadonlyMap<string, TestSpecification>,
  ) {}

  static async open(
    root: string,
    asked: Asked,
    code: ReadonlyMap<string, string>,
    isolate: boolean,
  ): Promise<Tests> {
    const vitest = await warm(root, asked, code, isolate);
    return new Tests(root, asked, code, vitest, await specsOf(vitest));
  }

  close(): Promise<void> {
    return this.vitest.close();
  }

  /** Which mutants each file reaches; caches make only the first test of a file reach some, so files are asked as a whole. */
  async reach(): Promise<Reach[]> {
    this.vitest.provide('mutant', '');
    const { testModules } = await this.run([...this.specs.values()]);
    return testModules.map((module) => {
      if (!module.ok())
        throw new Error(`${module.relativeModuleId} fails without a mutant: ${failureOf(module)}`);
      const { duration, collectDuration } = module.diagnostic();
      return {
        file: module.moduleId,
        seconds: (duration + collectDuration) / 1000,
        hits: module.meta().reached ?? {},
      };
    });
  }

  /** Runs the files in order with the mutant on, until one fails or the time is over. */
  async judge(mutant: string, files: readonly string[], mostHits: number, seconds: number): Promise<Verdict> {
    this.vitest.provide('mutant', mutant);
    this.vitest.provide('mostHits', mostHits);
    const specs = files.flatMap((file) => this.specs.get(file) ?? []);
    const result = await within(seconds, this.run(specs));
    if (result === ENDLESS) {
      await this.vitest.close();
      this.vitest = await warm(this.root, this.asked, this.code, false);
      this.specs = await specsOf(this.vitest);
      return { killedBy: '', test: ENDLESS };
    }
    const failed = result.testModules.find((module) => module.state() === 'failed');
    if (failed !== undefined) return { killedBy: failed.moduleId, test: failureOf(failed) };
    if (result.unhandledErrors.length > 0) return { killedBy: '', test: String(result.unhandledErrors[0]) };
    return { killedBy: null };
  }

  private run(specs: TestSpecification[]): ReturnType<Vitest['runTestSpecifications']> {
    this.vitest.state.filesMap.clear();
    this.vitest.state.errorsSet.clear();
    return this.vitest.runTestSpecifications(specs);
  }
}

async function warm(
  root: string,
  asked: Asked,
  code: ReadonlyMap<string, string>,
  isolate: boolean,
): Promise<Vitest> {
  return createVitest(
    'test',
    {
      root,
      config: false,
      watch: false,
      pool: 'threads',
      maxWorkers: 1,
      isolate,
      bail: isolate ? 0 : 1,
      testTimeout: 120_000,
      include: asked.include,
      exclude: asked.exclude,
      setupFiles: [fileURLToPath(new URL('./switch.ts', import.meta.url))],
      sequence: { sequencer: AsGiven },
      reporters: [{}],
      onConsoleLog: () => false,
    },
    { plugins: [{ name: 'mutants', enforce: 'pre', load: (id) => code.get(id) }] },
  );
}

async function specsOf(vitest: Vitest): Promise<Map<string, TestSpecification>> {
  const specs = await vitest.globTestSpecifications();
  return new Map(specs.map((spec) => [spec.moduleId, spec]));
}

function failureOf(module: TestModule): string {
  for (const test of module.children.allTests('failed')) return test.fullName;
  return module.errors()[0]?.message ?? 'its file does not load';
}

async function within<T>(seconds: number, work: Promise<T>): Promise<T | typeof ENDLESS> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<typeof ENDLESS>((done) => {
    timer = setTimeout(() => done(ENDLESS), seconds * 1000);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
