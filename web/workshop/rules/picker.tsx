/** A list to choose from beside what it is for: typing finds, arrows walk, Enter takes. What does not fit is last and pale. */
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../chrome/icon.tsx';
import { PopCard } from '../../table/pop.tsx';
import { useWords } from '../../words/use-words.ts';

export interface PickerOption {
  readonly id: string;
  readonly label: string;
  /** Why it does not fit here. */
  readonly why?: string;
}

interface Props {
  readonly anchor: HTMLElement | null;
  readonly label: string;
  readonly options: readonly PickerOption[];
  readonly chosen?: string;
  /** Something else may be written. */
  readonly free?: boolean;
  readonly onPick: (id: string, written: boolean) => void;
  readonly onClose: () => void;
  readonly children?: React.ReactNode;
}

const plainly = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function Picker({ anchor, label, options, chosen, free, onPick, onClose, children }: Props) {
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState<number>();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  useEffect(() => input.current?.focus(), []);
  const found = options.filter((o) => plainly(o.label).includes(plainly(typed)));
  const written = free && typed.trim() !== '' && !options.some((o) => o.label === typed) ? typed.trim() : '';
  const all = written
    ? [...found, { id: written, label: t('workshop.rules.write', { text: written }) }]
    : found;
  const here = Math.min(
    at ??
      Math.max(
        0,
        all.findIndex((o) => o.id === chosen),
      ),
    all.length - 1,
  );
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [here]);
  const take = (i: number): void => {
    const option = all[i];
    if (!option) return;
    onClose();
    anchor?.focus();
    onPick(option.id, written !== '' && i === all.length - 1);
  };
  const onKeyDown = (e: React.KeyboardEvent): void => {
    const to = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: all.length - 1 }[e.key];
    if (to !== undefined && all.length > 0) {
      e.preventDefault();
      setAt((to + all.length) % all.length);
    } else if (e.key === 'Enter') {
      e.preventDefault();
      take(here);
    }
  };
  return (
    <PopCard anchor={anchor} onClose={onClose}>
      <div className="picker">
        <label className="picker-find">
          <Icon name="magnifying-glass" size={16} />
          <input
            ref={input}
            role="combobox"
            aria-label={label}
            aria-expanded="true"
            aria-controls={id}
            aria-activedescendant={all[here] ? `${id}-${here}` : undefined}
            autoComplete="off"
            maxLength={60}
            value={typed}
            onChange={(e) => {
              setTyped(e.target.value);
              setAt(0);
            }}
            onKeyDown={onKeyDown}
          />
          <span className="fine mute">{t('workshop.rules.found', { n: found.length })}</span>
        </label>
        {children}
        <ul ref={list} id={id} role="listbox" aria-label={label}>
          {all.map((option, i) => (
            <li
              key={option.id}
              id={`${id}-${i}`}
              role="option"
              aria-selected={i === here}
              data-misfit={option.why !== undefined}
              onPointerMove={() => setAt(i)}
              onClick={() => take(i)}
            >
              {option.label}
              {option.why !== undefined && <small>{option.why}</small>}
            </li>
          ))}
          {all.length === 0 && <li className="mute">{t('workshop.rules.none-found')}</li>}
        </ul>
      </div>
    </PopCard>
  );
}
