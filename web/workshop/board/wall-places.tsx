/** Every wall that can take a door, dotted; the nearest to the pointer takes it, and both its zones light up. */
import { itemAt, DOOR, type BoardDoor, type Context, type Point } from '@holdout/engine';
import { useState } from 'react';
import { geometryOf } from '../../board/geometry.ts';
import { useInScope } from '../../board/level-scope.ts';
import { DOOR_WIDTH } from '../../board/walls.ts';
import { DoorPiece } from '../../board/wall-layer.tsx';
import { useEditor } from './editor.ts';
import { pressWall } from './hand.ts';
import { doorPoint, nearestDoor } from './places.ts';

/** Pixels within which a wall is meant: of a mouse, of a finger. */
const NEAR = { mouse: 24, touch: 44 } as const;

export const doorKey = ({ id }: BoardDoor): string => `wall ${id}`;

export function useWallPress(context: Context | undefined): (door: BoardDoor) => void {
  const editor = useEditor();
  return ({ a, b }) => {
    const zones = context?.board.zones;
    if (editor.hand?.is !== 'door' || !zones) return;
    editor.do(pressWall(editor.workshop.mission, editor.hand, [itemAt(zones, a).id, itemAt(zones, b).id]));
  };
}

interface Props {
  readonly context: Context;
  readonly focused: string | null;
}

export function WallLayer({ context, focused }: Props): React.JSX.Element {
  const { workshop, hand } = useEditor();
  const press = useWallPress(context);
  const inScope = useInScope(context);
  const [aimed, setAimed] = useState<string | null>(null);
  const doors = workshop.sketch.doors.filter((d) => inScope(d.a));
  const near = (e: React.PointerEvent<SVGElement> | React.MouseEvent<SVGElement>): BoardDoor | undefined => {
    const matrix = e.currentTarget instanceof SVGGraphicsElement ? e.currentTarget.getScreenCTM() : null;
    if (!matrix) return undefined;
    const { x, y } = new DOMPoint(e.clientX, e.clientY).matrixTransform(matrix.inverse());
    const finger = 'pointerType' in e.nativeEvent && e.nativeEvent.pointerType === 'touch';
    const point: Point = [x, y];
    return nearestDoor(context, doors, point, NEAR[finger ? 'touch' : 'mouse'] / matrix.a + DOOR_WIDTH / 2);
  };
  const shown =
    doors.find((d) => doorKey(d) === (focused ?? aimed)) ?? doors.find((d) => doorKey(d) === aimed);
  const { width, height, zones } = geometryOf(context);
  return (
    <g className="walls">
      {shown &&
        [shown.a, shown.b].map((zone) => (
          <path key={zone} className="zone-lit" d={itemAt(zones, zone).path} />
        ))}
      {doors.map((door) => {
        const [x, y] = doorPoint(context, door);
        const across = door.side === 'N' || door.side === 'S';
        const [w, h] = across ? [DOOR_WIDTH, 22] : [22, DOOR_WIDTH];
        return (
          <rect
            key={door.id}
            className="wall-place"
            data-wall={door.id}
            x={x - w / 2}
            y={y - h / 2}
            width={w}
            height={h}
            rx="4"
          />
        );
      })}
      {shown && hand?.is === 'door' && <DoorGhost context={context} door={shown} />}
      <rect
        x="-200"
        y="-200"
        width={width + 400}
        height={height + 400}
        fill="transparent"
        style={{ pointerEvents: 'auto' }}
        onPointerMove={(e) => {
          const door = near(e);
          setAimed(door ? doorKey(door) : null);
        }}
        onPointerLeave={() => setAimed(null)}
        onClick={(e) => {
          const door = near(e);
          if (door) press(door);
        }}
      />
    </g>
  );
}

const TURN = { N: 0, S: 180, W: -90, E: 90 } as const;

function DoorGhost({ context, door }: { readonly context: Context; readonly door: BoardDoor }) {
  const { hand } = useEditor();
  const [x, y] = doorPoint(context, door);
  if (hand?.is !== 'door') return null;
  return (
    <g className="ghost" transform={`translate(${x} ${y}) rotate(${TURN[door.side]})`}>
      <DoorPiece kind="door" colour={hand.colour} state={DOOR[hand.state]} />
    </g>
  );
}
