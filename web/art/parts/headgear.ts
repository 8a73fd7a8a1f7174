/** All that is worn on the head, by name; somebody may wear several things. */
import { COWLS } from './gear-cowls.ts';
import { EYEWEAR } from './gear-eyewear.ts';
import { HATS } from './gear-hats.ts';
import { HELMETS } from './gear-helmets.ts';
import { HOODS } from './gear-hoods.ts';
import type { Gear, GearLayers, Wearer } from './gear-layers.ts';
import { MASKS } from './gear-masks.ts';
import type { Colours } from './palette.ts';
import type { Pen } from './pen.ts';

const HEADGEAR = { ...COWLS, ...MASKS, ...HOODS, ...HELMETS, ...HATS, ...EYEWEAR };
export type GearName = keyof typeof HEADGEAR;

/** Every layer of everything worn, one over the other. */
export function gear(pen: Pen, names: readonly GearName[], who: Wearer, colours: Colours): GearLayers {
  const table: { readonly [name in GearName]: Gear } = HEADGEAR;
  const worn = names.map((name) => table[name](pen, who, colours));
  const layer = (of: keyof GearLayers): string => worn.map((one) => one[of] ?? '').join('');
  return { back: layer('back'), mask: layer('mask'), face: layer('face'), front: layer('front') };
}
