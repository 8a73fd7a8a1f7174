/** The secrets that this browser shows at a table. */
import { BOUNDS } from '@holdout/protocol';
import type { KnownTable } from '../store/tables.ts';

/** What opens a private table to those who watch: the host knows it, and who came with it. */
export const watchSecret = ({ watch }: Pick<KnownTable, 'watch'>): string | undefined => watch ?? undefined;

/** The host's first; of a long row of links that somebody was sent, the latest: the server refuses who shows more. */
export const secretsOf = ({ host, secrets }: Pick<KnownTable, 'host' | 'secrets'>): string[] => [
  ...(host === null ? [] : [host]),
  ...secrets.slice(-BOUNDS.chairs),
];
