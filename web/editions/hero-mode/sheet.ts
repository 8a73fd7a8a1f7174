/** The dashboard of a Super Hero: one attack, traits, the bystander kept, three hearts (S-TRAIT-2, H-RES-3, H-PCS-3). */
import { hero } from '@holdout/editions/hero-mode';
import { kitIn, type Weapon } from '@holdout/editions/supers';
import { heroAt, type Edition } from '@holdout/engine';
import type { EditionSheet } from '../../table/sheet.ts';
import { bystanderRow, sheetFor, SIGN, traitRow } from '../supers/sheet.ts';

const BLAST: Weapon = { id: 'plasma-blast', mode: 'ranged', range: [0, 2], dice: 3, accuracy: 4 };

export function heroSheetOf(edition: Edition): EditionSheet {
  const kit = kitIn(edition);
  return sheetFor(edition, {
    attacksOf: (state, who) => [{ line: kit.weaponOf(heroAt(state, who).id), more: 0 }],
    rows: [traitRow(kit, 'pepper-potts'), bystanderRow(kit)],
    lines: [],
    things: { sign: SIGN, hand: BLAST },
  });
}
export const heroSheet = heroSheetOf(hero);
