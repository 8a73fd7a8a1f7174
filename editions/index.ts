/** The editions there are. */
export { classic } from './classic/index.ts';
