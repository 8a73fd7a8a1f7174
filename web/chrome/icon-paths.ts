/** Paths of the icons at hand: those of every screen from the start, those of each edition once it is fetched. */
const paths = new Map<string, string>();

export function addIcons(more: { readonly [name: string]: string }): void {
  for (const [name, path] of Object.entries(more)) paths.set(name, path);
}

export const iconPath = (name: string): string | undefined => paths.get(name);
