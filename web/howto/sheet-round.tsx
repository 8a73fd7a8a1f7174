/** The round, step by step, with the step the game is at. */
import { Icon } from '../chrome/icon.tsx';
import { PHASES } from '../table/tracker.tsx';
import { useWords } from '../words/use-words.ts';

export function SheetRound({ phase }: { readonly phase?: string }): React.JSX.Element {
  const { t } = useWords();
  return (
    <section className="sheet-round">
      <h3>{t('sheet.round')}</h3>
      <ol>
        {PHASES.map(([id, icon]) => (
          <li
            key={id}
            className={id === phase ? 'on' : undefined}
            aria-current={id === phase ? 'step' : undefined}
          >
            <Icon name={icon} size={20} />
            <span>
              <b>{t(`table.phase.${id}`)}</b>
              {id === phase && <span className="chip">{t('sheet.now')}</span>}
              <br />
              {t(`sheet.round.${id}`)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
