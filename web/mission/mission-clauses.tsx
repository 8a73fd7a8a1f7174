/** Everything the rules say about a mission, house rulings and its origin included: for those who ask. */
import type { Mission } from '@holdout/engine';
import { RuleLink } from '../screens/rule-link.tsx';
import { useRules } from '../words/use-rules.ts';
import { useWords } from '../words/use-words.ts';

type Props = Pick<Mission, 'id' | 'clause' | 'source'>;

export function MissionClauses({ id, clause, source }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const own = say.mission(id).rules;
  return (
    <details className="mission-clauses">
      <summary>{t('mission.rules')}</summary>
      {own ? own.map((rule) => <p key={rule}>{rule}</p>) : <Clauses clause={clause} />}
      {!own && source === 'designed' && <p className="mute">{t('mission.designed')}</p>}
    </details>
  );
}

function Clauses({ clause }: { readonly clause: string }): React.JSX.Element {
  useRules();
  const { say } = useWords();
  const ids = say
    .chapters()
    .flatMap((c) => c.clauses)
    .filter((id) => id === clause || id.startsWith(`${clause}-`));
  return (
    <>
      {ids.map((id) => (
        <p key={id}>
          {say.clause(id)} <RuleLink clause={id} always />
        </p>
      ))}
    </>
  );
}
