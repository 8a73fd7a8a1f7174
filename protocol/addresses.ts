/** Where a server listens. */

/** The WebSocket. */
export const SOCKET_ADDRESS = '/ws';
/** POST a `NewTable`: `MadeTable`. */
export const TABLES_ADDRESS = '/api/tables';
/** GET: `TableCard`. */
export const tableAddress = (id: string): string => `${TABLES_ADDRESS}/${id}`;
/** GET, with a secret as bearer: the file of the game, a save of the engine. */
export const saveAddress = (id: string): string => `${tableAddress(id)}/save`;
/** GET: `Health`. */
export const HEALTH_ADDRESS = '/health';
