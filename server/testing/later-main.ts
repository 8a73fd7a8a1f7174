/** A server as a later version will be: HOLDOUT_LATER says by how many versions of the rules. */
import { serve } from '../serve.ts';
import { laterEditions } from './later-rules.ts';

await serve(laterEditions(Number(process.env['HOLDOUT_LATER'])));
