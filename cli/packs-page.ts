/** The schema in docs/PACKS.md, made from what reads packs; the rest of the page is written by hand. */
import type { Json } from '@holdout/engine';
import { packOutline } from '@holdout/engine/packs';
import { EDITIONS } from './editions.ts';

export const PACKS_PAGE = new URL('../docs/PACKS.md', import.meta.url);

const BEGIN = '<!-- schema -->\n';
const END = '<!-- end of schema -->';

/** The page with the schema of today in it. */
export function packsPage(page: string): string {
  const [before = '', rest = ''] = page.split(BEGIN);
  const after = rest.slice(rest.indexOf(END));
  return `${before}${BEGIN}\n\`\`\`json\n${outline()}\n\`\`\`\n\n${after}`;
}

/** Three levels deep, then a line each: whole it would be two thousand lines. */
const outline = (): string => told(packOutline(EDITIONS), 3);

function told(value: Json, deep: number, indent = ''): string {
  if (typeof value !== 'object' || value === null || deep === 0) return JSON.stringify(value);
  const inner = `${indent}  `;
  const entries = Array.isArray(value)
    ? value.map((v) => inner + told(v, deep - 1, inner))
    : Object.entries(value).map(([key, v]) => `${inner}${JSON.stringify(key)}: ${told(v, deep - 1, inner)}`);
  const [open, shut] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${entries.join(',\n')}\n${indent}${shut}`;
}
