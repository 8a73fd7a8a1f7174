/** What a person looks like, as names of parts and colours. One spec gives the portrait, living and risen, and the figure. */
import type { Figure } from './figures/body.ts';
import type { Dressed } from './figures/dress.ts';
import type { FaceLooks } from './parts/faces.ts';
import type { HairName } from './parts/hair.ts';
import type { GearName } from './parts/headgear.ts';
import type { HeadLooks } from './parts/heads.ts';
import type { HAIR, SKIN } from './parts/palette.ts';
import type { PropName } from './parts/props.ts';
import type { TorsoLooks } from './parts/torsos.ts';

type Hex = `#${string}`;

export interface Spec extends HeadLooks, FaceLooks, TorsoLooks {
  readonly id: string;
  readonly skin: keyof typeof SKIN | Hex;
  /** Where they look: to the left unless told. */
  readonly look?: 'left' | 'front' | 'right';
  readonly hair?: HairName;
  readonly hairColour?: keyof typeof HAIR | Hex;
  /** Main, second and third colour of the clothes. */
  readonly colours: readonly Hex[];
  readonly gear?: readonly GearName[];
  readonly prop?: PropName;
  readonly wings?: Hex;
  /** The disc behind the head, of a middle value that sets it off. */
  readonly ground: Hex;
  /** The light from behind. */
  readonly rim?: Hex;
  /** Degrees, -8 to 8. */
  readonly tilt?: number;
  /** The whole face is under a mask. */
  readonly masked?: boolean;
  readonly noEar?: boolean;
  /** Heroes stand in a pose of their own, bystanders in plain dress. */
  readonly figure?: Figure;
  readonly dress?: Dressed['dress'];
  readonly held?: Dressed['held'];
}

/** People by id; the id is not written twice. */
export type Cast = { readonly [id: string]: Omit<Spec, 'id'> };
