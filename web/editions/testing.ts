/** For tests: every edition at hand, as if it had been fetched. */
import '@holdout/narrate';
import { classicPlug } from './classic/plug.ts';
import { dceasedPlug } from './dceased/plug.ts';
import { heroPlug } from './hero-mode/plug.ts';
import { addEdition } from './plugs.ts';
import { zombiePlug } from './zombie-mode/plug.ts';

addEdition(classicPlug);
addEdition(zombiePlug);
addEdition(heroPlug);
addEdition(dceasedPlug);
