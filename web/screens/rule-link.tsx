/** The number of a clause, leading to it. */
import { isClause } from '@holdout/narrate';
import { formatRoute } from '../app/route.ts';

export function RuleLink({ clause }: { readonly clause: string }): React.JSX.Element | null {
  if (!isClause(clause)) return null;
  return (
    <a className="rule-chip" href={formatRoute({ screen: 'rules', clause })}>
      {clause}
    </a>
  );
}
