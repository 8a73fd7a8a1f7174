/** A game whose rules have moved on: it goes on from its last round if those who play want it, and can be read as it was. */
import { Story } from '../chrome/story.tsx';
import { download } from '../store/files.ts';
import type { OlderGame } from '../play/older-game.ts';
import { useWords } from '../words/use-words.ts';
import { Message } from './message.tsx';
import { formatRoute } from './route.ts';

interface Props {
  readonly game: OlderGame;
  /** The whole as a file. */
  readonly file: string;
  readonly onGoOn: () => void;
}

export function OlderScreen({ game, file, onGoOn }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const { outcome, next, rules, story } = game;
  const { name } = say.mission(game.mission);
  const text = outcome
    ? t(`older.over.${outcome}`, { mission: name, rules })
    : t('older.text', { mission: name, rules, round: next.round });
  const lost = outcome || next.lost.length === 0 ? undefined : next.lost.join(', ');
  return (
    <Message title={t('older.title')} text={text} detail={lost && t('older.lost', { what: lost })}>
      {!outcome && (
        <button type="button" className="button primary" onClick={onGoOn}>
          {t('older.go-on', { round: next.round })}
        </button>
      )}
      <button type="button" className="button" onClick={() => download(name, file)}>
        {t('app.download-game')}
      </button>
      <a className="button" href={formatRoute({ screen: 'home' })}>
        {t('app.home')}
      </a>
      {story.length > 0 && <Story title={t('older.story', { n: story.length })} lines={story} />}
    </Message>
  );
}
