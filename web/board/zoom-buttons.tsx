/** Zoom by hand, for touch: large enough for a thumb. */
import { useWords } from '../words/use-words.ts';

interface Props {
  readonly onZoom: (by: number) => void;
  readonly onFit: () => void;
}

export function ZoomButtons({ onZoom, onFit }: Props) {
  const { t } = useWords();
  return (
    <div className="zoom-buttons">
      <button type="button" aria-label={t('board.zoom-in')} onClick={() => onZoom(1.4)}>
        <svg viewBox="-10 -10 20 20" aria-hidden="true">
          <path d="M-7 0H7M0-7V7" />
        </svg>
      </button>
      <button type="button" aria-label={t('board.zoom-out')} onClick={() => onZoom(1 / 1.4)}>
        <svg viewBox="-10 -10 20 20" aria-hidden="true">
          <path d="M-7 0H7" />
        </svg>
      </button>
      <button type="button" aria-label={t('board.fit')} onClick={onFit}>
        <svg viewBox="-10 -10 20 20" aria-hidden="true">
          <path d="M-7-3V-7H-3M3-7H7V-3M7 3V7H3M-3 7H-7V3" />
        </svg>
      </button>
    </div>
  );
}
