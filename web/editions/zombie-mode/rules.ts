/** The rules alone, for a thread that draws nothing. */
export { zombie as edition } from '@holdout/editions/zombie-mode';
