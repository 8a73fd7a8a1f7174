/** What the gallery keeps of a pack, beside its file: a piece of the storage that outlives versions of the server. */
import { list, number, object, oneOf, readText, text, type Told } from '@holdout/protocol';

const credit = object({ id: text(), name: text(), author: text(), version: text() });
const facts = {
  /** The pack's own name for itself. */
  pack: text(),
  name: text(),
  author: text(),
  version: text(),
  editions: list(text()),
  missions: list(text()),
  languages: list(text()),
  after: list(credit),
  /** Of each mission: what plays the same has the same. */
  sums: list(text()),
  letters: number,
};
const version = object({
  ...facts,
  state: oneOf('waiting', 'public', 'refused'),
  /** By the host. */
  said: text(),
  /** Milliseconds since 1970. */
  changed: number,
});
export type EntryVersion = Told<typeof version>;

/** What a sound pack says of itself. */
export type PackFacts = Pick<EntryVersion, keyof typeof facts>;

const entry = object({
  /** Of its maker, as a hash. */
  secret: text(),
  plays: number,
  /** The latest last. */
  versions: list(version),
});
export type Entry = Told<typeof entry>;

export const formatEntry = (e: Entry): string => JSON.stringify(e);

export function parseEntry(body: string): Entry | undefined {
  const read = readText(entry, body, 'open');
  return 'value' in read ? read.value : undefined;
}

/** The one that everybody sees. */
export const shownOf = ({ versions }: Entry): EntryVersion | undefined =>
  versions.findLast(({ state }) => state === 'public');

const numbersOf = (text: string): number[] => text.split('.').map(Number);

/** `1.2` comes after `1.1.9`. */
export function isLater(one: string, other: string): boolean {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  const at = [0, 1, 2].find((i) => (a[i] ?? 0) !== (b[i] ?? 0));
  return at !== undefined && (a[at] ?? 0) > (b[at] ?? 0);
}
