/** `holdout content`: what there is, per edition and source. */
import { contentOf } from '@holdout/editions';
import { parseOptions } from '../arguments.ts';
import { EXIT, type Command } from '../command.ts';
import { EDITIONS } from '../editions.ts';

export const contentCommand: Command = {
  name: 'content',
  usage: 'content [--json]',
  summary: 'Counts what there is in each edition, and where it comes from.',
  run(args, io) {
    const { flags } = parseOptions(args, { flags: ['json'] });
    for (const edition of EDITIONS) {
      const { counts, sources, ...head } = contentOf(edition);
      if (flags.has('json')) {
        io.out(JSON.stringify({ ...head, ...counts, bySource: sources }));
        continue;
      }
      io.out(`${head.edition} (rules ${head.rules})`);
      for (const [kind, n] of Object.entries(counts)) {
        const from = Object.entries(sources[kind]).map(([source, k]) => `${k} ${source}`); // prettier-ignore
        io.out(`  ${String(n).padStart(3)} ${kind}: ${from.join(', ')}`);
      }
    }
    return EXIT.fine;
  },
};
