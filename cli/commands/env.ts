/** `holdout env`: plays with a program of any language, a line of JSON for every question and every answer (docs/ENV.md). */
import { parseOptions } from '../arguments.ts';
import { EXIT, type Command } from '../command.ts';
import { newEngine } from '../editions.ts';
import { Session } from '../env/session.ts';

export const envCommand: Command = {
  name: 'env',
  usage: 'env',
  summary: 'Plays with a program of yours: JSON lines on standard input and output (docs/ENV.md).',
  async run(args, io) {
    parseOptions(args, {});
    const session = new Session(newEngine(), () => io.freshSeed());
    for (let line = await io.ask(''); line !== null; line = await io.ask('')) {
      if (line.trim() !== '') io.out(JSON.stringify(session.reply(line)));
    }
    return EXIT.fine;
  },
};
