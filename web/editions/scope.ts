/** Which edition a part of the page is about: its words go before those of the client (words/use-words.ts). */
import { createContext } from 'react';

export const EditionScope = createContext('');
