/** What a turn offers in this edition, and every other key of the table. */
import type { Context } from '@holdout/engine';
import { Icon } from '../chrome/icon.tsx';
import { menuPlanOf } from '../editions/plugs.ts';
import { familyIcon } from '../table/family-icons.ts';
import { letterOf, lettersOf } from '../table/keys.ts';
import { useWords } from '../words/use-words.ts';

const ENTER = 'table.enter';
/** Keys that no language changes, but for the name of Enter. */
const FIXED: readonly (readonly [name: string, keys: readonly string[]])[] = [
  ['zones', ['1', '…', '9']],
  ['walk', ['←', '↑', '→', '↓']],
  ['choose', [ENTER]],
  ['back', ['Esc']],
  ['zoom', ['+', '-', '0']],
  ['ctrl-undo', ['Ctrl', 'Z']],
];

interface Props {
  readonly context: Context;
}

export function SheetActions({ context }: Props): React.JSX.Element {
  const { t } = useWords();
  return (
    <section className="sheet-actions">
      <h3>{t('sheet.actions')}</h3>
      <ul>
        {menuPlanOf(context).places.map((family) => (
          <li key={family}>
            <Icon name={familyIcon(context, family)} size={20} />
            <span className="grow">{t(`table.help.${family}`)}</span>
            <kbd className="key">{letterOf(t, family)}</kbd>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function SheetKeys({ context }: Props): React.JSX.Element {
  const { t } = useWords();
  const { places } = menuPlanOf(context);
  const others = lettersOf(context).filter((letter) => !places.includes(letter));
  const rows = [...others.map((letter) => [letter, [letterOf(t, letter)]] as const), ...FIXED];
  return (
    <section className="sheet-keys">
      <h3>{t('table.help')}</h3>
      <dl className="key-list">
        {rows.map(([name, keys]) => (
          <div key={name}>
            <dt>
              {keys.map((k) => (
                <kbd key={k} className="key">
                  {k === ENTER ? t(ENTER) : k}
                </kbd>
              ))}
            </dt>
            <dd>{t(`table.help.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
