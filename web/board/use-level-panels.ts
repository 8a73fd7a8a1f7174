/** The level being played and the thumbnails of the others, measured anew when the board's place changes. */
import { itemAt, type Context } from '@holdout/engine';
import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { geometryOf } from './geometry.ts';
import type { LevelPlace } from './level-layout.ts';
import { levelPanels, type Panel } from './level-panels.ts';

export interface Thumb {
  readonly level: LevelPlace;
  readonly panel: Panel;
}

interface LevelsShown {
  readonly level: LevelPlace;
  /** Undefined where there is one level: it has all of the place. */
  readonly main: Panel | undefined;
  readonly thumbs: readonly Thumb[];
  readonly area: RefObject<HTMLDivElement | null>;
}

const NO_THUMBS: readonly Thumb[] = [];

export function useLevelPanels(context: Context, shown: number): LevelsShown {
  const area = useRef<HTMLDivElement>(null);
  const { levels, tiles } = geometryOf(context);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const several = levels.length > 1;
  useLayoutEffect(() => {
    const element = area.current;
    if (!several || !element) return;
    const measure = (): void => setSize({ width: element.clientWidth, height: element.clientHeight });
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    measure();
    return () => resized.disconnect();
  }, [several]);
  return useMemo(() => {
    const level = levels.find((l) => l.level === shown) ?? itemAt(levels, 0);
    if (!several || size.width === 0) return { level, main: undefined, thumbs: NO_THUMBS, area };
    const [x0, y0, x1, y1] = level.rect;
    const own = tiles.filter(([x, y]) => x >= x0 && x < x1 && y >= y0 && y < y1);
    const others = levels.filter((l) => l !== level);
    const { main, thumbs } = levelPanels(
      size,
      level.rect,
      own,
      others.map((l) => l.rect),
    );
    return { level, main, thumbs: thumbs.map((panel, i) => ({ level: itemAt(others, i), panel })), area };
  }, [levels, tiles, several, shown, size]);
}
