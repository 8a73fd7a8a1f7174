/**
 * The stage for the keyboard and for screen readers: every slot, zone or wall a button with a name, off the screen, by
 * what is in hand. One of them is in the tab order; arrows go to the nearest in that direction. The stage draws the focus.
 */
import { itemAt, type Point } from '@holdout/engine';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { geometryOf } from '../../board/geometry.ts';
import { useWords } from '../../words/use-words.ts';
import { useEditor } from './editor.ts';
import { laidAt, widthOf } from './ground.ts';
import { doorPoint, originOf, slotRect } from './places.ts';
import { slotName } from './slot-name.ts';
import { slotsOf, useSlotPress } from './slot-layer.tsx';
import { doorKey, useWallPress } from './wall-places.tsx';
import { useZonePress } from './zone-layer.tsx';

interface Stop {
  readonly key: string;
  readonly name: string;
  readonly at: Point;
  press(more: boolean): void;
}

const WAYS: { readonly [key: string]: Point } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function StageWalk({
  onFocus,
}: {
  readonly onFocus: (key: string | null) => void;
}): React.JSX.Element {
  const { t } = useWords();
  const stops = useStops();
  const [last, setLast] = useState('');
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const inTabOrder = stops.some((s) => s.key === last) ? last : stops[0]?.key;
  const onKeyDown = (e: KeyboardEvent, from: Stop): void => {
    const way = WAYS[e.key];
    if (!way || e.ctrlKey || e.altKey || e.metaKey) return;
    e.preventDefault();
    const next = nearest(stops, from, way);
    if (next) buttons.current.get(next.key)?.focus();
  };
  return (
    <ul className="visually-hidden stage-walk" aria-label={t('workshop.walk')}>
      {stops.map((stop) => (
        <li key={stop.key}>
          <button
            type="button"
            ref={(element) => {
              if (element) buttons.current.set(stop.key, element);
              else buttons.current.delete(stop.key);
            }}
            data-stop={stop.key}
            tabIndex={stop.key === inTabOrder ? 0 : -1}
            onKeyDown={(e) => onKeyDown(e, stop)}
            onFocus={(e) => {
              setLast(stop.key);
              onFocus(e.currentTarget.matches(':focus-visible') ? stop.key : null);
            }}
            onBlur={() => onFocus(null)}
            onClick={(e) => stop.press(e.shiftKey)}
          >
            {stop.name}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The nearest that lies more in that direction than aside. */
function nearest(stops: readonly Stop[], from: Stop, [dx, dy]: Point): Stop | undefined {
  let best: Stop | undefined;
  let least = Infinity;
  for (const stop of stops) {
    const [x, y] = [stop.at[0] - from.at[0], stop.at[1] - from.at[1]];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (along <= 1 || aside > along * 1.5) continue;
    const far = along + aside * 2;
    if (far < least) [best, least] = [stop, far];
  }
  return best;
}

function useStops(): readonly Stop[] {
  const { t, say } = useWords();
  const { workshop, levels, level, hand, things, copied } = useEditor();
  const context = workshop.sketch.drawn?.context;
  const pressSlot = useSlotPress();
  const pressZone = useZonePress(context);
  const pressWall = useWallPress(context);
  const wants =
    hand?.is === 'door' ? 'walls' : hand === null || hand.is === 'tile' || copied ? 'slots' : 'zones';
  return useMemo(() => {
    const tiles = levels[level]?.tiles ?? [];
    const [rows, cols] = [Math.max(1, tiles.length), Math.max(1, widthOf(tiles))];
    const slots = (): Stop[] =>
      slotsOf(level, rows, cols).map((slot) => {
        const [x0, y0, x1, y1] = slotRect(originOf(context, level), slot, rows, cols);
        const laid = laidAt(levels, slot);
        const beside = slot.row < 0 || slot.col < 0 || slot.row >= rows || slot.col >= cols;
        return {
          key: `slot ${slot.row} ${slot.col}`,
          name: beside
            ? t('workshop.slot.beside', {
                side: slot.row < 0 ? 'N' : slot.row >= rows ? 'S' : slot.col < 0 ? 'W' : 'E',
              })
            : laid
              ? t('workshop.slot.laid', { slot: slotName(slot), face: laid.face, turn: laid.turn })
              : t('workshop.slot.empty', { slot: slotName(slot) }),
          at: [(x0 + x1) / 2, (y0 + y1) / 2],
          press: () => pressSlot(slot),
        };
      });
    const zones = (): Stop[] =>
      context?.board.zones.flatMap(({ id, level: on }, zone): Stop[] => {
        if (levels.length > 1 && on !== level) return [];
        const here = things.filter((one) => one.zones.includes(id) && one.kind !== 'door');
        const lies = here.map(({ kind, own }) =>
          t(own === undefined ? `workshop.thing.${kind}` : `workshop.own.${own}`),
        );
        const name = say.place(id);
        return [
          {
            key: `zone ${id}`,
            name: lies.length > 0 ? t('workshop.zone.with', { zone: name, things: lies.join(', ') }) : name,
            at: itemAt(geometryOf(context).zones, zone).centre,
            press: (more) => pressZone(id, more),
          },
        ];
      }) ?? [];
    const walls = (): Stop[] =>
      context
        ? workshop.sketch.doors.flatMap((door): Stop[] => {
            const { a, b } = door;
            if (levels.length > 1 && itemAt(context.board.zones, a).level !== level) return [];
            const [one, other] = [itemAt(context.board.zones, a).id, itemAt(context.board.zones, b).id];
            const taken = things.some(
              (d) => d.kind === 'door' && d.zones.includes(one) && d.zones.includes(other),
            );
            return [
              {
                key: doorKey(door),
                name: t(taken ? 'workshop.wall.door' : 'workshop.wall.free', {
                  a: say.place(one),
                  b: say.place(other),
                }),
                at: doorPoint(context, door),
                press: () => pressWall(door),
              },
            ];
          })
        : [];
    return { slots, zones, walls }[wants]();
  }, [wants, levels, level, context, things, workshop, t, say, pressSlot, pressZone, pressWall]);
}
