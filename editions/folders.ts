/** Where the files of an edition stand, here and in the other packages: a mode is called so, lest hero/ be taken for a hero. */
const MODES: readonly string[] = ['hero', 'zombie'];

export const folderOf = (edition: string): string => (MODES.includes(edition) ? `${edition}-mode` : edition);
