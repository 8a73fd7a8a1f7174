/** Zones: pressed with what is in hand, or to pick the tile they lie on; areas are washed over them. */
import { itemAt, type Context } from '@holdout/engine';
import { useState } from 'react';
import { geometryOf } from '../../board/geometry.ts';
import { useInScope } from '../../board/level-scope.ts';
import { useWords } from '../../words/use-words.ts';
import { isFields } from '../patch.ts';
import { blockAt, isIn } from './blocks.ts';
import { useEditor } from './editor.ts';
import type { Slot } from './ground.ts';
import { pressZone } from './hand.ts';
import { stretched } from './slot-layer.tsx';
import { zonesOfArea } from './things.ts';

interface Props {
  readonly context: Context;
  readonly focused: string | null;
}

/** The slot a zone lies on; of several the first. */
function slotOf({ board }: Context, zone: number): Slot {
  const { level, tiles } = itemAt(board.zones, zone);
  const { first, cols } = itemAt(board.grids, level);
  const n = (tiles[0] ?? first) - first;
  return { level, row: Math.floor(n / cols), col: n % cols };
}

/** What a press on a zone does; `more`: with Shift, the block grows. */
export function useZonePress(context: Context | undefined): (zone: string, more?: boolean) => void {
  const editor = useEditor();
  const { workshop, edition, hand, picked } = editor;
  return (zone, more = false) => {
    const index = context?.board.indexOf.get(zone);
    if (!context || index === undefined) return;
    const slot = slotOf(context, index);
    editor.aim(slot);
    if (hand) {
      editor.do(pressZone(edition, workshop.mission, hand, zone));
      if (hand.is === 'move') editor.take(null);
      return;
    }
    const block = picked?.is === 'block' ? picked.block : null;
    if (block && more) editor.pick({ is: 'block', block: stretched(block, slot) });
    else if (block && isIn(block, slot)) editor.pick({ is: 'zone', zone });
    else editor.pick({ is: 'block', block: blockAt(slot) });
  };
}

export function ZoneLayer({ context, focused }: Props): React.JSX.Element {
  const { say } = useWords();
  const { workshop, hand, picked } = useEditor();
  const press = useZonePress(context);
  const inScope = useInScope(context);
  const [over, setOver] = useState(-1);
  const { zones } = geometryOf(context);
  const areas = isFields(workshop.mission['areas']) ? Object.keys(workshop.mission['areas']) : [];
  const painted = hand?.is === 'area' ? [hand.name] : areas;
  const lit = hand && hand.is !== 'tile' && hand.is !== 'door' ? over : -1;
  const chosen = picked?.is === 'zone' ? context.board.indexOf.get(picked.zone) : undefined;
  return (
    <g>
      {painted.map((area, n) =>
        zonesOfArea(workshop.mission, area).map((id) => {
          const zone = typeof id === 'string' ? context.board.indexOf.get(id) : undefined;
          if (zone === undefined || !inScope(zone)) return null;
          return (
            <path
              key={`${area} ${String(id)}`}
              className="painted"
              data-nth={n % 4}
              d={itemAt(zones, zone).path}
            />
          );
        }),
      )}
      <g fill="transparent" onPointerLeave={() => setOver(-1)}>
        {zones.map(
          ({ path }, zone) =>
            inScope(zone) && (
              <path
                key={zone}
                d={path}
                data-zone={itemAt(context.board.zones, zone).id}
                style={{ pointerEvents: hand?.is === 'tile' ? 'none' : 'auto' }}
                onPointerEnter={() => setOver(zone)}
                onClick={(e) => press(itemAt(context.board.zones, zone).id, e.shiftKey)}
              />
            ),
        )}
      </g>
      {[lit, chosen ?? -1].map(
        (zone, i) =>
          zone >= 0 && (
            <path
              key={i}
              className="zone-lit"
              data-chosen={i === 1 || undefined}
              d={itemAt(zones, zone).path}
            />
          ),
      )}
      {zones.map(
        ({ path, centre: [x, y] }, zone) =>
          (focused === `zone ${itemAt(context.board.zones, zone).id}` || zone === lit) && (
            <g key={zone} className="zone-named">
              {zone !== lit && <path className="zone-lit" d={path} />}
              <text x={x} y={y + 12} textAnchor="middle">
                {say.place(itemAt(context.board.zones, zone).id)}
              </text>
            </g>
          ),
      )}
    </g>
  );
}
