/** The editions there are. */
export { classic } from './classic/index.ts';
export { contentOf, type Content } from './content.ts';
