/** `npm run build`: the client, if it is not built of the sources as they are. */
import { buildIfNeeded } from './build-client.ts';

await buildIfNeeded();
