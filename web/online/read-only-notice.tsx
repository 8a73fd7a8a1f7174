/** Over a table whose log does not play any more: the last position is below, why it stays there, and how to go on. */
import { useWords } from '../words/use-words.ts';
import { brokenText, mayTakeFile, seatedHere, useCommand, useDownload, useOnline } from './online.ts';

export function ReadOnlyNotice(): React.JSX.Element | null {
  const words = useWords();
  const { t } = words;
  const online = useOnline();
  const { model, seen, known } = online;
  const command = useCommand();
  const download = useDownload();
  const { broken, state } = model;
  if (!broken) return model.closed ? <ShutNotice /> : null;
  const { onward } = broken;
  const missing = broken.answers - (state?.seq ?? 0);
  const why = broken.outcome
    ? t(`online.read-only.${broken.outcome}`)
    : `${brokenText(broken, words)} ${t('online.read-only.shown', { n: missing })}`;
  const lost = onward && onward.lost.length > 0 && t('online.onward.lost', { what: onward.lost.join(', ') });
  return (
    <div className="notice read-only" role="alert">
      <b>{t(onward ? 'online.onward' : 'online.read-only')}</b>
      <span className="grow">
        {onward ? t('online.onward.text', { round: onward.round }) : why} {lost}
      </span>
      {onward && seatedHere(online).length > 0 && (
        <button
          type="button"
          className="button primary"
          disabled={model.vote !== null}
          onClick={() => void command({ kind: 'ask', at: model.at, about: 'rules' })}
        >
          {t('online.onward.ask', { round: onward.round })}
        </button>
      )}
      {mayTakeFile(seen) && (
        <button type="button" className="button" onClick={() => void download(model, known)}>
          {t('app.download-game')}
        </button>
      )}
    </div>
  );
}

/** Whoever runs the server has closed the table. */
function ShutNotice(): React.JSX.Element {
  const { t } = useWords();
  const { model, seen, known } = useOnline();
  const download = useDownload();
  return (
    <div className="notice read-only" role="alert">
      <b>{t('online.read-only')}</b>
      <span className="grow">{t('online.no.table.closed')}</span>
      {mayTakeFile(seen) && (
        <button type="button" className="button" onClick={() => void download(model, known)}>
          {t('app.download-game')}
        </button>
      )}
    </div>
  );
}
