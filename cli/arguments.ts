/** Reading the words after a command. Whatever is not understood is refused with a sentence that says what to do. */
import { EXIT } from './command.ts';

/** A wrong use of the command line: the message is for the person, the exit code for the script. */
export class UsageError extends Error {
  readonly exit = EXIT.usage;
}

export interface Options {
  /** Words that stand alone, in order. */
  readonly words: readonly string[];
  readonly values: { readonly [name: string]: string | undefined };
  readonly flags: ReadonlySet<string>;
}

interface Accepts {
  /** Names of options that take a value: `--seed s` or `--seed=s`. */
  readonly values?: readonly string[];
  readonly flags?: readonly string[];
  /** Names of the words that stand alone; those with `?` may be left out. */
  readonly words?: readonly string[];
}

export function parseOptions(args: readonly string[], accepts: Accepts): Options {
  const words: string[] = [];
  const values: { [name: string]: string } = {};
  const flags = new Set<string>();
  /** The word last read as a value. */
  let taken = -1;
  for (const [i, arg] of args.entries()) {
    if (i === taken) continue;
    if (!arg.startsWith('--')) {
      words.push(arg);
      continue;
    }
    const cut = arg.indexOf('=');
    const name = cut < 0 ? arg.slice(2) : arg.slice(2, cut);
    if (accepts.flags?.includes(name) && cut < 0) flags.add(name);
    else if (accepts.values?.includes(name)) {
      values[name] = cut < 0 ? valueAfter(args, i) : arg.slice(cut + 1);
      if (cut < 0) taken = i + 1;
    } else throw new UsageError(`There is no option --${name}. ${knownOptions(accepts)}`);
  }
  checkWords(words, accepts.words ?? []);
  return { words, values, flags };
}

function valueAfter(args: readonly string[], at: number): string {
  const value = args[at + 1];
  if (value === undefined || value.startsWith('--'))
    throw new UsageError(`${args[at]} needs a value behind it.`);
  return value;
}

function knownOptions({ values = [], flags = [] }: Accepts): string {
  const all = [...values, ...flags].map((name) => `--${name}`);
  return all.length === 0 ? 'This command has no options.' : `Known here: ${all.join(', ')}.`;
}

function checkWords(words: readonly string[], names: readonly string[]): void {
  const missing = names.slice(words.length).find((name) => !name.endsWith('?'));
  if (missing !== undefined) throw new UsageError(`Give <${missing}>.`);
  if (words.length > names.length) throw new UsageError(`"${words[names.length]}" is one word too many.`);
}

export function wholeNumber(
  options: Options,
  name: string,
  fallback: number,
  least: number,
  most: number,
): number {
  const text = options.values[name];
  if (text === undefined) return fallback;
  const n = Number(text);
  if (text.trim() !== '' && Number.isInteger(n) && n >= least && n <= most) return n;
  throw new UsageError(`--${name} must be a whole number from ${least} to ${most}, not "${text}".`);
}

export function oneOf<T extends string>(options: Options, name: string, known: readonly T[], fallback: T): T {
  const text = options.values[name];
  if (text === undefined) return fallback;
  const found = known.find((k) => k === text);
  if (found === undefined) throw new UsageError(`--${name} must be ${known.join(' or ')}, not "${text}".`);
  return found;
}
