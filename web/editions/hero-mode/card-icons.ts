/** The icon of every card and attack, by its name at game-icons.net; icon-names.ts brings them along. */
export const CARD_ICONS = {
  'adamantium-claws': 'wolverine-claws', 'lightning-bolt': 'lightning-arc', shrapnel: 'magnet-blast',
  'silenced-pistols': 'pistol-gun', haymaker: 'punch', 'steel-fists': 'mailed-fist', 'vibranium-claws': 'claws',
  'mystic-bolts': 'third-eye', 'giant-fists': 'fist', 'mjolnir-swing': 'thor-hammer', 'chaos-hex': 'hexes',
  'swinging-kick': 'spider-mask', 'plasma-blast': 'gauntlet', 'hand-throw': 'gauntlet', sign: 'star-formation',
  'secret-mission-1': 'secret-book', 'secret-mission-2': 'secret-book',
} as const; // prettier-ignore
