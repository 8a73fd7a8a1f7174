/** `holdout pack`: checks a pack or a mission file, prints the schema of packs (docs/PACKS.md). */
import { editionsOf, languagesOf, packSchema, type Pack } from '@holdout/engine/packs';
import { parseOptions, UsageError } from '../arguments.ts';
import { packIn } from '../brought.ts';
import { EXIT, type Command } from '../command.ts';
import { EDITIONS } from '../editions.ts';

const cardsIn = ({ cards }: Pack): number =>
  Object.values(cards).reduce<number>(
    (sum, kinds) =>
      sum +
      Object.values(kinds ?? {}).reduce<number>((n, list) => n + (Array.isArray(list) ? list.length : 0), 0),
    0,
  );

function inWords(file: string, pack: Pack): string[] {
  const { id, version, name, author, missions, heroes } = pack;
  const lists = [
    ['missions', missions.map((m) => String(m['id']))],
    ['heroes', heroes.map((h) => h.id)],
    ['editions', editionsOf(pack)],
    ['languages', languagesOf(pack)],
  ] as const;
  return [
    `${file} is in order: ${name}${author === '' ? '' : ` by ${author}`}, ${id} ${version}`,
    ...lists.map(([what, all]) => `  ${what}: ${all.length > 0 ? all.join(', ') : 'none'}`),
    `  kinds of cards: ${cardsIn(pack)}`,
  ];
}

export const packCommand: Command = {
  name: 'pack',
  usage: 'pack check <file> | pack schema',
  summary:
    'Checks a pack or a mission file and says what is wrong, where, and what to do; or prints the JSON Schema of packs.',
  run(args, io) {
    const { words } = parseOptions(args, { words: ['check or schema', 'file?'] });
    const [what, file] = words;
    if (what === 'schema' && file === undefined) io.out(JSON.stringify(packSchema(EDITIONS), null, 2));
    else if (what === 'check' && file !== undefined) {
      const read = packIn(file, io);
      if ('faults' in read) {
        read.faults.forEach(io.err);
        return EXIT.failed;
      }
      inWords(file, read.pack).forEach(io.out);
    } else throw new UsageError('Say pack check <file> or pack schema.');
    return EXIT.fine;
  },
};
