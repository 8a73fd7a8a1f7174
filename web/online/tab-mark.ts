/** The icon of the tab gets a light while somebody is awaited here, for those who have many tabs open. */
import { useEffect } from 'react';

const LIGHT = '<circle cx="384" cy="128" r="112" fill="#ffb83e" stroke="#07090c" stroke-width="32"/>';

const link = (): HTMLLinkElement | null => document.querySelector('link[rel="icon"]');

let lit: Promise<string> | undefined;

/** Drawn over the icon there is. */
async function litIcon(plain: string): Promise<string> {
  const drawn = await (await fetch(plain)).text();
  const svg = drawn.replace('</svg>', `${LIGHT}</svg>`);
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
}

export function useTabMark(on: boolean): void {
  useEffect(() => {
    const icon = link();
    if (!on || !icon) return undefined;
    const plain = icon.href;
    let over = false;
    lit ??= litIcon(plain);
    lit.then(
      (href) => {
        if (!over) icon.href = href;
      },
      // Without the server there is no icon to draw on; the next time there may be.
      () => (lit = undefined),
    );
    return () => {
      over = true;
      icon.href = plain;
    };
  }, [on]);
}
