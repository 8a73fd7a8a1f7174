/** A line from what is to be done to where, for as long as somebody is shown. */
import { useLayoutEffect, useState } from 'react';

interface Props {
  readonly zones: readonly string[];
  readonly buttons: readonly string[];
}

type Ends = readonly [x1: number, y1: number, x2: number, y2: number];

export function ShowLine({ zones, buttons }: Props): React.JSX.Element | null {
  const [ends, setEnds] = useState<Ends | null>(null);
  useLayoutEffect(() => setEnds(measured(zones, buttons)), [zones, buttons]);
  if (!ends) return null;
  const [x1, y1, x2, y2] = ends;
  return (
    <svg className="show-line" aria-hidden="true">
      <line x1={x1} y1={y1} x2={x2} y2={y2} />
      <circle cx={x2} cy={y2} r="7" />
    </svg>
  );
}

/** From the nearer side of the card; to a corner of the zone, so that whoever stands there is seen, or to a button. */
function measured(zones: readonly string[], buttons: readonly string[]): Ends | null {
  const boxOf = (selector: string): DOMRect | undefined =>
    document.querySelector(selector)?.getBoundingClientRect();
  const card = boxOf('.lesson-do');
  const zone = zones.length > 0 ? boxOf(`.zone-area[data-zone="${zones[0]}"]`) : undefined;
  const button = buttons.map((b) => boxOf(`[data-family="${b}"], [data-tour="${b}"]`)).find(Boolean);
  const target = zone ?? button;
  if (!card || !target) return null;
  const [y2, x2] = zone
    ? [
        zone.top + zone.height * 0.18,
        card.left > zone.right ? zone.right - zone.width * 0.12 : zone.left + zone.width * 0.88,
      ]
    : [target.top + target.height / 2, target.left + target.width / 2];
  const x1 = Math.min(Math.max(x2, card.left), card.right);
  const y1 = Math.min(Math.max(y2, card.top), card.bottom);
  return [x1, y1, x2, y2];
}
