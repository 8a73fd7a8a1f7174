/** A text as a code for cameras, on a page or in a terminal. */
export { qrCode } from './code.ts';
