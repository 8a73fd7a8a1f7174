/**
 * Starts the client: builds it when that is needed, then serves it. HOST and PORT say where (127.0.0.1 and 3000 if not
 * given).
 */
import { join } from 'node:path';
import { build } from 'vite';
import { DIST, isBuilt, WEB } from './build.ts';
import { serveFolder } from './static-server.ts';

async function buildClient(): Promise<void> {
  const began = Date.now();
  process.stdout.write('Building the client ... ');
  await build({ configFile: join(WEB, 'vite.config.ts'), logLevel: 'error' });
  process.stdout.write(`done in ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
}

function serve(host: string, port: number): void {
  const server = serveFolder(DIST);
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      console.error(
        `Port ${port} is taken by another program. Close that one, or choose another port: PORT=${port + 1} npm start`,
      );
    } else if (error.code === 'EACCES') {
      console.error(`Port ${port} may not be used here. Choose one above 1023: PORT=3000 npm start`);
    } else {
      console.error(`The server could not start: ${error.message}`);
    }
    process.exitCode = 1;
  });
  server.listen(port, host, () => {
    const name = host.includes(':') ? `[${host}]` : host;
    console.log(`Holdout is ready: http://${name}:${port}/   (stop with Ctrl+C)`);
  });
}

const port = Number(process.env['PORT'] ?? 3000);
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  console.error(`PORT must be a number from 1 to 65535, not "${process.env['PORT']}".`);
  process.exitCode = 1;
} else {
  if (!isBuilt()) await buildClient();
  serve(process.env['HOST'] ?? '127.0.0.1', port);
}
