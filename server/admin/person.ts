/**
 * What a person has left at a table: to be given to them, or taken away. There are no accounts: a person is whoever sat on a
 * chair, or a guest by the name they wrote under.
 */
import type { Storage } from '../storage/storage.ts';
import { formatEntry, parseEntry, type Entry } from '../tables/entry.ts';
import type { Header } from '../tables/header.ts';
import { NO_NAME } from '../tables/by-admin.ts';
import { enter, type Desk } from './deeds.ts';

type Person = { readonly chair: number } | { readonly guest: string };

interface Numbered {
  readonly seq: number;
  readonly entry: Entry;
}

/** The number of a chair; anything else is the name of a guest. */
export const personIn = (text: string): Person =>
  /^\d+$/.test(text) ? { chair: Number(text) } : { guest: text };

const isOf = (person: Person, entry: Entry): boolean =>
  'chair' in person
    ? entry.by === person.chair || ('chair' in entry && entry.chair === person.chair && entry.by !== 'admin')
    : entry.kind === 'chat' && entry.by === 'guest' && entry.name === person.guest;

async function entriesOf(storage: Storage, id: string): Promise<readonly Numbered[]> {
  return (await storage.entries(id, 0)).map(({ seq, body }) => ({ seq, entry: parseEntry(body) }));
}

/** Who sat there from the beginning stands in it, with their browsers. */
async function headerOf(storage: Storage, id: string): Promise<Header | undefined> {
  const stored = await storage.read(id);
  return stored && (JSON.parse(stored.header) as Header);
}

function withoutFirst(header: Header, person: Person): Header {
  const { company } = header;
  if (!company || !('chair' in person)) return header;
  const chairs = company.seating.chairs.map((chair, i) =>
    i === person.chair ? { ...chair, name: NO_NAME } : chair,
  );
  const bells = company.bells.filter((bell) => bell.chair !== person.chair);
  return { ...header, company: { ...company, seating: { ...company.seating, chairs }, bells } };
}

interface Found {
  readonly table: string;
  /** Chairs by number, `guest` for those who only watched. */
  readonly as: readonly (number | 'guest')[];
}

const MOST_TABLES = 1000;

/** Tables where somebody used that name. */
export async function findPerson(storage: Storage, name: string): Promise<readonly Found[]> {
  const ids = await storage.mentioning(JSON.stringify(name), MOST_TABLES);
  const found = await Promise.all(
    ids.map(async (table) => ({ table, as: await handsOf(storage, table, name) })),
  );
  return found.filter(({ as }) => as.length > 0);
}

async function handsOf(storage: Storage, table: string, name: string): Promise<(number | 'guest')[]> {
  const hands = (await entriesOf(storage, table)).flatMap(({ entry }): (number | 'guest')[] => {
    if (entry.kind === 'sit' && entry.name === name) return [entry.chair];
    return entry.kind === 'chat' && entry.name === name ? ['guest'] : [];
  });
  const seated = await headerOf(storage, table);
  const first = seated?.company?.seating.chairs.flatMap((chair, i) => (chair.name === name ? [i] : [])) ?? [];
  return [...new Set([...first, ...hands])];
}

/** All they wrote into the log, without what the game told of it. Undefined when there is no such table. */
export async function exportPerson(
  storage: Storage,
  id: string,
  person: Person,
): Promise<object | undefined> {
  const stored = await storage.read(id);
  if (!stored) return undefined;
  const entries = (await entriesOf(storage, id)).filter(({ entry }) => isOf(person, entry));
  const { company } = JSON.parse(stored.header) as Header;
  const atFirst = 'chair' in person &&
    company && {
      name: company.seating.chairs[person.chair]?.name,
      bells: company.bells.filter((bell) => bell.chair === person.chair),
    };
  return {
    table: id,
    title: stored.title,
    ...person,
    ...(atFirst && { atFirst }),
    entries: entries.map(({ seq, entry }) => ({ seq, ...bare(entry) })),
  };
}

/** The dice and cards of an answer are the table's, not a person's; positions are long. */
function bare(entry: Entry): object {
  return Object.fromEntries(Object.entries(entry).filter(([key]) => !['told', 'dawn', 'from'].includes(key)));
}

/**
 * Takes name, lines, browsers to be called and what was said to them out of the entries for good; answers stay, the game
 * would not be the same. Gives the number of entries that were changed, undefined when there is no such table.
 */
export async function erasePerson(desk: Desk, id: string, person: Person): Promise<number | undefined> {
  const { storage } = desk;
  // First, so that nobody is shown or told any of it from here on.
  if ((await enter(desk, id, { kind: 'erased', ...person })) === undefined) return undefined;
  const changed = (await entriesOf(storage, id)).flatMap(({ seq, entry }) => {
    if (!isOf(person, entry)) return [];
    const after = without(entry);
    return after ? [{ seq, body: formatEntry(after) }] : [];
  });
  const header = await headerOf(storage, id);
  if (!header) return undefined;
  await storage.rewrite(id, changed, JSON.stringify(withoutFirst(header, person)));
  return changed.length;
}

function without(entry: Entry): Entry | undefined {
  switch (entry.kind) {
    case 'sit':
      return { ...entry, name: NO_NAME };
    case 'chat':
      return {
        kind: 'chat',
        by: entry.by,
        time: entry.time,
        text: '',
        ...(entry.ref === undefined ? {} : { ref: entry.ref }),
        ...(entry.name === undefined ? {} : { name: NO_NAME }),
      };
    case 'bell':
      return { kind: 'unbell', by: entry.by, time: entry.time, chair: entry.chair, endpoint: '' };
    case 'unbell':
      return { ...entry, endpoint: '' };
    case 'link':
    case 'free':
    case 'bot':
      return entry.why === undefined ? undefined : { ...entry, why: '' };
    default:
      return undefined;
  }
}
