/** The rules alone, for a thread that draws nothing. */
export { hero as edition } from '@holdout/editions/hero-mode';
