/** The game is made for more heroes than were chosen. */
import { Icon } from '../chrome/icon.tsx';
import { useWords } from '../words/use-words.ts';
import { RuleLink } from './rule-link.tsx';

export function FewHeroes({ clause }: { readonly clause: string }): React.JSX.Element {
  const { t } = useWords();
  return (
    <p className="setup-few" role="status">
      <Icon name="death-skull" size={18} />
      <span>
        {t('setup.few')} <RuleLink clause={clause} />
      </span>
    </p>
  );
}
