/** Where a server listens. */

/** The WebSocket. */
export const SOCKET_ADDRESS = '/ws';
/** POST a `NewTable`: `MadeTable`. */
export const TABLES_ADDRESS = '/api/tables';
/** POST, with the host's secret as bearer: `Door`. */
export const doorAddress = (id: string): string => `${tableAddress(id)}/door`;
/** GET: `BehindDoor`. */
export const codeAddress = (code: string): string => `/api/doors/${code}`;
/** GET: `TableCard`. DELETE, with the host's secret as bearer: it is gone for everybody. */
export const tableAddress = (id: string): string => `${TABLES_ADDRESS}/${id}`;
/** GET, with a secret as bearer: the file of the game, a save of the engine. */
export const saveAddress = (id: string): string => `${tableAddress(id)}/save`;
/** GET: `EarlierPage`, the lines from a number on of one of the rules a game has outlived. */
export const earlierAddress = (id: string, era: number | string, from: number | string): string =>
  `${tableAddress(id)}/earlier/${era}/${from}`;
/** GET: `Health`, and the same as ready. */
export const HEALTH_ADDRESS = '/health';
/** GET: `Health`, as long as the process answers at all. */
export const LIVE_ADDRESS = '/health/live';
/** GET: `Health`, not ok while nothing can be stored and while the server is stopping. */
export const READY_ADDRESS = '/health/ready';
