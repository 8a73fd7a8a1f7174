/** Names of the people by seat, where they are known: at an online table. Everywhere else they are numbers. */
import { createContext } from 'react';

export type Players = readonly (string | null)[];

export const NO_PLAYERS: Players = [];
export const PlayersScope = createContext(NO_PLAYERS);
