/** The banner over every screen while something is not kept. */
import { useState } from 'react';
import { download, formatCollection } from '../store/files.ts';
import { games } from '../store/games.ts';
import { useHealth } from '../store/health.ts';
import { useSheets } from '../store/sheets.ts';
import { keeper } from '../store/storage.ts';
import { useWords } from '../words/use-words.ts';

export function StorageNotice(): React.JSX.Element | null {
  const { t } = useWords();
  const { trouble, unkept } = useHealth();
  const [busy, setBusy] = useState(false);
  if (!trouble) return null;
  const retry = async (): Promise<void> => {
    setBusy(true);
    await keeper.retry();
    setBusy(false);
  };
  const exportAll = async (): Promise<void> => {
    download(t('app.all-games'), formatCollection(await games.all(), useSheets.getState().own));
  };
  return (
    <div className="notice" role="alert">
      <b>{t('app.not-kept')}</b>
      <span className="grow">{t(`app.trouble.${trouble}`)}</span>
      {unkept > 0 && (
        <button type="button" className="button" onClick={() => void exportAll()}>
          {t('app.download-games')}
        </button>
      )}
      <button type="button" className="button" disabled={busy} onClick={() => void retry()}>
        {t('app.try-again')}
      </button>
    </div>
  );
}
