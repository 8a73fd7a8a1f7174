/** A hero on the long street S5 S6 S7 S8 S9 of MZ1; S10 and S11 lead south from S7, S3 and S1 north from S5. */
import type { Scene } from '@holdout/engine/scenario';
import type { Entry } from '../../testing/pieces.ts';
import { play } from './table.ts';

export { enemies, offered, people, rolls } from '../../testing/pieces.ts';

/** The turn of the first hero named begins; the others stand where they are told to. */
export function street(heroes: { [id: string]: Entry }, rest: Entry = {}): Scene {
  return play({ mission: 'MZ1', heroes, turn: Object.keys(heroes)[0], ...rest });
}
