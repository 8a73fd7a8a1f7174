/** The dashboard of a Zombie Hero: two attacks, the bystander last eaten, traits, five hearts (Z-ATT-1, S-TRAIT-2, S-WND-1). */
import { DEVOUR, kitIn } from '@holdout/editions/supers';
import { zombie } from '@holdout/editions/zombie-mode';
import { heroAt, itemAt, type Edition } from '@holdout/engine';
import type { EditionSheet } from '../../table/sheet.ts';
import { ownOf } from '../supers/pieces.ts';
import { aimOf, bystanderRow, sheetFor, SIGN, traitRow, zonesAt } from '../supers/sheet.ts';

export function zombieSheetOf(edition: Edition): EditionSheet {
  const kit = kitIn(edition);
  const sheet = sheetFor(edition, {
    // Hunger adds its dice to both, the mission to the hero's own (Z-HUN-2, M-MZ10).
    attacksOf(state, who) {
      const { id, track } = heroAt(state, who);
      return [
        { line: kit.weaponOf(id), more: track + ownOf(state).upgrade },
        { line: DEVOUR, more: track },
      ];
    },
    rows: [traitRow(kit, 'agent-coulson'), bystanderRow(kit)],
    lines: [DEVOUR],
    things: { sign: SIGN },
  });
  return {
    ...sheet,
    /** People last, and only by Devour (Z-DEV-3). */
    aimOf(context, state, option) {
      const aim = aimOf(context, state, option);
      if (option.cards?.[0] !== DEVOUR.id) return aim;
      const at = zonesAt(context, option);
      const people = ownOf(state).bystanders.filter((b) => at.includes(b.zone));
      return {
        ...aim,
        order: [...aim.order, ...people.map((b) => itemAt(kit.bystanders, b.card).id)],
        clause: 'Z-DEV-3',
      };
    },
  };
}
export const zombieSheet = zombieSheetOf(zombie);
