/**
 * A large drawing of the page (the comic of the night, the sheet of a mission) as a picture file. Shapes are drawn by the browser from a copy that has everything it uses in
 * itself; words are painted onto it afterwards, for a copy does not have the letters of the page.
 */
import { paintSvg } from './paint-svg.ts';

const SHARP = 1.5;
const SVG = 'http://www.w3.org/2000/svg';
/** What style sheets may say of a drawing. */
const PAINTED = ['fill', 'stroke', 'stroke-width', 'opacity', 'display'] as const;

export async function drawnPicture(page: SVGSVGElement, width: number, height: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width * SHARP, height * SHARP];
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('nothing to draw on');
  const url = URL.createObjectURL(new Blob([ownCopy(page, width, height)], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    ctx.drawImage(image, 0, 0, canvas.width, canvas.height);
  } finally {
    URL.revokeObjectURL(url);
  }
  paintSvg(page, canvas, SHARP, 'text');
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

/** Stands by itself: with the drawings of the page it uses, and as its style sheets have it. */
function ownCopy(page: SVGSVGElement, width: number, height: number): string {
  const copy = page.cloneNode(true) as SVGSVGElement;
  const originals = page.querySelectorAll('[class]');
  copy.querySelectorAll('[class]').forEach((element, i) => {
    const style = getComputedStyle(originals.item(i));
    for (const property of PAINTED) element.setAttribute(property, style.getPropertyValue(property));
  });
  for (const text of copy.querySelectorAll('text')) text.remove();
  const defs = document.createElementNS(SVG, 'defs');
  for (const href of new Set(
    [...copy.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? ''),
  )) {
    const drawing =
      href.startsWith('#') && copy.querySelector(href) === null ? document.querySelector(href) : null;
    if (drawing) defs.append(drawing.cloneNode(true));
  }
  copy.prepend(defs);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}
