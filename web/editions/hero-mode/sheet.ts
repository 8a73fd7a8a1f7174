/** The dashboard of a Super Hero: one attack, traits, the bystander kept, three hearts (S-TRAIT-2, H-RES-3, H-PCS-3). */
import { hero } from '@holdout/editions/hero-mode/index.ts';
import type { AttackLine } from '@holdout/editions/supers/kit.ts';
import type { IconName } from '../../icon-names.ts';
import { bystanderRow, sheetFor, SIGN, traitRow } from '../supers/sheet.ts';

const BLAST: AttackLine = { id: 'plasma-blast', mode: 'ranged', range: [0, 2], dice: 3, accuracy: 4 };

const ICONS: { readonly [card: string]: IconName } = {
  'adamantium-claws': 'wolverine-claws', 'lightning-bolt': 'lightning-arc', shrapnel: 'magnet-blast',
  'silenced-pistols': 'pistol-gun', haymaker: 'punch', 'steel-fists': 'mailed-fist', 'vibranium-claws': 'claws',
  'mystic-bolts': 'third-eye', 'giant-fists': 'fist', 'mjolnir-swing': 'thor-hammer', 'chaos-hex': 'hexes',
  'swinging-kick': 'spider-mask', 'plasma-blast': 'gauntlet', 'hand-throw': 'gauntlet', sign: 'star-formation',
  'secret-mission-1': 'secret-book', 'secret-mission-2': 'secret-book',
}; // prettier-ignore

const { kit } = hero;
const TRAIT_IDS = new Set(kit.traits.map((t) => t.id));

export const heroSheet = sheetFor(hero, {
  attacksOf: (state, who) => [{ line: kit.lineOf(state.heroes[who].id), more: 0 }],
  rows: [traitRow(kit, 'pepper-potts'), bystanderRow(kit)],
  lines: [],
  things: { sign: SIGN, hand: BLAST },
  iconOf: (card) => ICONS[card] ?? (TRAIT_IDS.has(card) ? 'skills' : 'person'),
});
