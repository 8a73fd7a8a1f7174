/** Links to tables, /t/<id>#<secret>: the fragment stays out of every request. */
export const TABLE_ID = /^[A-Za-z0-9_-]{22}$/;
export const SECRET = /^[A-Za-z0-9_-]{32}$/;

/** Letters nobody takes for another, nor for a number. */
export const DOOR_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
export const DOOR_CODE = /^[A-HJ-NP-Z]{4}$/;

/** Where the client shows a finished game to whoever opens it: with the secret for watching behind `#` if it is private. */
export const replayAddress = (id: string): string => `/r/${id}`;

/** Where the client opens the table. */
export const pageAddress = (id: string): string => `/t/${id}`;
