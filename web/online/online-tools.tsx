/** In the top bar of an online table: point at a zone, draw an arrow, and everybody who is there. */
import { Icon } from '../chrome/icon.tsx';
import { useWords } from '../words/use-words.ts';
import type { Pointing, PointingTool } from './use-pointing.ts';

interface Props {
  readonly open: boolean;
  readonly people: number;
  readonly unread: number;
  /** Null for those who only watch. */
  readonly pointing: Pointing | null;
  readonly onOpen: () => void;
}

const ICONS = { ping: 'crosshair', arrow: 'plain-arrow' } as const;
export const POINTING_TOOLS = Object.keys(ICONS) as PointingTool[];

export function OnlineTools({ open, people, unread, pointing, onOpen }: Props): React.JSX.Element {
  const { t } = useWords();
  return (
    <>
      {pointing &&
        POINTING_TOOLS.map((tool) => (
          <button
            key={tool}
            type="button"
            className={pointing.tool === tool ? 'tool on' : 'tool'}
            aria-pressed={pointing.tool === tool}
            aria-label={t(`online.${tool}`)}
            title={t(`online.${tool}`)}
            onClick={() => pointing.take(tool)}
          >
            <Icon name={ICONS[tool]} size={17} />
          </button>
        ))}
      <button
        type="button"
        className={open ? 'tool on' : 'tool'}
        aria-expanded={open}
        aria-label={t('online.together', { people, unread })}
        title={t('online.together', { people, unread })}
        onClick={onOpen}
      >
        <Icon name="meeple" size={17} />
        <span className="num">{people}</span>
        {unread > 0 && <span className="unread num">{unread}</span>}
      </button>
    </>
  );
}
