/** Clauses that hold the words asked for, each with its number and a way to its place among the rules. */
import { RuleLink } from '../screens/rule-link.tsx';
import { searchRules } from '../screens/rule-search.ts';
import { useRules } from '../words/use-rules.ts';
import { useWords } from '../words/use-words.ts';

/** More than anybody reads in the middle of a game. */
const MOST = 30;

export function FoundClauses({ query }: { readonly query: string }): React.JSX.Element {
  const ready = useRules();
  const { t, say } = useWords();
  const found = ready ? searchRules(say.chapters(), say.clause, query).flatMap((c) => c.clauses) : [];
  return (
    <section className="found-clauses">
      <p className="fine mute" role="status">
        {ready && t('rules.found', { n: found.length })}
      </p>
      {found.slice(0, MOST).map(({ id, text }) => (
        <p key={id}>
          {text} <RuleLink clause={id} always />
        </p>
      ))}
    </section>
  );
}
