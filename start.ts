/**
 * Everything with one command: builds the client when that is needed, then starts the server, which serves it together
 * with the online tables. Configuration: docs/SERVER.md; none is needed.
 */
import { buildIfNeeded } from '@holdout/web/build';

await buildIfNeeded();
await import('@holdout/server');
