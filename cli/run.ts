/** All commands, and the one way to run them. */
import { UsageError } from './arguments.ts';
import { EXIT, type Command, type Io } from './command.ts';
import { benchCommand } from './commands/bench.ts';
import { contentCommand } from './commands/content.ts';
import { envCommand } from './commands/env.ts';
import { farmCommand } from './commands/farm.ts';
import { fuzzCommand } from './commands/fuzz.ts';
import { packCommand } from './commands/pack.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { reviewCommand } from './commands/review.ts';
import { scenarioCommand } from './commands/scenario.ts';
import { schemaCommand } from './commands/schema.ts';
import { simCommand } from './commands/sim.ts';

const COMMANDS: readonly Command[] = [
  playCommand,
  simCommand,
  farmCommand,
  envCommand,
  replayCommand,
  reviewCommand,
  scenarioCommand,
  contentCommand,
  schemaCommand,
  packCommand,
  benchCommand,
  fuzzCommand,
];

export async function runCommand(argv: readonly string[], io: Io): Promise<number> {
  const [name, ...args] = argv;
  if (name === undefined || ['help', '--help', '-h'].includes(name)) {
    help(io.out);
    return EXIT.fine;
  }
  const command = COMMANDS.find((c) => c.name === name);
  if (!command) {
    io.err(`There is no command "${name}".`);
    help(io.err);
    return EXIT.usage;
  }
  try {
    return await command.run(args, io);
  } catch (error) {
    if (error instanceof UsageError) {
      io.err(`${error.message}\nUsage: holdout ${command.usage}`);
      return error.exit;
    }
    if (isFileError(error)) {
      io.err(`${error.path ?? 'The file'} cannot be used (${error.code}). Check the name and try again.`);
      return EXIT.failed;
    }
    throw error;
  }
}

function help(out: (line: string) => void): void {
  out('holdout <command>   (in a clone of the sources: npm run -s holdout -- <command>)');
  for (const c of COMMANDS) out(`  ${c.usage}\n      ${c.summary}`);
}

const isFileError = (e: unknown): e is { code: string; path?: string } =>
  e instanceof Error && 'code' in e && typeof e.code === 'string' && 'syscall' in e;
