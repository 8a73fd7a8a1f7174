/** The server with the games of today. */
import { EDITIONS } from '@holdout/editions';
import { serve } from './serve.ts';

await serve(EDITIONS);
