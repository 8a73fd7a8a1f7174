/** A sheet of paper, with what every page has: what it is, and a rule that shows whether it was printed at its size. */
import type { CSSProperties, ReactNode } from 'react';
import { useWords } from '../words/use-words.ts';
import { PAPERS } from './paper.ts';
import type { PrintPage } from './pages.ts';

interface Props {
  readonly page: Pick<PrintPage, 'paper' | 'turn' | 'kind' | 'key'>;
  readonly title: string;
  /** How to go about it. */
  readonly note?: string;
  readonly children: ReactNode;
}

const RULE_MM = 100;

export function SheetFrame({ page, title, note, children }: Props): React.JSX.Element {
  const { t } = useWords();
  const [short, long] = PAPERS[page.paper];
  const [width, height] = page.turn === 'portrait' ? [short, long] : [long, short];
  const size: CSSProperties = { width: `${width}mm`, height: `${height}mm` };
  return (
    <article
      className="print-page"
      aria-label={title}
      data-kind={page.kind}
      data-paper={`${page.paper}-${page.turn}`}
      data-page={page.key}
      style={size}
    >
      {children}
      <footer className="sheet-foot">
        <span className="sheet-note">
          <b className="display">{title}</b>
          {note && <span>{note}</span>}
        </span>
        <span className="sheet-rule">
          <svg viewBox={`-0.5 0 ${RULE_MM + 1} 4`} aria-hidden="true">
            <path d={`M0 4H${RULE_MM}${ticks(RULE_MM)}`} />
          </svg>
          <span>{t('print.rule')}</span>
        </span>
      </footer>
    </article>
  );
}

const ticks = (length: number): string =>
  Array.from({ length: length / 10 + 1 }, (_, i) => `M${i * 10} 4V${i % 5 === 0 ? 0.5 : 2}`).join('');
