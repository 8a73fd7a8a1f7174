/** A token in its place. It moves by transform only, and hops from zone to zone; without motion it fades in there. */
import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useMotion } from '../app/appearance.ts';
import { hops, placed, WALK } from './hop.ts';
import { useDrawn } from './look.ts';
import type { Spot } from './slots.ts';

interface Props {
  readonly token: string;
  readonly zone: string;
  readonly spot: Spot;
  readonly opacity?: number;
  readonly children: ReactNode;
}

/** Instead of every motion. */
const FADE = 120;

export function Place({ token, zone, spot, opacity, children }: Props): React.JSX.Element {
  const group = useRef<SVGGElement>(null);
  const was = useRef({ spot, zone });
  const motion = useMotion();
  const { size } = useDrawn();
  const move = useEffectEvent(() => {
    const from = was.current;
    was.current = { spot, zone };
    if (from.spot.x === spot.x && from.spot.y === spot.y) return undefined;
    if (!motion)
      return from.zone === zone ? undefined : group.current?.animate({ opacity: [0, opacity ?? 1] }, FADE);
    const frames =
      from.zone === zone
        ? [{ transform: placed(from.spot, 0, size) }, { transform: placed(spot, 0, size) }]
        : hops(sized(from.spot, size), sized(spot, size));
    return group.current?.animate(frames, WALK);
  });
  useLayoutEffect(() => {
    move();
  }, [spot.x, spot.y, zone]);
  return (
    <g
      ref={group}
      className="figure"
      data-token={token}
      data-at={zone}
      style={{ transform: placed(spot, 0, size), opacity }}
    >
      {children}
    </g>
  );
}

const sized = (spot: Spot, size: number): Spot => ({ ...spot, scale: spot.scale * size });
