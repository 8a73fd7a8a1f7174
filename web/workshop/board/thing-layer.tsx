/** Tokens, enemies and doors of the mission: drawn where the board's own drawing does not, and all of them to be pressed. */
import type { Context } from '@holdout/engine';
import { useMemo } from 'react';
import { useInScope } from '../../board/level-scope.ts';
import { FigureToken } from '../../board/figure-token.tsx';
import { ObjectiveToken } from '../../board/tokens.tsx';
import { isFields } from '../patch.ts';
import { useEditor } from './editor.ts';
import { erase } from './hand.ts';
import { OwnToken } from './own-token.tsx';
import { thingSpots } from './places.ts';
import type { Thing } from './things.ts';

/** Half the side of what a press finds. */
const REACH = 40;

function useThingPress(): (thing: Thing) => void {
  const editor = useEditor();
  return (thing) => {
    if (editor.hand?.is === 'erase') editor.do(erase(editor.workshop.mission, thing));
    else editor.pick({ is: 'thing', id: thing.id });
  };
}

export function ThingLayer({ context }: { readonly context: Context }): React.JSX.Element {
  const { things, hand, picked } = useEditor();
  const press = useThingPress();
  const inScope = useInScope(context);
  const spots = useMemo(() => thingSpots(context, things), [context, things]);
  // Whoever lays things presses zones; what lies there already is not in the way.
  const catches = hand === null || hand.is === 'erase';
  return (
    <g className="things">
      {things.map((thing) => {
        const spot = spots.get(thing.id);
        const zone = context.board.indexOf.get(thing.zones[0] ?? '') ?? -1;
        if (!spot || zone < 0 || !inScope(zone)) return null;
        return (
          <g
            key={thing.id}
            data-thing={thing.id}
            transform={`translate(${spot.x} ${spot.y}) scale(${spot.scale})`}
            style={{ pointerEvents: catches ? 'auto' : 'none' }}
            onClick={() => press(thing)}
          >
            <ThingPicture thing={thing} />
            <rect x={-REACH} y={-REACH} width={2 * REACH} height={2 * REACH} fill="transparent" />
            {picked?.is === 'thing' && picked.id === thing.id && (
              <rect className="thing-frame" x="-52" y="-44" width="104" height="88" rx="12" />
            )}
          </g>
        );
      })}
    </g>
  );
}

function ThingPicture({ thing }: { readonly thing: Thing }): React.JSX.Element | null {
  const { kind, value, own } = thing;
  const field = (key: string): unknown => (isFields(value) ? value[key] : undefined);
  const text = (key: string, fallback: string): string => {
    const found = field(key);
    return typeof found === 'string' ? found : fallback;
  };
  if (kind === 'objective')
    return <ObjectiveToken colour={text('colour', 'red')} down={field('down') === true} />;
  if (kind === 'enemy') {
    const count = field('count');
    return <FigureToken id={text('type', '')} count={typeof count === 'number' ? count : 1} />;
  }
  return own === undefined ? null : <OwnToken own={own} value={value} />;
}
