/** What is shown in place of a broken screen. */
import { download } from '../store/files.ts';
import { games } from '../store/games.ts';
import { useWords } from '../words/use-words.ts';
import { Message } from './message.tsx';
import { formatRoute } from './route.ts';

interface Props {
  readonly error: unknown;
  readonly game: string | null;
  readonly onAgain: () => void;
}

export function Broken({ error, game, onAgain }: Props): React.JSX.Element {
  const { t } = useWords();
  const handOut = async (id: string): Promise<void> => {
    const stored = await games.get(id);
    if (stored) download(t('app.game'), stored.text);
  };
  return (
    <Message
      title={t('app.broken')}
      text={t(game ? 'app.broken.game-safe' : 'app.broken.text')}
      detail={detailOf(error)}
    >
      {game && (
        <button type="button" className="button" onClick={() => void handOut(game)}>
          {t('app.download-game')}
        </button>
      )}
      <button type="button" className="button" onClick={onAgain}>
        {t('app.try-again')}
      </button>
      <a className="button primary" href={formatRoute({ screen: 'home' })} onClick={onAgain}>
        {t('app.home')}
      </a>
    </Message>
  );
}

const detailOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);
