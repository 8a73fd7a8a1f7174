/** The dashboard of a Super Hero: one attack, traits, the bystander kept, three hearts (S-TRAIT-2, H-RES-3, H-PCS-3). */
import { hero } from '@holdout/editions/hero-mode';
import type { Weapon } from '@holdout/editions/supers';
import { bystanderRow, sheetFor, SIGN, traitRow } from '../supers/sheet.ts';

const BLAST: Weapon = { id: 'plasma-blast', mode: 'ranged', range: [0, 2], dice: 3, accuracy: 4 };

const { kit } = hero;

export const heroSheet = sheetFor(hero, {
  attacksOf: (state, who) => [{ line: kit.weaponOf(state.heroes[who].id), more: 0 }],
  rows: [traitRow(kit, 'pepper-potts'), bystanderRow(kit)],
  lines: [],
  things: { sign: SIGN, hand: BLAST },
});
