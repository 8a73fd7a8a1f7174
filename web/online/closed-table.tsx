/** A table that is not open yet, or does not open: why, and what can be done. */
import { Message } from '../app/message.tsx';
import { formatRoute } from '../app/route.ts';
import { Waiting } from '../app/waiting.tsx';
import type { KnownTable } from '../store/tables.ts';
import { useWords } from '../words/use-words.ts';
import { brokenText, mayTakeFile, noText, useDownload } from './online.ts';
import type { SessionView } from './session.ts';

interface Props {
  readonly seen: SessionView | null;
  readonly known: KnownTable | null;
  /** Nothing more will come: whatever there is of the game cannot be drawn. */
  readonly final?: boolean;
}

export function ClosedTable({ seen, known, final = false }: Props): React.JSX.Element {
  const words = useWords();
  const { t } = words;
  const download = useDownload();
  const home = (
    <a className="button primary" href={formatRoute({ screen: 'home' })}>
      {t('app.home')}
    </a>
  );
  if (seen?.line === 'gone')
    return (
      <Message title={t('online.gone')} text={noText(t, seen.why?.refused ?? '')}>
        <button type="button" className="button" onClick={() => location.reload()}>
          {t('app.try-again')}
        </button>
        {home}
      </Message>
    );
  const model = seen?.model;
  if (seen && model?.broken && (final || !model.state)) {
    return (
      <Message title={t('online.read-only')} text={brokenText(model.broken, words)}>
        {known && mayTakeFile(seen) && (
          <button type="button" className="button" onClick={() => void download(model, known)}>
            {t('app.download-game')}
          </button>
        )}
        {home}
      </Message>
    );
  }
  if (seen?.line === 'away')
    return (
      <Message title={t('online.away')} text={t('online.away.text')}>
        {home}
      </Message>
    );
  return <Waiting />;
}
