/** A link to be handed on: to be read, and copied with one press. */
import { lazy, Suspense, useState } from 'react';
import { toast } from '../app/toasts.tsx';
import { useWords } from '../words/use-words.ts';
import { copyText } from './online.ts';

const ShareSheet = lazy(() => import('./share-sheet.tsx').then((m) => ({ default: m.ShareSheet })));

interface Props {
  readonly label: string;
  readonly link: string;
  /** It stands where it is shared already. */
  readonly bare?: boolean;
}

export function LinkField({ label, link, bare = false }: Props): React.JSX.Element {
  const { t } = useWords();
  const [shared, setShared] = useState(false);
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
      {!bare && (
        <button
          type="button"
          className="button"
          aria-haspopup="dialog"
          aria-label={t('online.share.what', { what: label })}
          onClick={() => setShared(true)}
        >
          {t('online.share')}
        </button>
      )}
      {shared && (
        <Suspense>
          <ShareSheet title={label} link={link} onClose={() => setShared(false)} />
        </Suspense>
      )}
    </div>
  );
}
