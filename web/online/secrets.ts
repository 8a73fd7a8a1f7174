/** The secrets that this browser shows at a table. */
import type { KnownTable } from '../store/tables.ts';

/** As many chairs as a table has; the server refuses whoever shows more. */
const MOST = 6;

/** The host's first; of a long row of links that somebody was sent, the latest. */
export const secretsOf = ({ host, secrets }: Pick<KnownTable, 'host' | 'secrets'>): string[] => [
  ...(host === null ? [] : [host]),
  ...secrets.slice(-MOST),
];
