/**
 * Everything with one command: builds the client when that is needed, then starts the server, which serves it together
 * with the online tables. Configuration: docs/SERVER.md; none is needed.
 */
import { buildIfNeeded } from './web/build-client.ts';

await buildIfNeeded();
await import('./server/main.ts');
