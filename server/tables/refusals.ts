/** How the server says no: with a code of its own or of the engine. */
import type { RefusalCode } from '@holdout/engine';
import type { TableRefusalCode } from '@holdout/protocol';

export interface Refused {
  readonly refused: TableRefusalCode | RefusalCode;
  readonly at?: string;
}

export const no = (refused: Refused['refused'], at?: string): Refused =>
  at === undefined ? { refused } : { refused, at };

export const isNo = (x: object): x is Refused => 'refused' in x;
