/** The icon of every card and attack, by its name at game-icons.net; icon-names.ts brings them along. */
export const CARD_ICONS = {
  'power-sword': 'energy-sword', blaster: 'laser-gun', 'sword-of-athena': 'broadsword', 'recurve-bow': 'high-shot',
  'skyfall-mace': 'flanged-mace', 'winged-blades': 'bat-blade', 'blur-of-fists': 'punch-blast',
  'battlesuit-beam': 'laser-precision', 'lexcorp-energy-blaster': 'ray-gun', 'lexcorp-energy-blade': 'plasma-bolt',
  'nth-metal-axe': 'battle-axe', 'trident-of-poseidon': 'trident', 'lexcorp-shock-gauntlets': 'mailed-fist',
  'lexcorp-rail-rifle': 'rifle', 'grapple-line': 'grapple', 'riot-shield': 'riot-shield', 'field-surgery-kit': 'first-aid-kit',
  'siren-drone': 'siren', 'targeting-visor': 'visored-helm', 'overflow-cell': 'battery-pack', 'lamp-post': 'street-light',
  'phone-booth': 'phone', 'daily-planet-globe': 'globe', 'secret-mission-1': 'secret-book', 'secret-mission-2': 'secret-book',
  'secret-mission-3': 'secret-book', 'secret-mission-4': 'secret-book',
} as const; // prettier-ignore
