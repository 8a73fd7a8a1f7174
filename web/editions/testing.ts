/** For tests: every edition at hand, as if it had been fetched. */
import { classicPlug } from './classic/plug.ts';
import { addEdition } from './plugs.ts';

addEdition(classicPlug);
