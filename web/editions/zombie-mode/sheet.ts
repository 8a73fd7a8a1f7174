/** The dashboard of a Zombie Hero: two attacks, the bystander last eaten, traits, five hearts (Z-ATT-1, S-TRAIT-2, S-WND-1). */
import { DEVOUR } from '@holdout/editions/supers/attack/lines.ts';
import { zombie } from '@holdout/editions/zombie-mode/index.ts';
import type { IconName } from '../../icon-names.ts';
import type { EditionSheet } from '../../table/sheet.ts';
import { ownOf } from '../supers/pieces.ts';
import { aimOf, bystanderRow, sheetFor, SIGN, traitRow, zonesAt } from '../supers/sheet.ts';

const ICONS: { readonly [card: string]: IconName } = {
  devour: 'bone-gnawer', sign: 'star-formation',
  'vibranium-shield': 'american-shield', 'powerful-blows': 'armor-punch', 'missile-wave': 'missile-swarm',
  'wasps-sting': 'wasp-sting', smash: 'hammer-drop', 'dual-katanas': 'katana', 'ruby-beam': 'laser-burst',
  'mind-blade': 'psychic-waves', 'savage-claws': 'saber-tooth', 'wrecking-fist': 'mailed-fist',
  'cosmic-flames': 'fire-flower', 'frozen-shards': 'snowflake-2',
  'iron-jaw': 'jawbone', 'grave-strength': 'muscle-up', 'dead-calm': 'semi-closed-eye', 'pick-of-the-litter': 'bullseye',
  'crack-the-shell': 'cracked-shield', 'rooftop-leap': 'leapfrog', numb: 'brain-freeze', 'bring-it-back-up': 'mouth-watering',
  'bite-your-tongue': 'tongue', 'second-helping': 'meat', 'rise-and-bite': 'resting-vampire', 'battering-ram': 'steel-door',
  'play-dead': 'person-in-bed', 'pack-shuffle': 'meeple-army', 'meat-shield': 'skull-shield', 'grave-dread': 'evil-eyes',
  'last-nerve': 'heart-beats', 'false-trail': 'footprint', 'fresh-bait': 'meat-hook', 'glassy-stare': 'dead-eye',
  'undead-loyalty': 'chained-heart', 'stitch-up': 'stitched-wound',
  'secret-mission-1': 'secret-book', 'secret-mission-2': 'secret-book',
}; // prettier-ignore

const { kit } = zombie;
const PEOPLE = new Set(kit.bystanders.map((b) => b.id));

const sheet = sheetFor(zombie, {
  // Hunger adds its dice to both, the mission to the hero's own (Z-HUN-2, M-MZ10).
  attacksOf(state, who) {
    const { id, track } = state.heroes[who];
    return [
      { line: kit.lineOf(id), more: track + ownOf(state).upgrade },
      { line: DEVOUR, more: track },
    ];
  },
  rows: [traitRow(kit, 'agent-coulson'), bystanderRow(kit)],
  lines: [DEVOUR],
  things: { sign: SIGN },
  iconOf: (card) => ICONS[card] ?? (PEOPLE.has(card) ? 'person' : 'fangs'),
});

export const zombieSheet: EditionSheet = {
  ...sheet,
  /** People last, and only by Devour (Z-DEV-3). */
  aimOf(context, state, option) {
    const aim = aimOf(context, state, option);
    if (option.cards?.[0] !== DEVOUR.id) return aim;
    const at = zonesAt(context, option);
    const people = ownOf(state).bystanders.filter((b) => at.includes(b.zone));
    return {
      ...aim,
      order: [...aim.order, ...people.map((b) => kit.bystanders[b.card].id)],
      clause: 'Z-DEV-3',
    };
  },
};
