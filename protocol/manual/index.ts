/** The manual of the protocol (docs/PROTOCOL.md). */
export { protocolManual } from './page.ts';
/** For tests: what there should be over HTTP. */
export { ROUTES } from './routes.ts';
