/** What is otherwise, each with its own way back. */
import type { Context, State } from '@holdout/engine';
import { Icon } from '../chrome/icon.tsx';
import { useWords } from '../words/use-words.ts';
import { differenceWords } from './difference-words.ts';
import type { Difference } from './differences.ts';

interface Props {
  readonly context: Context;
  readonly state: State;
  readonly differences: readonly Difference[];
  readonly onUndo: (difference: Difference) => void;
}

export function DifferenceList({ context, state, differences, onUndo }: Props): React.JSX.Element {
  const words = useWords();
  const { t } = words;
  return (
    <section className="horde-differences">
      <h2 className="cap">
        {t('horde.differences')} <span className="chip num">{differences.length}</span>
      </h2>
      {differences.length === 0 && <p className="mute">{t('horde.same')}</p>}
      <ul aria-live="polite">
        {differences.map((d) => {
          const { now, was } = differenceWords(d, context, state, words);
          return (
            <li key={d.key} data-difference={d.key}>
              <span>
                <b>{now}</b>
                <small className="mute">{was}</small>
              </span>
              <button
                type="button"
                className="button"
                aria-label={t('horde.undo-one', { what: now })}
                onClick={() => onUndo(d)}
              >
                <Icon name="anticlockwise-rotation" size={20} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
