/** Where things are on a server, and the ids and secrets in links. */
export const TABLE_ID = /^[A-Za-z0-9_-]{22}$/;
export const SECRET = /^[A-Za-z0-9_-]{32}$/;

export const ADDRESS = {
  /** Of a table, for people: the client opens it. A secret stands behind it as the fragment, out of every request. */
  page: (id: string): string => `/t/${id}`,
  /** POST a `NewTable`: `MadeTable`. */
  tables: '/api/tables',
  /** GET: `TableCard`. */
  table: (id: string): string => `/api/tables/${id}`,
  /** GET, with a secret as bearer: the file of the game, a save of the engine. */
  save: (id: string): string => `/api/tables/${id}/save`,
  /** GET: `Health`. */
  health: '/health',
  /** The WebSocket. */
  line: '/ws',
} as const;
