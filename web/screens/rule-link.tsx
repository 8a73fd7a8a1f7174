/** The number of a clause, leading to it. */
import { isClause } from '@holdout/narrate/plain';
import { useRuleRoute } from '../app/use-rule-route.ts';

export function RuleLink({ clause }: { readonly clause: string }): React.JSX.Element | null {
  const routeTo = useRuleRoute();
  if (!isClause(clause)) return null;
  return (
    <a className="rule-chip" href={routeTo(clause)}>
      {clause}
    </a>
  );
}
