/** Starts the server as the environment says (docs/SERVER.md) and stops it cleanly on SIGTERM and SIGINT. */
import { createEngine, type Edition } from '@holdout/engine';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig, type Config } from './http/config.ts';
import { ConfigError } from './http/config-values.ts';
import { backUpElsewhere } from './admin/backup.ts';
import { greeting, inWords } from './doorstep.ts';
import { createServer, type ServerOptions } from './http/server.ts';
import { LIMITS } from './limits.ts';
import { openStorage } from './storage/open.ts';
import { capsulesIn } from './tables/capsule.ts';
import { preparingWith } from './tables/foreign.ts';

/** Where the built client stands: beside the sources, or in the package. */
const CLIENT = ['../web/dist', '../client']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((folder) => existsSync(join(folder, 'index.html')));
/** So long a bot seems to think. */
const BOT_MS = 600;

async function start(config: Config, editions: readonly Edition[], preparing = preparingWith): Promise<void> {
  const engine = createEngine(editions, {
    contexts: LIMITS.contexts,
    contextChars: LIMITS.contextChars,
    viewBytes: LIMITS.viewBytes,
  });
  const server = await createServer({
    storage: await openStorage(config),
    engine,
    prepare: preparing(engine),
    capsule: capsulesIn(join(config.data, 'capsules')),
    ...config,
    copy: (file) => backUpElsewhere(config, file),
    logger: loggerFor(config),
    botMs: BOT_MS,
    ...(CLIENT === undefined ? {} : { client: CLIENT }),
  });
  const port = await server.listen(config.host, config.port);
  console.log(greeting(config, port));

  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    // Writes that do not come to an end must not keep the process for ever.
    setTimeout(() => process.exit(1), config.drainMs + LIMITS.shutdownMs).unref();
    server.stop().catch((failure: Error) => {
      console.error(failure.message);
      process.exitCode = 1;
    });
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

const loggerFor = ({ logLevel, logFormat }: Config): ServerOptions['logger'] => ({
  level: logLevel,
  ...(logFormat === 'words'
    ? { stream: { write: (line: string) => process.stdout.write(inWords(line)) } }
    : {}),
});

/** `preparing`: who plays games of these editions that come as files. */
export async function serve(editions: readonly Edition[], preparing = preparingWith): Promise<void> {
  try {
    await start(readConfig(process.env, process.stdout.isTTY), editions, preparing);
  } catch (failure) {
    const { code, message } = failure as NodeJS.ErrnoException;
    if (failure instanceof ConfigError) console.error(message);
    else if (code === 'EADDRINUSE')
      console.error(
        `The port is taken by another program. Close that one, or choose another port with PORT.`,
      );
    else console.error(`The server could not start: ${message}`);
    process.exit(1);
  }
}
