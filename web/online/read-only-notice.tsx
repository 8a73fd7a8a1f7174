/** Over a table whose log does not play any more: the last position is below, and this is why it stays there. */
import { useWords } from '../words/use-words.ts';
import { brokenText, mayTakeFile, useDownload, useOnline } from './online.ts';

export function ReadOnlyNotice(): React.JSX.Element | null {
  const words = useWords();
  const { t } = words;
  const { model, seen, known } = useOnline();
  const download = useDownload();
  const { broken, state } = model;
  if (!broken) return null;
  const missing = broken.answers - (state?.seq ?? 0);
  return (
    <div className="notice read-only" role="alert">
      <b>{t('online.read-only')}</b>
      <span className="grow">
        {brokenText(broken, words)} {t('online.read-only.shown', { n: missing })}
      </span>
      {mayTakeFile(seen) && (
        <button type="button" className="button" onClick={() => void download(model, known)}>
          {t('app.download-game')}
        </button>
      )}
    </div>
  );
}
