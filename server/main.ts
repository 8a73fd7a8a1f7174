/** The server with the games of today. */
import { EDITIONS } from '@holdout/editions';
import { serve } from './serve.ts';
import { preparingFor } from './tables/replayer.ts';

await serve(EDITIONS, preparingFor);
