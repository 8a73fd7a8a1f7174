/** The clause behind something: a quiet mark, or its number where somebody wants to see it; its text on press. */
import { isClause } from '@holdout/narrate/plain';
import { useRuleRoute } from '../app/use-rule-route.ts';
import { useSettings } from '../store/settings.ts';
import { useRules } from '../words/use-rules.ts';
import { useWords } from '../words/use-words.ts';
import { Pop } from './pop.tsx';

interface Props {
  readonly clause: string;
  /** With its number even where numbers are not shown by themselves. */
  readonly always?: boolean;
}

export function RuleChip({ clause, always = false }: Props): React.JSX.Element | null {
  const { t } = useWords();
  const sources = useSettings((s) => s.sources);
  // So that its text is there when it is pressed.
  useRules();
  if (!isClause(clause)) return null;
  return (
    <Pop
      className={sources || always ? 'rule-chip' : 'rule-chip quiet'}
      label={<span>{clause}</span>}
      ariaLabel={t('table.rule', { clause })}
    >
      <ClauseText clause={clause} />
    </Pop>
  );
}

/** The words of a clause, with the way to the rules. */
export function ClauseText({ clause }: { readonly clause: string }): React.JSX.Element | null {
  const { t, say } = useWords();
  const ready = useRules();
  const routeTo = useRuleRoute();
  if (!isClause(clause)) return null;
  return (
    <>
      <p className="cap">{clause}</p>
      {ready && <p>{say.clause(clause)}</p>}
      <a href={routeTo(clause)}>{t('table.rule.open')}</a>
    </>
  );
}
