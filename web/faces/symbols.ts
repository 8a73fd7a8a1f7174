/** Drawings of the page, each there once as a symbol and used wherever it is wanted. */
import { useEffectEvent, useLayoutEffect } from 'react';
import type { Drawing } from '../art/drawing.ts';

const SVG = 'http://www.w3.org/2000/svg';
const drawn = new Map<string, { readonly symbol: Element; readonly body: string }>();
let host: Element | null = null;

/** Out of sight, but drawn: what is not drawn at all cannot be cut to a shape. */
function hostOf(page: Document): Element {
  if (host?.isConnected) return host;
  const svg = page.createElementNS(SVG, 'svg');
  svg.setAttribute('width', '0');
  svg.setAttribute('height', '0');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', 'drawings');
  page.body.append(svg);
  host = svg;
  return svg;
}

function put(name: string, { box, body }: Drawing): void {
  const known = drawn.get(name);
  if (known?.body === body && known.symbol.isConnected) return;
  known?.symbol.remove();
  const symbol = document.createElementNS(SVG, 'symbol');
  const attributes = {
    id: name,
    viewBox: box,
    overflow: 'visible',
    fill: 'none',
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  };
  for (const [key, value] of Object.entries(attributes)) symbol.setAttribute(key, value);
  symbol.innerHTML = body;
  hostOf(document).append(symbol);
  drawn.set(name, { symbol, body });
}

const safeName = (name: string): string => `art-${name.replace(/[^a-z0-9]+/gi, '-')}`;

/** The address of a drawing, which is made if nobody has wanted it before. */
export function useSymbol(name: string, draw: (() => Drawing | null) | null): string {
  const safe = safeName(name);
  useLayoutEffect(() => {
    const drawing = draw?.() ?? null;
    if (drawing !== null) put(safe, drawing);
  });
  return `#${safe}`;
}

/** The same for a drawing whose name says all there is to it: it is drawn once, however often it is looked at. */
export function useLastingSymbol(name: string, draw: (() => Drawing) | null): string | null {
  const safe = safeName(name);
  const ready = draw !== null;
  const make = useEffectEvent(() => {
    if (draw && !drawn.get(safe)?.symbol.isConnected) put(safe, draw());
  });
  useLayoutEffect(() => make(), [safe, ready]);
  return ready ? `#${safe}` : null;
}
