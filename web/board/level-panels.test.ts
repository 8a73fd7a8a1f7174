import { itemAt, TILE_SIZE, type Rect } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { geometryOf } from './geometry.ts';
import { levelPanels, PRESSABLE, type Panel } from './level-panels.ts';
import { ALL_MISSIONS } from './testing/boards.ts';

const HIGH = ALL_MISSIONS.filter(([, context]) => context.board.levels.length > 1);
const boxOf = ({ left, top, width, height }: Panel): Rect => [left, top, left + width, top + height];
const apart = (a: Rect, b: Rect): boolean => a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1];

describe.each(HIGH)('levels of mission %s on a screen', (_, context) => {
  const { levels, tiles } = geometryOf(context);
  it.each(levels.map((l) => l.id))('shows %s large, and the others legibly and clear of it', (id) => {
    const view = { width: 780, height: 740 };
    const { rect } = levels.find((l) => l.id === id) ?? itemAt(levels, 0);
    const own = tiles.filter((t) => !apart(t, rect));
    const others = levels.filter((l) => l.id !== id).map((l) => l.rect);
    const { main, thumbs } = levelPanels(view, rect, own, others);
    const scale = Math.min(main.width / (rect[2] - rect[0]), main.height / (rect[3] - rect[1]));
    const drawn = own.map((t): Rect => [
      main.left + (t[0] - rect[0]) * scale,
      main.top + (t[1] - rect[1]) * scale,
      main.left + (t[2] - rect[0]) * scale,
      main.top + (t[3] - rect[1]) * scale,
    ]);
    thumbs.forEach((thumb, i) => {
      const [x0, y0, x1, y1] = boxOf(thumb);
      expect(x0 >= 0 && y0 >= 0 && x1 <= view.width + 1 && y1 <= view.height + 1).toBe(true);
      expect(thumb.width / (itemAt(others, i)[2] - itemAt(others, i)[0])).toBeGreaterThan(PRESSABLE);
      expect(drawn.every((t) => apart(t, boxOf(thumb)))).toBe(true);
      for (const other of thumbs.slice(i + 1)) expect(apart(boxOf(thumb), boxOf(other))).toBe(true);
    });
    expect(TILE_SIZE * scale).toBeGreaterThan(150);
  });
});
