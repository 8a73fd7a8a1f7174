/** The server's public door. */
export { readConfig, type Config } from './http/config.ts';
export { createServer, type Server, type ServerOptions } from './http/server.ts';
export { openPostgres } from './storage/postgres.ts';
export { openSqlite } from './storage/sqlite.ts';
export type { Storage } from './storage/storage.ts';
