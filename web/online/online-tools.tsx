/** In the top bar of an online table: point at a zone, and everybody who is there. */
import { Icon } from '../chrome/icon.tsx';
import { useWords } from '../words/use-words.ts';

interface Props {
  readonly open: boolean;
  readonly people: number;
  readonly unread: number;
  readonly pointing: boolean;
  readonly mayPoint: boolean;
  readonly onOpen: () => void;
  readonly onPoint: () => void;
}

export function OnlineTools(props: Props): React.JSX.Element {
  const { t } = useWords();
  const { people, unread } = props;
  return (
    <>
      {props.mayPoint && (
        <button
          type="button"
          className={props.pointing ? 'tool on' : 'tool'}
          aria-pressed={props.pointing}
          aria-label={t('online.ping')}
          title={t('online.ping')}
          onClick={props.onPoint}
        >
          <Icon name="crosshair" size={17} />
        </button>
      )}
      <button
        type="button"
        className={props.open ? 'tool on' : 'tool'}
        aria-expanded={props.open}
        aria-label={t('online.together', { people, unread })}
        title={t('online.together', { people, unread })}
        onClick={props.onOpen}
      >
        <Icon name="meeple" size={17} />
        <span className="num">{people}</span>
        {unread > 0 && <span className="unread num">{unread}</span>}
      </button>
    </>
  );
}
