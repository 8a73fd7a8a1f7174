/** A number with less and more beside it. */
import { useWords } from '../words/use-words.ts';

interface Props {
  /** Shown; empty where what stands beside it says enough. */
  readonly label: string;
  /** Whose number it is, for readers. */
  readonly name: string;
  readonly n: number;
  readonly onCount: (n: number) => void;
}

export function Count({ label, name, n, onCount }: Props): React.JSX.Element {
  const { t } = useWords();
  const what = [label, name].filter(Boolean).join(', ');
  return (
    <span className="right-count" role="group" aria-label={what}>
      {label && <span className="fine mute">{label}</span>}
      <button
        type="button"
        className="button"
        disabled={n === 0}
        aria-label={t('table.right.less', { what })}
        onClick={() => onCount(n - 1)}
      >
        −
      </button>
      <b className="num" aria-live="polite">
        {n}
      </b>
      <button
        type="button"
        className="button"
        aria-label={t('table.right.more', { what })}
        onClick={() => onCount(n + 1)}
      >
        +
      </button>
    </span>
  );
}
