/** Paths of the icons at hand: those of every screen, and of each edition once it is fetched. */
import base from 'virtual:icons/base';

const paths = new Map(Object.entries(base));

export function addIcons(more: { readonly [name: string]: string }): void {
  for (const [name, path] of Object.entries(more)) paths.set(name, path);
}

export const iconPath = (name: string): string | undefined => paths.get(name);
