/**
 * Of several levels: the name of the one being played, and the others, small but legible. Marks can be pressed there,
 * anything else brings the level up. Fetched by missions that have levels.
 */
import type { Context, State } from '@holdout/engine';
import { useWords } from '../words/use-words.ts';
import { BoardLayers, type LayersProps } from './board-layers.tsx';
import { storeyOf, type LevelPlace } from './level-layout.ts';
import { drawnInThumb } from './look.ts';
import { NAME_ROOM, PRESSABLE } from './level-panels.ts';
import { isAsleep } from './storeys.tsx';
import { scaleOf } from './thumb-place.ts';
import type { Thumb } from './use-level-panels.ts';
import { useWishedLook } from './use-look.ts';

interface Props extends LayersProps {
  readonly thumbs: readonly Thumb[];
  readonly onLevel?: (level: number) => void;
}

export function LevelThumbs({ thumbs, onLevel, ...layers }: Props): React.JSX.Element {
  const { t } = useWords();
  const wished = useWishedLook();
  return (
    <>
      {thumbs.map((thumb) => {
        const { level, panel } = thumb;
        const show = (): void => onLevel?.(level.level);
        return (
          <div
            key={level.id}
            className="level-thumb"
            data-level={level.id}
            data-still={scaleOf(thumb) < PRESSABLE || undefined}
            style={panel}
            onClick={(e) => {
              if (!(e.target instanceof Element && e.target.closest('[data-marked], button'))) show();
            }}
          >
            <button type="button" className="level-name" style={{ height: NAME_ROOM }} onClick={show}>
              <b className="display">{t(`board.level.${level.id}`)}</b>
              {isAsleep(layers.context, layers.state, level) && <small>{t('board.asleep-level')}</small>}
              <span className="key-cap">{storeyOf(layers.context, level.level)}</span>
            </button>
            <div className="level-picture">
              <BoardLayers {...layers} place={level} drawn={drawnInThumb(wished, scaleOf(thumb))} />
            </div>
          </div>
        );
      })}
    </>
  );
}

interface NameProps {
  readonly place: LevelPlace;
  readonly context: Context;
  readonly state: State;
}

/** Over the level being played. */
export function LevelName({ place, context, state }: NameProps): React.JSX.Element {
  const { t } = useWords();
  return (
    <p className="level-here">
      <b className="display">{t(`board.level.${place.id}`)}</b>
      {isAsleep(context, state, place) && <small>{t('board.asleep-level')}</small>}
      <span className="key-cap">{storeyOf(context, place.level)}</span>
    </p>
  );
}
