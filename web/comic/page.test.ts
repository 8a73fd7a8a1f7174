import { itemAt, leading } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { everyCard } from '../faces/testing.ts';
import { position } from '../board/testing/boards.ts';
import { geometryOf } from '../board/geometry.ts';
import { heightOf, overlapOf, widthOf } from '../board/shapes.ts';
import { fetchPlug } from '../editions/folders.ts';
import { EDITION_IDS } from '../editions/load.ts';
import { cropOf } from './crop.ts';
import { pageOf } from './layout.ts';
import { linesOf } from './lettering.tsx';
import { soundOfWeapon } from './sounds.ts';

describe('a page', () => {
  it.each([1, 2, 3, 4, 5, 6])('has room for %i panels that do not touch, in both formats', (count) => {
    for (const format of ['wide', 'tall'] as const) {
      const { panels, width, height } = pageOf(count, format);
      expect(panels).toHaveLength(count);
      panels.forEach((panel, i) => {
        expect(panel[0] >= 18 && panel[1] >= 18 && panel[2] <= width - 17 && panel[3] <= height - 17).toBe(
          true,
        );
        for (const other of panels.slice(i + 1)) expect(overlapOf(panel, other)).toBeLessThan(0);
      });
    }
  });
});

describe('a crop of the board', () => {
  const { context, zone } = position({ mission: '01', heroes: { amy: { zone: 'S6' } }, turn: 'amy' });
  const [panel] = leading(pageOf(6, 'wide').panels, 1);
  const nobody = (): [] => [];
  const boxOf = (id: string) => itemAt(geometryOf(context).zones, zone(id)).box;

  it('has the shape of its panel, with all of the zone', () => {
    const { rect, size } = cropOf(context, [zone('S6')], nobody, panel);
    expect(widthOf(rect) / heightOf(rect)).toBeCloseTo(widthOf(panel) / heightOf(panel));
    const [x0, y0, x1, y1] = boxOf('S6');
    expect(rect[0] <= x0 && rect[1] <= y0 && rect[2] >= x1 && rect[3] >= y1).toBe(true);
    expect(size).toBeGreaterThanOrEqual(1.15);
    expect(size).toBeLessThanOrEqual(1.8);
  });

  it('goes close to those who stand there, and shows next to nothing beyond the board', () => {
    const [x0, y0, x1, y1] = boxOf('S6');
    const middle = { x: (x0 + x1) / 2, y: (y0 + y1) / 2 };
    const close = cropOf(context, [zone('S6')], () => [middle], panel).rect;
    expect(widthOf(close)).toBeLessThan(widthOf(cropOf(context, [zone('S6')], nobody, panel).rect));
    expect((close[0] + close[2]) / 2).toBeCloseTo(middle.x);
    const [level] = leading(geometryOf(context).levels, 1);
    for (const z of context.board.zones.keys()) {
      const { rect } = cropOf(context, [z], nobody, panel);
      const most = widthOf(rect) / 10;
      expect(rect[0] >= level.rect[0] - most && rect[2] <= level.rect[2] + most).toBe(true);
    }
  });

  it('leaves out who is far away', () => {
    const alone = cropOf(context, [zone('S6')], nobody, panel);
    expect(cropOf(context, [zone('S6'), zone('S21')], nobody, panel)).toEqual(alone);
    const below = context.board.zones.findIndex(
      (_, z) =>
        itemAt(geometryOf(context).zones, z).box[1] === boxOf('S6')[3] &&
        overlapOf(itemAt(geometryOf(context).zones, z).box, boxOf('S6')) === 0,
    );
    expect(heightOf(cropOf(context, [zone('S6'), below], nobody, panel).rect)).toBeGreaterThan(
      heightOf(alone.rect),
    );
  });
});

describe('a caption', () => {
  it('breaks between words, three lines at the most', () => {
    expect(linesOf('Amy dies in street 6', 110)).toEqual(['Amy dies in', 'street 6']);
    const long = linesOf('one two three four five six seven eight nine ten', 96);
    expect(long).toHaveLength(3);
    expect(long[2]).toMatch(/ …$/);
  });
});

describe('every weapon', () => {
  it('has a word of its family', async () => {
    const plugs = await Promise.all(EDITION_IDS.map(fetchPlug));
    const weapons = everyCard().filter((id) =>
      plugs.some(({ sheet }) => {
        try {
          return sheet.faceOf(id).uses.length > 0;
        } catch {
          // Not a card of this edition.
          return false;
        }
      }),
    );
    expect(weapons.length).toBeGreaterThan(40);
    expect(weapons.filter((id) => soundOfWeapon(id) === null)).toEqual([]);
    expect(soundOfWeapon('pistol+pistol')).toBe('shot');
    expect(soundOfWeapon('water')).toBeNull();
  });
});
