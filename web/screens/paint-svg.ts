/**
 * Draws shapes and words of an SVG in the page onto a canvas, as the page shows them: its fonts and styles hold, and no
 * image has to be loaded. Paths, boxes, circles and single lines of text; what else there is (patterns, pictures) is left out.
 */

const ALL = 'path, rect, circle, text';

export function paintSvg(svg: SVGSVGElement, canvas: HTMLCanvasElement, scale: number, shapes = ALL): void {
  const ctx = canvas.getContext('2d');
  const root = svg.getScreenCTM()?.inverse();
  if (!ctx || !root) throw new Error('nothing to draw on');
  for (const shape of svg.querySelectorAll<SVGGraphicsElement>(shapes)) {
    const place = shape.getScreenCTM();
    if (!place || shape.closest('defs, pattern, clipPath')) continue;
    const { a, b, c, d, e, f } = root.multiply(place);
    ctx.setTransform(a * scale, b * scale, c * scale, d * scale, e * scale, f * scale);
    paint(ctx, shape, getComputedStyle(shape));
  }
}

function paint(ctx: CanvasRenderingContext2D, shape: SVGGraphicsElement, style: CSSStyleDeclaration): void {
  const seen = opacityOf(shape);
  const fill = (): boolean => setColour(ctx, 'fillStyle', style.fill, seen * Number(style.fillOpacity));
  if (shape instanceof SVGTextElement) {
    ctx.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    ctx.textAlign = style.textAnchor === 'middle' ? 'center' : style.textAnchor === 'end' ? 'right' : 'left';
    const room = shape.hasAttribute('textLength') ? numberOf(shape, 'textLength') : undefined;
    const [x, y] = [numberOf(shape, 'x'), numberOf(shape, 'y')];
    if (setColour(ctx, 'strokeStyle', style.stroke, seen * Number(style.strokeOpacity))) {
      ctx.lineWidth = Number.parseFloat(style.strokeWidth);
      ctx.lineJoin = 'round';
      ctx.strokeText(shape.textContent, x, y, room);
    }
    if (fill()) ctx.fillText(shape.textContent, x, y, room);
    return;
  }
  const outline = outlineOf(shape);
  if (fill()) ctx.fill(outline);
  if (!setColour(ctx, 'strokeStyle', style.stroke, seen * Number(style.strokeOpacity))) return;
  ctx.lineWidth = Number.parseFloat(style.strokeWidth);
  ctx.lineJoin = style.strokeLinejoin === 'round' ? 'round' : 'miter';
  ctx.lineCap = style.strokeLinecap === 'round' ? 'round' : 'butt';
  ctx.setLineDash((style.strokeDasharray.match(/[\d.]+/g) ?? []).map(Number));
  ctx.stroke(outline);
}

/** False for what has no colour of its own. */
function setColour(
  ctx: CanvasRenderingContext2D,
  kind: 'fillStyle' | 'strokeStyle',
  colour: string,
  opacity: number,
): boolean {
  if (colour === 'none' || colour.startsWith('url')) return false;
  ctx[kind] = colour;
  ctx.globalAlpha = opacity;
  return true;
}

function outlineOf(shape: SVGGraphicsElement): Path2D {
  const of = (name: string): number => numberOf(shape, name);
  const outline = new Path2D(shape.getAttribute('d') ?? '');
  if (shape instanceof SVGRectElement)
    outline.roundRect(of('x'), of('y'), of('width'), of('height'), of('rx'));
  if (shape instanceof SVGCircleElement) outline.arc(of('cx'), of('cy'), of('r'), 0, 2 * Math.PI);
  return outline;
}

const numberOf = (shape: Element, name: string): number => Number(shape.getAttribute(name) ?? 0);

/** Groups dim what is in them. */
function opacityOf(shape: Element | null): number {
  return shape instanceof SVGElement
    ? Number(getComputedStyle(shape).opacity) * opacityOf(shape.parentElement)
    : 1;
}
