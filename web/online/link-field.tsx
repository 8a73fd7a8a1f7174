/** A link to be handed on: to be read, and copied with one press. */
import { toast } from '../app/toasts.tsx';
import { useWords } from '../words/use-words.ts';
import { copyText } from './online.ts';

interface Props {
  readonly label: string;
  readonly link: string;
}

export function LinkField({ label, link }: Props): React.JSX.Element {
  const { t } = useWords();
  const copy = async (): Promise<void> => {
    try {
      await copyText(link);
      toast({ text: t('online.copied') });
    } catch {
      // The browser may forbid it; the field can still be read.
      toast({ text: t('online.not-copied') });
    }
  };
  return (
    <div className="link-field">
      <span className="cap" aria-hidden="true">
        {label}
      </span>
      <input className="field" readOnly aria-label={label} value={link} onFocus={(e) => e.target.select()} />
      <button
        type="button"
        className="button"
        aria-label={t('online.copy.what', { what: label })}
        onClick={() => void copy()}
      >
        {t('online.copy')}
      </button>
    </div>
  );
}
