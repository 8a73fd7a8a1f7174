/** What a command is, and everything it may touch: output, input, files and the clock are handed in. */
export interface Io {
  out(line: string): void;
  err(line: string): void;
  /** Asks a person; null when there is nobody to ask any more. */
  ask(question: string): Promise<string | null>;
  /** Writes over the current line of the terminal; does nothing when no person watches. */
  progress(line: string): void;
  read(path: string): string;
  write(path: string, text: string): void;
  exists(path: string): boolean;
  /** Milliseconds since some moment. */
  now(): number;
  /** Calls when the person wants an end of it (Ctrl+C), until `end`; a second time ends the program at once. */
  whenStopped(stop: () => void): { end(): void };
  /** Of the surroundings: DATABASE_URL. */
  setting(name: string): string | undefined;
  /** Something new for every game that asks for no seed. */
  freshSeed(): string;
}

export interface Command {
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  /** Gives the exit code. */
  run(args: readonly string[], io: Io): Promise<number> | number;
}

export const EXIT = { fine: 0, failed: 1, usage: 2, stopped: 130 } as const;
