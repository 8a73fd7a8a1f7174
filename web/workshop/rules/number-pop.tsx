/** A number, one more or one less, between what it may be. */
import { useEffect, useRef } from 'react';
import { PopCard } from '../../table/pop.tsx';
import { useWords } from '../../words/use-words.ts';
import { useDesk } from './desk.ts';
import type { FieldPiece } from './pill.tsx';

interface Props {
  readonly anchor: HTMLElement | null;
  readonly field: FieldPiece;
  readonly range: { readonly least: number; readonly most: number };
  readonly onClose: () => void;
}

export function NumberPop({ anchor, field, range, onClose }: Props): React.JSX.Element {
  const { t } = useWords();
  const desk = useDesk();
  const { least, most } = range;
  const { shape, path, value } = field;
  const without = shape.is === 'optional' && typeof shape.without === 'number' ? shape.without : least;
  const now = typeof value === 'number' ? value : Math.max(least, Math.min(without, most));
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const set = (n: number): void => {
    if (Number.isInteger(n) && n >= least && n <= most && n !== value) desk.set(path, n);
  };
  return (
    <PopCard anchor={anchor} onClose={onClose}>
      <div className="stepper">
        <button
          type="button"
          className="button"
          aria-label={t('workshop.rules.less')}
          disabled={now <= least}
          onClick={() => set(now - 1)}
        >
          −
        </button>
        <input
          ref={input}
          type="number"
          aria-label={t('workshop.which.number', { least, most })}
          min={least}
          max={most}
          value={now}
          onChange={(e) => set(e.target.valueAsNumber)}
          onKeyDown={(e) => {
            if (e.key !== 'Enter') return;
            e.preventDefault();
            onClose();
            anchor?.focus();
          }}
        />
        <button
          type="button"
          className="button"
          aria-label={t('workshop.rules.more')}
          disabled={now >= most}
          onClick={() => set(now + 1)}
        >
          +
        </button>
        {shape.is === 'optional' && value !== undefined && (
          <button
            type="button"
            className="button small"
            onClick={() => {
              onClose();
              desk.set(path, undefined);
            }}
          >
            {t('workshop.rules.leave-out')}
          </button>
        )}
      </div>
    </PopCard>
  );
}
