/** What is printed, and on what. */
import { useId } from 'react';
import { Icon } from '../chrome/icon.tsx';
import { useWords } from '../words/use-words.ts';
import { PAPER_CHOICES, type Paper } from './paper.ts';
import type { PrintPart } from './pages.ts';

export interface PrintChoice {
  readonly paper: Paper;
  /** Parts that are left out, by id. */
  readonly without: readonly string[];
  readonly backs: boolean;
  readonly plain: boolean;
}

interface Props {
  readonly parts: readonly PrintPart[];
  readonly choice: PrintChoice;
  readonly onChoice: (to: PrintChoice) => void;
  readonly nameOf: (part: string) => string;
  readonly pages: number;
}

export function PagePicker({ parts, choice, onChoice, nameOf, pages }: Props): React.JSX.Element {
  const { t } = useWords();
  const heading = useId();
  const { paper, without, backs, plain } = choice;
  const toggle = (part: string): void =>
    onChoice({
      ...choice,
      without: without.includes(part) ? without.filter((other) => other !== part) : [...without, part],
    });
  return (
    <section className="panel page-picker" aria-labelledby={heading}>
      <h2 id={heading} className="display">
        {t('print.what')}
      </h2>
      <div role="group" aria-label={t('print.paper')} className="row wrap">
        {PAPER_CHOICES.map((one) => (
          <button
            key={one}
            type="button"
            className="button"
            aria-pressed={paper === one}
            onClick={() => onChoice({ ...choice, paper: one })}
          >
            {t(`print.paper.${one}`)}
          </button>
        ))}
      </div>
      <ul className="print-parts">
        {parts.map(({ id, pages: list }) => (
          <li key={id}>
            <label className="owned-box">
              <input type="checkbox" checked={!without.includes(id)} onChange={() => toggle(id)} />
              <span className="grow">{nameOf(id)}</span>
              <span className="num mute">{t('print.pages', { n: list.length })}</span>
            </label>
          </li>
        ))}
        <li>
          <label className="owned-box">
            <input type="checkbox" checked={backs} onChange={() => onChoice({ ...choice, backs: !backs })} />
            {t('print.backs')}
          </label>
        </li>
        <li>
          <label className="owned-box">
            <input type="checkbox" checked={plain} onChange={() => onChoice({ ...choice, plain: !plain })} />
            {t('print.ink')}
          </label>
        </li>
      </ul>
      <button type="button" className="button primary" disabled={pages === 0} onClick={() => print()}>
        <Icon name="scroll-unfurled" size={18} />
        {t('print.print', { n: pages })}
      </button>
      <p className="fine mute">{t('print.how')}</p>
    </section>
  );
}
