/** The board that is being made, drawn as the table draws it, with everything that can be pressed upon it. */
import { useMemo, useState } from 'react';
import { MARGIN } from '../../board/camera.ts';
import { Ground } from '../../board/ground.tsx';
import { LevelScope } from '../../board/level-scope.ts';
import { PaintScope } from '../../board/paint.tsx';
import { usePanZoom } from '../../board/pan-zoom.ts';
import { ZoomButtons } from '../../board/zoom-buttons.tsx';
import { useWords } from '../../words/use-words.ts';
import { viewOf } from '../stand.ts';
import { useEditor } from './editor.ts';
import { FlawPins } from './flaw-pins.tsx';
import { windowOf } from './places.ts';
import { SlotLayer } from './slot-layer.tsx';
import { ThingLayer } from './thing-layer.tsx';
import { WallLayer } from './wall-places.tsx';
import { ZoneLayer } from './zone-layer.tsx';
import { StageWalk } from './stage-walk.tsx';

export function Stage(): React.JSX.Element {
  const { t } = useWords();
  const { workshop, levels, level, hand } = useEditor();
  const { drawn } = workshop.sketch;
  const rect = windowOf(drawn?.context, levels, level);
  const key = rect.join();
  const [focused, setFocused] = useState<string | null>(null);
  // The same part of the sheet is the same object.
  const shown = useMemo(() => {
    const [x0 = 0, y0 = 0, x1 = 1, y1 = 1] = key.split(',').map(Number);
    return [x0, y0, x1, y1] as const;
  }, [key]);
  const seen = viewOf(workshop, key);
  const panZoom = usePanZoom(shown, { keys: true, still: () => hand !== null, ...seen });
  const [x0, y0, x1, y1] = shown;
  const viewBox = `${x0 - MARGIN} ${y0 - MARGIN} ${x1 - x0 + 2 * MARGIN} ${y1 - y0 + 2 * MARGIN}`;
  return (
    <div className="stage" data-hand={hand?.is}>
      <div className="board" ref={panZoom.viewport} role="group" aria-label={t('workshop.board.label')}>
        <div className="board-sheet" ref={panZoom.sheet}>
          <LevelScope value={levels.length > 1 ? level : null}>
            <PaintScope>
              <svg className="board-ground" viewBox={viewBox} aria-hidden="true">
                {drawn && drawn.context.zones > 0 && <Ground {...drawn} />}
              </svg>
              <svg className="board-live" viewBox={viewBox} aria-hidden="true">
                <SlotLayer focused={focused} />
                {drawn && <ZoneLayer context={drawn.context} focused={focused} />}
                {drawn && <ThingLayer context={drawn.context} />}
                {drawn && hand?.is === 'door' && <WallLayer context={drawn.context} focused={focused} />}
                {drawn && <FlawPins context={drawn.context} />}
              </svg>
            </PaintScope>
          </LevelScope>
        </div>
      </div>
      <StageWalk onFocus={setFocused} />
      <ZoomButtons onZoom={(by) => panZoom.zoomBy(by)} onFit={() => panZoom.fit()} />
    </div>
  );
}
