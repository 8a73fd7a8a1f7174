/** The rules alone, for a thread that draws nothing. */
export { dceased as edition } from '@holdout/editions/dceased';
