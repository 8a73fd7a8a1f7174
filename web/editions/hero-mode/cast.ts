/** Who has a face here: the same people as when the dead are played, on the other side. */
export { cast } from '../zombie-mode/cast.ts';
