/** Where the parts of a thing worn on the head are drawn. */
import type { HeadName } from './heads.ts';
import type { Colours } from './palette.ts';
import type { Pen } from './pen.ts';
import type { Rotting } from './wounds.ts';

export interface GearLayers {
  /** Behind the head. */
  readonly back: string;
  /** On the face, cut to the head. */
  readonly mask: string;
  /** Before the face, moving with it. */
  readonly face: string;
  /** Over all. */
  readonly front: string;
}

export interface Wearer extends Rotting {
  readonly head: HeadName;
}

export type Gear = (pen: Pen, who: Wearer, colours: Colours) => Partial<GearLayers>;
