/** How much power to spend on an attack: every amount with its dice and its chances (H-POW-3). */
import type { Option } from '@holdout/engine';
import { useMemo } from 'react';
import { Icon } from '../chrome/icon.tsx';
import type { Table } from '../play/table.ts';
import { useSettings } from '../store/settings.ts';
import { percent } from '../words/numbers.ts';
import { useWords } from '../words/use-words.ts';
import { digitOf } from './marks.ts';
import type { OptionButtonsProps } from './option-buttons.tsx';

export function SpendOptions(props: OptionButtonsProps & { readonly table: Table }): React.JSX.Element {
  const { decision, table, onOption } = props;
  const { t, say, language } = useWords();
  const wanted = useSettings((s) => s.odds);
  const odds = useMemo(
    () => decision.options.map((o) => (wanted ? table.odds(o.id) : undefined)),
    [decision, table, wanted],
  );
  return (
    <div className="options for-spend-power">
      {decision.options.map((option, i) => {
        const chance = odds[i];
        return (
          <button
            key={option.id}
            type="button"
            className={spentBy(option) === 0 ? 'choice plain' : 'choice'}
            data-option={option.id}
            onClick={() => onOption(option)}
          >
            <span className="spend-cells" aria-hidden="true">
              {spentBy(option) === 0 ? (
                <Icon name="dice-six-faces-five" size={18} />
              ) : (
                Array.from({ length: spentBy(option) }, (_, n) => <i key={n} />)
              )}
            </span>
            <b>{say.option(decision, option)}</b>
            {chance && (
              <>
                <span className="spend-dice">
                  {t('table.odds.dice', { dice: chance.dice, needs: chance.needs })}
                </span>
                <span className="spend-chance">
                  <b className="num">{percent(chance.anyKill, language)}</b> {t('table.odds.any')}
                </span>
              </>
            )}
            {digitOf(i) && <span className="key-cap">{digitOf(i)}</span>}
          </button>
        );
      })}
    </div>
  );
}

const spentBy = ({ args }: Option): number => args[0] ?? 0;
