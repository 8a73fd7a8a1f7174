/** A sheet: a page of drawings on one ground, to be looked at. */
import type { Drawing } from '../../art/drawing.ts';

/** What drawings lie on: the board's street and its pavement, the paper of cards, the night between rooms. */
export const GROUNDS = {
  asphalt: '#232a33',
  pavement: '#8d8577',
  paper: '#f3e6c4',
  night: '#0c1015',
} as const;

export interface Sheet {
  readonly name: string;
  readonly width: number;
  readonly html: string;
}

const inkOn = (ground: string): string => (ground === GROUNDS.paper ? '#19150f' : '#eef2f6');

/** A strip of drawings with its title, on its ground. */
export const strip = (title: string, ground: string, drawings: readonly string[], gap: number): string =>
  `<section style="background:${ground};color:${inkOn(ground)}"><h2>${title}</h2><div style="gap:${gap}px">${drawings.join('')}</div></section>`;

/** An svg of its own. */
export function svgOf({ box, body }: Drawing, width: number): string {
  const [, , w = 1, h = 1] = box.split(' ').map(Number);
  const size = `width="${width}" height="${Math.round((width * h) / w)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ${size} fill="none" stroke-linejoin="round" stroke-linecap="round">${body}</svg>`;
}

/** A drawing with its name under it. */
export const captioned = (drawing: string, name: string, width: number): string =>
  `<figure style="width:${width}px">${drawing}<figcaption>${name}</figcaption></figure>`;

const STYLE = `
  * { box-sizing: border-box; margin: 0 }
  body { font: 600 13px/1.3 sans-serif; background: #0c1015 }
  section { padding: 14px 18px 18px }
  section > div { display: flex; flex-wrap: wrap }
  h2 { font-size: 15px; margin-bottom: 26px }
  figure { text-align: center }
  figcaption { font-size: 12px; margin-top: 4px }
  svg { display: block; overflow: visible; margin: auto }`;

export const pageOf = ({ html }: Sheet): string =>
  `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>${html}`;
