/** Things lie at an angle in their picture: turned about its middle, and moved. */
export const turn = (deg: number, inner: string, x = 0, y = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${deg} 110 126)">${inner}</g>`;

/** Smaller or larger, about the middle of the picture. */
export const sized = (scale: number, inner: string, y = 0): string =>
  `<g transform="translate(110 ${126 + y}) scale(${scale}) translate(-110 -126)">${inner}</g>`;
