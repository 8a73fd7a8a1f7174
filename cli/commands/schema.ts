/** `holdout schema`: what a mission file of an edition may hold, for editors that check while somebody writes. */
import { missionSchema } from '@holdout/engine';
import { parseOptions, UsageError } from '../arguments.ts';
import { EXIT, type Command } from '../command.ts';
import { EDITIONS } from '../editions.ts';

export const schemaCommand: Command = {
  name: 'schema',
  usage: 'schema <edition>',
  summary: "Prints the JSON Schema of an edition's mission files.",
  run(args, io) {
    const [id] = parseOptions(args, { words: ['edition'] }).words;
    const edition = EDITIONS.find((e) => e.id === id);
    if (!edition) {
      const known = EDITIONS.map((e) => e.id).join(', ');
      throw new UsageError(`There is no edition "${id}". Say one of ${known}.`);
    }
    io.out(JSON.stringify(missionSchema(edition), null, 2));
    return EXIT.fine;
  },
};
