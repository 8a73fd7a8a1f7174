/** A family opened: which weapon, which partner, which skill. In the same row as the menu, so that nothing moves. */
import type { Context, Option } from '@holdout/engine';
import { useRef } from 'react';
import { Icon } from '../chrome/icon.tsx';
import { menuPlanOf } from '../editions/plugs.ts';
import type { IconName } from '../icon-names.ts';
import { useWords } from '../words/use-words.ts';
import { branchesOf, type Family } from './families.ts';
import { familyIcon } from './family-icons.ts';

export interface BranchTitle {
  readonly title: string;
  readonly sub: string;
  readonly icon?: IconName;
}

interface BranchProps {
  readonly context: Context;
  readonly family: Family;
  readonly here: string;
  readonly branch: string | undefined;
  readonly titleOf: (options: readonly Option[]) => BranchTitle;
  readonly onBranch: (key: string, options: readonly Option[], touch: boolean) => void;
  readonly onBack: () => void;
  readonly onAim: (option: Option | null) => void;
}

export function BranchButtons({
  context,
  family,
  here,
  branch,
  titleOf,
  onBranch,
  onBack,
  onAim,
}: BranchProps): React.JSX.Element {
  const { t } = useWords();
  const touch = useRef(false);
  const branches = branchesOf(family.options, here);
  const picksZones = branches.some((b) => b.byZone && b.options.length > 1);
  return (
    <div className="acts branches">
      <button type="button" className="act back" onClick={onBack}>
        <Icon name="return-arrow" size={22} />
        <span className="act-words">{t('table.back')}</span>
        <span className="key-cap">Esc</span>
      </button>
      {branches.map(({ key, options }, i) => {
        const { title, sub, icon } = titleOf(options);
        const single = options.length === 1 ? options[0] : null;
        return (
          <button
            key={key}
            type="button"
            className={[
              'act',
              menuPlanOf(context).attacks.includes(family.id) ? 'attack' : '',
              key === branch && picksZones ? 'sel' : '',
            ]
              .filter(Boolean)
              .join(' ')}
            aria-pressed={picksZones ? key === branch : undefined}
            onPointerDown={(e) => (touch.current = e.pointerType === 'touch')}
            onPointerEnter={(e) => e.pointerType !== 'touch' && onAim(single)}
            onPointerLeave={() => onAim(null)}
            onFocus={(e) => e.currentTarget.matches(':focus-visible') && onAim(single)}
            onBlur={() => onAim(null)}
            onClick={() => {
              onBranch(key, options, touch.current);
              touch.current = false;
            }}
          >
            <Icon name={icon ?? familyIcon(context, family.id)} size={22} />
            <span className="act-words">
              <span>{title}</span>
              <small>{sub}</small>
            </span>
            {!picksZones && i < 9 && <span className="key-cap">{i + 1}</span>}
          </button>
        );
      })}
    </div>
  );
}
