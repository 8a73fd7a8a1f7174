/** The command line as functions, for tests and tools. */
export * from './command.ts';
export { COMMANDS, runCommand } from './run.ts';
