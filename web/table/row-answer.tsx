/** What the players' own box has shown: dice face by face, cards by a press or their name, in the order in which they came. */
import { formatRow, type RowDecision } from '@holdout/engine';
import { useState, type KeyboardEvent } from 'react';
import { useWords } from '../words/use-words.ts';

interface Props {
  readonly decision: RowDecision;
  readonly onAnswer: (text: string) => void;
}

/** More than these are looked for by name. */
const MANY = 8;

export function RowAnswer({ decision, onAnswer }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const [row, setRow] = useState<readonly number[]>([]);
  const [name, setName] = useState('');
  const { options, total } = decision;
  const labels = options.map((o) => say.option(decision, o));
  const isLeft = (place: number): boolean =>
    row.length < total && row.filter((p) => p === place).length < (options[place].cap ?? total);
  const add = (place: number): void => {
    if (!isLeft(place)) return;
    if (total === 1) onAnswer(formatRow(decision, [place]));
    else setRow([...row, place]);
    setName('');
  };
  const done = (): void => {
    if (row.length === total) onAnswer(formatRow(decision, row));
  };
  const fits = (label: string): boolean => label.toLowerCase().includes(name.trim().toLowerCase());
  const first = labels.findIndex((label, place) => fits(label) && isLeft(place));
  const onKey = (e: KeyboardEvent): void => {
    const typing = e.target instanceof HTMLInputElement;
    const face = Number(e.key);
    if (e.key === 'Backspace' && !(typing && name !== '')) setRow(row.slice(0, -1));
    else if (e.key === 'Enter' && typing && name !== '') add(first);
    else if (!typing && face >= 1 && face <= options.length && options.length < MANY) add(face - 1);
    else return;
    e.preventDefault();
    e.stopPropagation();
  };
  return (
    <div className="row-answer" role="group" aria-label={say.prompt(decision)} onKeyDown={onKey}>
      {total > 1 && (
        <ol className="row-said" aria-label={t('table.box.said', { n: row.length, total })}>
          {Array.from({ length: total }, (_, i) => (
            <li key={i}>
              {row[i] === undefined ? (
                <span className="row-room" aria-hidden="true" />
              ) : (
                <button
                  type="button"
                  className="button"
                  aria-label={t('table.box.back', { name: labels[row[i]] })}
                  onClick={() => setRow(row.filter((_place, at) => at !== i))}
                >
                  {options[row[i]].number ?? labels[row[i]]}
                </button>
              )}
            </li>
          ))}
        </ol>
      )}
      {options.length > MANY && (
        <input
          className="row-name"
          value={name}
          placeholder={t('table.box.name')}
          aria-label={t('table.box.name')}
          onChange={(e) => setName(e.target.value)}
        />
      )}
      <div className="options many">
        {options.map((o, place) => (
          <button
            key={o.id}
            type="button"
            className={place === first && name !== '' ? 'button primary' : 'button'}
            data-option={o.id}
            disabled={!isLeft(place)}
            hidden={!fits(labels[place])}
            aria-label={labels[place]}
            onClick={() => add(place)}
          >
            {o.number ?? labels[place]}
          </button>
        ))}
      </div>
      {total > 1 && (
        <button type="button" className="button primary" disabled={row.length < total} onClick={done}>
          {row.length < total ? t('table.box.missing', { n: total - row.length }) : t('table.box.done')}
        </button>
      )}
    </div>
  );
}
