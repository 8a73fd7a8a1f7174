/** Begins thread.ts from the sources: their loader does not come into threads by itself. */
import { register } from 'tsx/esm/api';

register();
await import('./thread.ts');
