/** What a table needs of the process it lives in, and how it acknowledges. */
import type { Storage } from '../storage/storage.ts';
import type { Bell } from './bells.ts';
import type { WriteCapsule } from './capsule.ts';
import type { Think } from './thinker.ts';

export interface TableHelp {
  readonly storage: Storage;
  readonly process: string;
  readonly capsule: WriteCapsule;
  readonly now: () => number;
  /** Milliseconds a bot thinks, so that people can follow. */
  readonly botMs: number;
  /** What a captain answers. */
  readonly think: Think;
  /** Tells a browser that it is somebody's turn; `gone` when it does not want to hear any more. */
  readonly ring: (table: string, bell: Bell, gone: () => void) => void;
  /** Errors that no caller waits for. */
  readonly trouble: (error: Error) => void;
}

export interface Done {
  readonly seq: number;
  /** The command had been heard before and was not done again. */
  readonly again?: true;
}
