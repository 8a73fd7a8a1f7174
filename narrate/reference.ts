/** The rule reference: the text of every clause, in chapters, and the clause behind an event. */
import type { GameEvent } from '@holdout/engine';
import chapterList from './rules/chapters.json' with { type: 'json' };
import enClassic from './rules/en/classic.json' with { type: 'json' };
import enKernel from './rules/en/kernel.json' with { type: 'json' };
import enClassicMissions from './rules/en/missions-classic.json' with { type: 'json' };
import enMarvelMissions from './rules/en/missions-marvel.json' with { type: 'json' };
import enSupers from './rules/en/supers.json' with { type: 'json' };
import enZombie from './rules/en/zombie.json' with { type: 'json' };
import frClassic from './rules/fr/classic.json' with { type: 'json' };
import frKernel from './rules/fr/kernel.json' with { type: 'json' };
import frClassicMissions from './rules/fr/missions-classic.json' with { type: 'json' };
import frMarvelMissions from './rules/fr/missions-marvel.json' with { type: 'json' };
import frSupers from './rules/fr/supers.json' with { type: 'json' };
import frZombie from './rules/fr/zombie.json' with { type: 'json' };
import type { Language } from './grammar.ts';

export interface Chapter {
  readonly id: string;
  readonly title: string;
  /** `kernel` for what all editions share, `supers` for what the super-hero editions share. */
  readonly edition: string;
  readonly clauses: readonly string[];
}

const CLAUSES: { readonly [language in Language]: { readonly [id: string]: string } } = {
  en: { ...enKernel, ...enClassic, ...enClassicMissions, ...enSupers, ...enZombie, ...enMarvelMissions },
  fr: { ...frKernel, ...frClassic, ...frClassicMissions, ...frSupers, ...frZombie, ...frMarvelMissions },
};

export const isClause = (id: string): boolean => Object.hasOwn(CLAUSES.en, id);

/** Text of a clause, empty if there is none of that id. */
export const clauseText = (language: Language, id: string): string =>
  isClause(id) ? CLAUSES[language][id] : '';

export const chaptersIn = (language: Language): readonly Chapter[] =>
  chapterList.map(({ id, title, edition, clauses }) => ({ id, title: title[language], edition, clauses }));

/** Id of the clause that made an event happen, if it was one. */
export const clauseOf = (e: GameEvent): string | undefined => (isClause(e.cause) ? e.cause : undefined);
