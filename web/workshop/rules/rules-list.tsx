/** The rules in the order in which they are asked; one of them is in hand. */
import { useEffect, useRef } from 'react';
import { useWords } from '../../words/use-words.ts';
import { blankRule } from './blank.ts';
import { useDesk } from './desk.ts';
import { inserted, moved } from './edit.ts';
import { RuleCard } from './rule-card.tsx';
import { useDrag } from './use-drag.ts';

interface Props {
  readonly selected: number;
  readonly onSelect: (n: number) => void;
}

export function RulesList({ selected, onSelect }: Props): React.JSX.Element {
  const { t } = useWords();
  const desk = useDesk();
  const { mission } = desk.workshop;
  const lines = desk.lineIn('rules');
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<number>(undefined);
  const drag = useDrag((from, to) => {
    if (to < 0 || to >= lines.length) return;
    wanted.current = to;
    onSelect(to);
    desk.change('rule-moved', moved(mission, ['rules'], from, to), from + 1);
  });
  // The focus goes along with what was moved or made.
  useEffect(() => {
    if (wanted.current === undefined) return;
    const card = list.current?.querySelector<HTMLElement>(`[data-rule="${wanted.current}"]`);
    card?.querySelector<HTMLElement>('.handle')?.focus();
    if (card) wanted.current = undefined;
  });
  const add = (): void => {
    wanted.current = lines.length;
    onSelect(lines.length);
    const rule = blankRule(desk.teller.grammar, desk.known);
    desk.change('rule-new', inserted(mission, ['rules'], rule), lines.length + 1);
  };
  return (
    <section aria-labelledby="rules-title">
      <div className="row rules-heading">
        <h2 id="rules-title">{t('workshop.rules.title')}</h2>
        <span className="fine mute">{t('workshop.rules.order')}</span>
        <span className="grow" />
        <button type="button" className="button small" onClick={add}>
          + {t('workshop.rules.new')}
        </button>
      </div>
      {lines.length === 0 && <p className="mute">{t('workshop.rules.empty')}</p>}
      <ol ref={list} className="rule-list">
        {lines.map((line, n) =>
          line.rule ? (
            <RuleCard
              key={n}
              line={line}
              rule={line.rule}
              n={n}
              selected={n === selected}
              onSelect={() => onSelect(n)}
              drag={drag}
            />
          ) : null,
        )}
      </ol>
    </section>
  );
}
