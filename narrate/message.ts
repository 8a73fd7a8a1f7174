/**
 * Messages with holes: `{name}`, `{n, plural, =0 {none} one {# card} other {# cards}}`, `{x, select, a {..} other {..}}`,
 * nested at will. Everything wrong with a message is found when it is read, so that a bad translation fails a test and
 * not a game. There is no quoting: French is full of apostrophes and no text needs a literal brace.
 */
import { MessageReader, type Part } from './message-reader.ts';

export type Args = { readonly [name: string]: string | number };
export type Message = (args: Args) => string;

/** Appends an inserted value to the text before it; languages that contract articles do it here. */
export type Join = (before: string, value: string) => string;

const append: Join = (before, value) => before + value;

/** Plural rules and numbers of a language, made once: there are thousands of messages. */
const READERS = new Map<string, { readonly rules: Intl.PluralRules; readonly numbers: Intl.NumberFormat }>();

function readerOf(language: string): {
  readonly rules: Intl.PluralRules;
  readonly numbers: Intl.NumberFormat;
} {
  let reader = READERS.get(language);
  if (!reader) {
    reader = { rules: new Intl.PluralRules(language), numbers: new Intl.NumberFormat(language) };
    READERS.set(language, reader);
  }
  return reader;
}

export function compileMessage(source: string, language: string, join: Join = append): Message {
  const parts = new MessageReader(source).whole();
  const { rules, numbers } = readerOf(language);
  const written = (value: string | number): string =>
    typeof value === 'number' ? numbers.format(value) : value;

  const fill = (list: readonly Part[], args: Args, number: number, before: string): string =>
    list.reduce((text, part) => {
      if (part.kind === 'text') return text + part.text;
      if (part.kind === 'number') return text + written(number);
      const value = args[part.name];
      // Left visible on purpose: a hole nobody fills must not look like finished text.
      if (value === undefined) return `${text}{${part.name}}`;
      if (part.kind === 'value') return join(text, written(value));
      const { cases } = part;
      const count = part.kind === 'plural' ? Number(value) : number;
      const name =
        part.kind === 'select' ? String(value) : cases.has(`=${count}`) ? `=${count}` : rules.select(count);
      return fill(cases.get(name) ?? cases.get('other') ?? [], args, count, text);
    }, before);

  return (args) => fill(parts, args, Number.NaN, '');
}

/** For tests: names of the holes of a message, in order of appearance. */
export function holesOf(source: string): string[] {
  const inside = (parts: readonly Part[]): string[] =>
    parts.flatMap((p) =>
      'cases' in p ? [p.name, ...[...p.cases.values()].flatMap(inside)] : 'name' in p ? [p.name] : [],
    );
  return [...new Set(inside(new MessageReader(source).whole()))];
}
