/** `npm run -s holdout -- <command>`: finds the command and turns mistakes into a sentence and an exit code. */
import { EXIT } from './command.ts';
import { runCommand } from './run.ts';
import { openTerminal } from './terminal.ts';

const terminal = openTerminal();
// A reader that stops early (`holdout ... | head`) is no mistake of ours.
process.stdout.on('error', () => process.exit(EXIT.fine));
process.exitCode = await runCommand(process.argv.slice(2), terminal);
terminal.close();
