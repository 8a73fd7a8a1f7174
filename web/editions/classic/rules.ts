/** The rules alone, for a thread that draws nothing. */
export { classic as edition } from '@holdout/editions/classic';
