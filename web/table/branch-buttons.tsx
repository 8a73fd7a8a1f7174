/** A family opened: which weapon, which partner, which skill. In the same row as the menu, so that nothing moves. */
import { itemAt, type Option } from '@holdout/engine';
import { Icon } from '../chrome/icon.tsx';
import { menuPlanOf } from '../editions/plugs.ts';
import { useWords } from '../words/use-words.ts';
import { ActButton } from './act-button.tsx';
import { branchTitle, type Branched } from './branch-title.ts';
import { branchesOf, type Family } from './families.ts';
import { familyIcon } from './family-icons.ts';

interface BranchProps extends Branched {
  readonly family: Family;
  readonly here: string;
  readonly branch: string | undefined;
  readonly onBranch: (key: string, options: readonly Option[], touch: boolean) => void;
  readonly onBack: () => void;
  readonly onAim: (option: Option | null) => void;
}

export function BranchButtons(props: BranchProps): React.JSX.Element {
  const { context, family, here, branch, onBranch, onBack, onAim } = props;
  const { t, say } = useWords();
  const branches = branchesOf(family.options, here);
  const attack = menuPlanOf(context).attacks.includes(family.id);
  const picksZones = branches.some((b) => b.byZone && b.options.length > 1);
  return (
    <div className="acts branches">
      <button type="button" className="act back" onClick={onBack}>
        <Icon name="return-arrow" size={22} />
        <span className="act-words">{t('table.back')}</span>
        <span className="key-cap">Esc</span>
      </button>
      {branches.map(({ key, options, byZone }, i) => {
        const { title, sub, icon, card } = branchTitle(props, options, t, say);
        return (
          <ActButton
            key={key}
            icon={icon ?? familyIcon(context, family.id)}
            card={card}
            title={title}
            sub={sub}
            attack={attack}
            selected={key === branch && byZone}
            pressed={picksZones ? key === branch : undefined}
            single={options.length === 1 ? itemAt(options, 0) : null}
            keyCap={!picksZones && i < 9 ? i + 1 : undefined}
            onPress={(touch) => onBranch(key, options, touch)}
            onAim={onAim}
          />
        );
      })}
    </div>
  );
}
