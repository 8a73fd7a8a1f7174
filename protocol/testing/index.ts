/** What tests of other packages ask of the protocol. */
export { TABLE_REFUSALS } from '../refusals.ts';
