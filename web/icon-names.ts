/** Of every super-hero edition: people, cards, enemies at rest, the sign. */
const SUPERS = [
  'person', 'knocked-out-stars', 'sleepy', 'secret-book', 'star-formation', 'card-draw', 'cape',
] as const; // prettier-ignore

/** Icons in use, by their name at game-icons.net (authors are credited in the footer; CC BY 3.0): of every screen, and of each edition. */
export const ICON_SETS = {
  base: [
    'shambling-zombie', 'sprint', 'raise-zombie', 'exit-door', 'crosshair', 'axe-swing',
    'magnifying-glass', 'wooden-door', 'speaker', 'moon', 'backward-time', 'footsteps', 'pistol-gun',
    'boot-prints',
    // The table.
    'bandaged', 'hamburger-menu', 'crystal-ball', 'anticlockwise-rotation', 'clockwise-rotation', 'help',
    'cog', 'check-mark', 'padlock', 'punch', 'closed-doors', 'trade', 'megaphone', 'night-sleep', 'meeple',
    'carnivore-mouth', 'rolling-dices', 'info', 'stick-splitting', 'card-pick', 'steering-wheel',
    'reload-gun-barrel', 'skills', 'death-skull', 'broken-heart', 'swap-bag', 'open-treasure-chest', 'return-arrow',
    'scroll-unfurled', 'save-arrow', 'upgrade', 'trophy', 'cancel', 'card-exchange', 'healing', 'molotov', 'jason-mask',
    // Theatre, forecast, history.
    'bleeding-heart', 'checked-shield', 'play-button', 'pause-button',
    // Home, set-up, summary.
    'plain-arrow', 'trash-can', 'open-folder', 'pencil', 'flag-objective', 'previous-button', 'next-button',
  ],
  classic: [
    'fat', 'gooey-daemon',
    'glock', 'crowbar', 'fire-axe', 'baseball-bat', 'machete', 'katana', 'chainsaw', 'sawed-off-shotgun', 'uzi',
    'winchester-rifle', 'lee-enfield', 'spyglass', 'bullets', 'shotgun-rounds', 'flashlight',
    'square-bottle', 'jerrycan', 'water-bottle', 'bowl-of-rice', 'canned-fish', 'terror', 'saucepan', 'revolver',
  ],
  zombie: [
    ...SUPERS, 'brodie-helmet', 'riot-shield', 'jet-pack', 'saber-toothed-cat-head', 'third-eye', 'fist',
    'thor-hammer', 'hexes', 'spider-mask', 'bone-gnawer', 'american-shield', 'armor-punch', 'missile-swarm',
    'wasp-sting', 'hammer-drop', 'katana', 'fangs', 'jawbone', 'muscle-up', 'semi-closed-eye', 'bullseye',
    'cracked-shield', 'leapfrog', 'brain-freeze', 'mouth-watering', 'tongue', 'meat', 'resting-vampire', 'steel-door',
    'person-in-bed', 'meeple-army', 'skull-shield', 'evil-eyes', 'heart-beats', 'footprint', 'meat-hook', 'dead-eye',
    'chained-heart', 'stitched-wound', 'wolverine-claws', 'lightning-arc', 'magnet-blast', 'duality-mask', 'mailed-fist',
    'metal-golem-head', 'laser-burst', 'psychic-waves', 'saber-tooth', 'fire-flower', 'snowflake-2',
  ],
  hero: [
    ...SUPERS, 'brute', 'laser-burst', 'psychic-waves', 'saber-tooth', 'visored-helm', 'fire-flower', 'snowflake-2',
    'american-shield', 'iron-mask', 'wasp-sting', 'fist', 'katana', 'power-lightning', 'elevator', 'gauntlet',
    'wolverine-claws', 'lightning-arc', 'magnet-blast', 'mailed-fist', 'claws', 'third-eye', 'thor-hammer', 'hexes',
    'spider-mask',
  ],
  dceased: [
    ...SUPERS, 'brute', 'power-lightning', 'energy-sword', 'laser-gun', 'broadsword', 'high-shot', 'flanged-mace',
    'bat-blade', 'punch-blast', 'laser-precision', 'ray-gun', 'plasma-bolt', 'battle-axe', 'trident', 'mailed-fist',
    'rifle', 'grapple', 'riot-shield', 'first-aid-kit', 'siren', 'visored-helm', 'battery-pack', 'street-light', 'phone',
    'globe', 'heat-haze', 'power-ring', 'alien-stare', 'wave-strike', 'feathered-wing', 'feline', 'backpack',
  ],
} as const; // prettier-ignore
export type IconName = (typeof ICON_SETS)[keyof typeof ICON_SETS][number];
