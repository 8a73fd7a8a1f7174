/** The editions there are. */
import type { Edition } from '@holdout/engine';
import { classic } from './classic/index.ts';

export { classic };
export { contentOf, type Content } from './content.ts';

export const EDITIONS: readonly Edition[] = [classic];
