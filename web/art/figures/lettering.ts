/** Letters on figures, in the client's own type: the plate with a monogram. */
import { INK } from '../parts/palette.ts';

const TYPE = `text-anchor="middle" font-family="'Big Shoulders Display'" font-weight="900"`;

export function plate(letters: string, rim: string): string {
  const width = letters.length > 1 ? 30 : 22;
  return (
    `<rect x="${-width / 2}" y="7" width="${width}" height="19" rx="5" fill="${INK}" stroke="${rim}" stroke-width="1.5"/>` +
    `<text y="22" ${TYPE} font-size="17" fill="#fff">${letters}</text>`
  );
}
