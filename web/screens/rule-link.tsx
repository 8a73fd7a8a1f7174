/** The way to a clause: a quiet mark, or its number where somebody wants to see it. */
import { isClause } from '@holdout/narrate/plain';
import { useRuleRoute } from '../app/use-rule-route.ts';
import { useSettings } from '../store/settings.ts';
import { useWords } from '../words/use-words.ts';

interface Props {
  readonly clause: string;
  /** With its number even where numbers are not shown by themselves: among the rules. */
  readonly always?: boolean;
}

export function RuleLink({ clause, always = false }: Props): React.JSX.Element | null {
  const routeTo = useRuleRoute();
  const { t } = useWords();
  const sources = useSettings((s) => s.sources);
  if (!isClause(clause)) return null;
  return (
    <a
      className={sources || always ? 'rule-chip' : 'rule-chip quiet'}
      href={routeTo(clause)}
      aria-label={t('rules.clause', { clause })}
    >
      <span>{clause}</span>
    </a>
  );
}
