/** Letters and numbers on figures, in the client's own type: the plate with a monogram, the badge with a count. */
import { INK, PAPER } from '../parts/palette.ts';

const TYPE = `text-anchor="middle" font-family="'Big Shoulders Display'" font-weight="900"`;

export function plate(letters: string, rim: string): string {
  const width = letters.length > 1 ? 30 : 22;
  return (
    `<rect x="${-width / 2}" y="7" width="${width}" height="19" rx="5" fill="${INK}" stroke="${rim}" stroke-width="1.5"/>` +
    `<text y="22" ${TYPE} font-size="17" fill="#fff">${letters}</text>`
  );
}

/** A paper coin with an ink numeral; wider from ten on. */
export function badge(count: number): string {
  const half = count > 9 ? 21 : 16;
  return (
    `<g transform="translate(30 8)"><rect x="${-half}" y="-16" width="${half * 2}" height="32" rx="16" fill="${PAPER}" stroke="${INK}" stroke-width="5"/>` +
    `<text y="9.5" ${TYPE} font-size="27" fill="${INK}">${count}</text></g>`
  );
}
