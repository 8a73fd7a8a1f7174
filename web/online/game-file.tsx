/**
 * The game to take along: as a file, or as a copy in this browser. It holds the seed, so while the game runs it is the
 * host's, or everybody's if those seated agree.
 */
import { go } from '../app/route.ts';
import { toast } from '../app/toasts.tsx';
import { RefusedByTable } from '../play/table.ts';
import { useWords } from '../words/use-words.ts';
import { mayTakeFile, noText, seatedHere, useCommand, useDownload, useOnline } from './online.ts';

export function GameFile(): React.JSX.Element | null {
  const { t } = useWords();
  const online = useOnline();
  const { model, seen, known, table } = online;
  const download = useDownload();
  const command = useCommand();
  const over = model.game?.proof !== undefined;
  const seated = seatedHere(online).length > 0;
  const mayTake = mayTakeFile(seen);
  const copy = async (): Promise<void> => {
    try {
      const game = await table.branch(model.log.length - 1);
      const open = { label: t('online.copy.open'), run: () => go({ screen: 'table', game }) };
      toast({ text: t('online.copy.kept'), action: open });
    } catch (error) {
      if (!(error instanceof RefusedByTable)) throw error;
      toast({ text: noText(t, error.code) });
    }
  };
  if (!mayTake && !seated) return null;
  return (
    <section className="game-file" aria-label={t('online.file')}>
      <h3 className="cap">{t('online.file')}</h3>
      {mayTake ? (
        <span className="row wrap">
          <button type="button" className="button" onClick={() => void download(model, known)}>
            {t('app.download-game')}
          </button>
          {!model.broken && (
            <button type="button" className="button" onClick={() => void copy()}>
              {t('online.copy.keep')}
            </button>
          )}
        </span>
      ) : (
        <button
          type="button"
          className="button"
          disabled={model.vote !== null}
          onClick={() => void command({ kind: 'ask', at: model.at, about: 'file' })}
        >
          {t('online.file.ask')}
        </button>
      )}
      {!over && <p className="hint">{t(mayTake ? 'online.file.hint' : 'online.file.ask.hint')}</p>}
    </section>
  );
}
