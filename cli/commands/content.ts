/** `holdout content`: what there is, per edition, box and source. */
import { contentOf, type Content } from '@holdout/editions';
import { lookUp } from '@holdout/engine';
import { parseOptions } from '../arguments.ts';
import { EXIT, type Command } from '../command.ts';
import { EDITIONS } from '../editions.ts';

type Tally = Content['otherBoxes'][string];

/** `otherBoxes`: what boxes other than the edition's own bring to it (H-BOTH-1). */
function jsonOf({ counts, sources, otherBoxes, ...head }: Content): string {
  const others = Object.entries(otherBoxes).map(
    ([box, t]) => [box, { ...t.counts, bySource: t.sources }] as const,
  );
  const apart = others.length > 0 ? { otherBoxes: Object.fromEntries(others) } : {};
  return JSON.stringify({ ...head, ...counts, bySource: sources, ...apart });
}

const linesOf = ({ counts, sources }: Tally): string[] =>
  Object.entries(counts).map(([kind, n]) => {
    const from = Object.entries(lookUp(sources, kind)).map(([source, k]) => `${k} ${source}`);
    return `  ${String(n).padStart(3)} ${kind}: ${from.join(', ')}`;
  });

export const contentCommand: Command = {
  name: 'content',
  usage: 'content [--json]',
  summary: 'Counts what there is in each edition and box, and where it comes from.',
  run(args, io) {
    const { flags } = parseOptions(args, { flags: ['json'] });
    for (const edition of EDITIONS) {
      const content = contentOf(edition);
      if (flags.has('json')) {
        io.out(jsonOf(content));
        continue;
      }
      io.out(`${content.edition} (rules ${content.rules})`);
      linesOf(content).forEach(io.out);
      for (const [box, tally] of Object.entries(content.otherBoxes)) {
        io.out(`  and of the box ${box}`);
        linesOf(tally).forEach(io.out);
      }
    }
    return EXIT.fine;
  },
};
