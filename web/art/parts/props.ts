/** Everything a character may hold or carry, by name. */
import type { Colours } from './palette.ts';
import type { Pen } from './pen.ts';
import { HELD } from './props-held.ts';
import { POWERS } from './props-powers.ts';

const PROPS = { ...HELD, ...POWERS };
export type PropName = keyof typeof PROPS;

/** What is behind the shoulders, and what in front of all. */
export type Prop = (
  pen: Pen,
  who: { readonly wings?: string },
  colours: Colours,
) => readonly [string, string];

export function prop(
  pen: Pen,
  name: PropName | undefined,
  who: { readonly wings?: string },
  colours: Colours,
): readonly [string, string] {
  const table: { readonly [prop in PropName]: Prop } = PROPS;
  return name === undefined ? ['', ''] : table[name](pen, who, colours);
}
