/** The rule reference: the text of every clause, in chapters, and the clause behind an event. */
import type { GameEvent } from '@holdout/engine';
import type { Language } from './languages/index.ts';
import { CLAUSES, TEXTS } from './languages/shelf.ts';
import type { ListedChapter } from './pack.ts';
import { borrowedBy, CHAPTERS } from './packs.ts';
import kernel from './rules/chapters.json' with { type: 'json' };

export interface Chapter {
  readonly id: string;
  readonly title: string;
  /** `kernel` for what all editions share, `supers` for what the super-hero editions share. */
  readonly edition: string;
  readonly clauses: readonly string[];
}

/** A name that the words own, in a rule text: `{mission.MZ4}`, `{edition.hero}`. */
const NAME = /\{([a-z]+\.[\w-]+)\}/g;

/** As it is written, names left open. */
export const rawClause = (language: Language, id: string): string => CLAUSES[language][id] ?? '';

/** Text of a clause, empty if there is none of that id. */
export const clauseText = (language: Language, id: string): string =>
  rawClause(language, id).replace(NAME, (_, key: string) => nameUnder(language, key));

const nameUnder = (language: Language, key: string): string =>
  TEXTS[language][`${key}.name`] ?? TEXTS[language][key] ?? key;

const isOfMissions = ({ missions }: ListedChapter): boolean => missions !== undefined;

/** What holds in general stands before what holds in one mission. */
const LIST: readonly ListedChapter[] = [...kernel, ...CHAPTERS].sort(
  (a, b) => Number(isOfMissions(a)) - Number(isOfMissions(b)),
);

const LISTED = new Set(LIST.flatMap(({ clauses = [] }) => clauses));

/** Clauses of each mission, by edition and mission. */
const OF_MISSIONS: { [edition: string]: { [mission: string]: readonly string[] } } = {};

export function listClauses(edition: string, mission: string, ids: readonly string[]): void {
  (OF_MISSIONS[edition] ??= {})[mission] = ids;
  for (const id of ids) LISTED.add(id);
}

/** Is there such a clause? Its text may not have been fetched yet. */
export const isClause = (id: string): boolean => LISTED.has(id);

function clausesIn({ edition, clauses = [], missions }: ListedChapter): readonly string[] {
  if (missions === undefined) return clauses;
  return Object.entries(OF_MISSIONS[edition] ?? {})
    .filter(([id]) => id.startsWith(missions))
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .flatMap(([, ids]) => ids);
}

/** A chapter as these editions read it: whole, the part one of them takes over as its own, or nothing of it. */
function readBy(chapter: ListedChapter, editions?: readonly string[]): Omit<Chapter, 'title'> {
  const { id, edition } = chapter;
  if (!editions || edition === 'kernel' || editions.includes(edition))
    return { id, edition, clauses: clausesIn(chapter) };
  return { id, ...(borrowedBy(editions, id) ?? { edition, clauses: [] }) };
}

/** Chapters of these editions and what all share, or all whose clauses are at hand. */
export const chaptersIn = (language: Language, editions?: readonly string[]): readonly Chapter[] =>
  LIST.map((listed) => readBy(listed, editions))
    .map(({ id, edition, clauses }) => ({
      id,
      title: TEXTS[language][`chapter.${id}`] ?? id,
      edition,
      clauses: clauses.filter((clause) => Object.hasOwn(CLAUSES[language], clause)),
    }))
    .filter(({ clauses }) => clauses.length > 0);

/** Id of the clause that made an event happen, if it was one. */
export const clauseOf = (e: GameEvent): string | undefined => (isClause(e.cause) ? e.cause : undefined);
