/** The rules, chapter by chapter, with search. Used as a screen of its own and as a panel beside the table. */
import { itemAt } from '@holdout/engine';
import { useCallback, useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { useRuleRoute } from '../app/use-rule-route.ts';
import { useWords } from '../words/use-words.ts';
import { piecesOf, searchRules, wordsIn, type FoundChapter } from './rule-search.ts';

/** Rules of a game come from the kernel, its families and itself; more is the rules of several games. */
const MOST_IN_ONE_GAME = 4;

interface Props {
  /** Clause to show first. */
  readonly clause?: string;
  /** Leads to a clause without leaving the place; otherwise numbers are links to the rules' own screen. */
  readonly onClause?: (clause: string) => void;
}

export function RulesReference({ clause = '', onClause }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query);
  // A clause of another edition is shown among all of them.
  const chapters = useMemo(() => {
    const own = say.chapters();
    return clause === '' || own.some((c) => c.clauses.includes(clause)) ? own : say.chapters(true);
  }, [say, clause]);
  const found = useMemo(() => searchRules(chapters, say.clause, asked), [chapters, say, asked]);
  const headed = new Set(chapters.map((c) => c.edition)).size > MOST_IN_ONE_GAME;
  const opens = (i: number): boolean => headed && itemAt(found, i).edition !== found[i - 1]?.edition;
  const count = found.reduce((n, c) => n + c.clauses.length, 0);
  const prefix = useId();
  const idOf = useCallback((name: string): string => `${prefix}-${name}`, [prefix]);

  // A clause asked for must be seen, whatever was searched before.
  useEffect(() => setQuery(''), [clause]);
  const searching = query !== '';
  useEffect(() => {
    if (!clause || searching) return;
    const target = document.getElementById(idOf(clause));
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  }, [clause, searching, idOf]);

  const show = (chapter: string): void =>
    document.getElementById(idOf(chapter))?.scrollIntoView({ block: 'start' });
  return (
    <div className="rules">
      <div className="rules-side">
        <search>
          <input
            className="field"
            type="search"
            value={query}
            aria-label={t('rules.search')}
            placeholder={t('rules.search')}
            autoComplete="off"
            onChange={(e) => setQuery(e.target.value)}
          />
        </search>
        <p className="fine mute" role="status">
          {asked.trim() === '' ? t('rules.all', { n: count }) : t('rules.found', { n: count })}
        </p>
        <nav aria-label={t('rules.chapters')}>
          <ul>
            {found.map((c, i) => (
              <li key={c.id}>
                {opens(i) && <span className="cap">{say.heading(c.edition)}</span>}
                <button type="button" className="text-button" onClick={() => show(c.id)}>
                  {c.title} <small className="num">{c.clauses.length}</small>
                </button>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="rules-text">
        {found.length === 0 && <p className="paper nothing">{t('rules.nothing', { query: asked })}</p>}
        {found.map((c, i) => (
          <ChapterText
            key={c.id}
            heading={opens(i) ? say.heading(c.edition) : undefined}
            chapter={c}
            words={wordsIn(asked)}
            shown={clause}
            idOf={idOf}
            onClause={onClause}
          />
        ))}
      </div>
    </div>
  );
}

interface ChapterProps {
  readonly chapter: FoundChapter;
  /** Game it opens the rules of. */
  readonly heading?: string;
  readonly words: readonly string[];
  readonly shown: string;
  readonly idOf: (name: string) => string;
  readonly onClause?: (clause: string) => void;
}

function ChapterText({ chapter, heading, words, shown, idOf, onClause }: ChapterProps): React.JSX.Element {
  const routeTo = useRuleRoute();
  return (
    <section>
      {heading && <p className="rules-edition display">{heading}</p>}
      <h2 id={idOf(chapter.id)}>
        <Marked text={chapter.title} words={words} />
      </h2>
      {chapter.clauses.map(({ id, text }) => (
        <p key={id} id={idOf(id)} tabIndex={-1} className={id === shown ? 'clause shown' : 'clause'}>
          {onClause ? (
            <button type="button" className="rule-chip" onClick={() => onClause(id)}>
              <Marked text={id} words={words} />
            </button>
          ) : (
            <a className="rule-chip" href={routeTo(id)}>
              <Marked text={id} words={words} />
            </a>
          )}
          <span>
            <Marked text={text} words={words} />
          </span>
        </p>
      ))}
    </section>
  );
}

const Marked = ({ text, words }: { readonly text: string; readonly words: readonly string[] }) =>
  words.length === 0
    ? text
    : piecesOf(text, words).map((p, i) => (p.hit ? <mark key={i}>{p.text}</mark> : p.text));
