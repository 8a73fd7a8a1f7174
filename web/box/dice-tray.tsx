/** Dice the players have rolled: one press for each face, in any order; six dice are six presses and Enter. */
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../chrome/icon.tsx';
import { useWords } from '../words/use-words.ts';
import { DieFace } from './die-face.tsx';
import type { RowProps } from './row-answer.tsx';
import { useRow } from './use-row.ts';

export function DiceTray({ decision, onAnswer }: RowProps): React.JSX.Element {
  const { t, say } = useWords();
  const row = useRow(decision, onAnswer);
  const [refused, setRefused] = useState('');
  const tray = useRef<HTMLDivElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const { options, total } = decision;
  const faceAt = (place: number): number => options[place]?.number ?? 0;
  const faces = options.flatMap((o, place) => (o.number === undefined ? [] : [{ ...o, place }]));
  /** The app rolls it. */
  const ours = options.findIndex((o) => o.number === undefined);
  // Keys of the dice go to the tray without a press on it first, also once the die that had the focus is taken back.
  useEffect(() => {
    if (row.missing === 0 && total > 1) confirm.current?.focus({ preventScroll: true });
    else if (!tray.current?.contains(document.activeElement)) tray.current?.focus({ preventScroll: true });
  }, [decision, row.missing, total]);

  const press = (place: number): void => {
    setRefused('');
    row.add(place);
  };
  const onKey = (e: KeyboardEvent): void => {
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    const place = options.findIndex((o) => String(o.number) === e.key);
    if (place >= 0) press(place);
    else if (/^[0-9]$/.test(e.key)) setRefused(e.key);
    else if (e.key === 'Backspace' && row.told.length > 0) row.takeBack();
    else if (e.key === 'Enter' && row.missing === 0) row.done();
    else return;
    e.preventDefault();
    e.stopPropagation();
  };
  return (
    <div
      className="dice-tray"
      role="group"
      aria-label={say.prompt(decision)}
      tabIndex={-1}
      ref={tray}
      onKeyDown={onKey}
    >
      {total > 1 && (
        <ol className="dice-told" aria-label={t('table.box.said', { n: row.told.length, total })}>
          {Array.from({ length: total }, (_, i) => {
            const place = row.told[i];
            return (
              <li key={i}>
                {place === undefined ? (
                  <span className={i === row.told.length ? 'die-room next' : 'die-room'} aria-hidden="true" />
                ) : (
                  <button
                    type="button"
                    className="die-button"
                    aria-label={t('table.box.back', { name: String(faceAt(place)) })}
                    onClick={() => row.takeBack(i)}
                  >
                    <DieFace face={faceAt(place)} size={44} />
                  </button>
                )}
              </li>
            );
          })}
        </ol>
      )}
      <div className="dice-faces">
        {faces.map(({ place, ...o }) => (
          <button
            key={o.id}
            type="button"
            className="die-button face"
            data-option={o.id}
            disabled={row.left(place) === 0}
            aria-label={say.option(decision, o)}
            onClick={() => press(place)}
          >
            <DieFace face={faceAt(place)} size={44} />
            <span className="key-cap">{o.number}</span>
          </button>
        ))}
      </div>
      {refused && (
        <p className="box-refused" role="alert">
          {t('table.box.no-face', { n: refused })}
        </p>
      )}
      <span className="box-ends">
        <button
          type="button"
          className="button ghost"
          disabled={row.missing === 0 || ours < 0}
          onClick={() => row.finish(ours)}
        >
          <Icon name="dice-six-faces-five" size={18} />
          {t(row.told.length > 0 ? 'table.box.roll-rest' : 'table.box.roll', { n: total })}
        </button>
        {total > 1 && (
          <button
            type="button"
            ref={confirm}
            className="button primary"
            disabled={row.missing > 0}
            onClick={row.done}
          >
            {row.missing > 0 ? t('table.box.dice-missing', { n: row.missing }) : t('table.box.done')}
            <span className="key-cap">{t('table.enter')}</span>
          </button>
        )}
      </span>
    </div>
  );
}
