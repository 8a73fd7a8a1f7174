/** The word a panel shouts, by what somebody fights with; whoever bites needs no weapon. */
import { lookUp, leading, formOf } from '@holdout/engine';
import { ATTACK_KINDS } from '../art/items/attack-kinds.ts';
import type { Moment } from './moments.ts';

/** By the picture of the weapon. */
const FAMILIES = {
  pistol: 'shot',
  'evil-twins': 'shot',
  rifle: 'shot',
  'sub-mg': 'burst',
  shotgun: 'boom',
  'sawed-off': 'boom',
  'mas-shotgun': 'boom',
  'fire-axe': 'blade',
  machete: 'blade',
  katana: 'blade',
  'nth-metal-axe': 'blade',
  'trident-of-poseidon': 'blade',
  'lexcorp-energy-blade': 'blade',
  crowbar: 'blow',
  'baseball-bat': 'blow',
  pan: 'clang',
  chainsaw: 'saw',
  molotov: 'fire',
  'lexcorp-energy-blaster': 'zap',
  'lexcorp-shock-gauntlets': 'zap',
  'lexcorp-rail-rifle': 'zap',
  claw: 'claw',
  bolt: 'zap',
  'shield-throw': 'clang',
  punch: 'blow',
  blast: 'boom',
  blade: 'blade',
  bite: 'bite',
  arrow: 'arrow',
} as const;
type SoundWord = (typeof FAMILIES)[keyof typeof FAMILIES];

const isDrawn = (picture: string): picture is keyof typeof FAMILIES => Object.hasOwn(FAMILIES, picture);

/** `pistol+pistol`, `devour`, `molotov.thrown`: the first thing in hand. */
export function soundOfWeapon(weapon: string): SoundWord | null {
  const [id] = leading(weapon.split(/[+.]/), 1);
  const picture = Object.hasOwn(ATTACK_KINDS, id) ? lookUp(ATTACK_KINDS, id) : id;
  return isDrawn(picture) ? FAMILIES[picture] : null;
}

export function soundOfMoment({ role, lead }: Moment): SoundWord | null {
  if (lead === null || role === 'end') return null;
  if ('weapon' in lead) return soundOfWeapon(lead.weapon);
  const { beat } = formOf(lead.type);
  return beat === 'wound' || beat === 'death' ? 'bite' : null;
}
