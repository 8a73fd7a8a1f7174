/** Of every super-hero edition: people, cards, enemies at rest, the sign. */
const SUPERS = [
  'person', 'knocked-out-stars', 'sleepy', 'secret-book', 'star-formation', 'card-draw', 'cape',
] as const; // prettier-ignore

/** Icons in use, by their name at game-icons.net (authors are credited in the footer; CC BY 3.0): of every screen, and of each edition. */
export const ICON_SETS = {
  base: [
    'shambling-zombie', 'sprint', 'raise-zombie', 'exit-door', 'crosshair',
    'magnifying-glass', 'wooden-door', 'speaker', 'footsteps',
    'boot-prints',
    // The table.
    'bandaged', 'hamburger-menu', 'crystal-ball', 'light-bulb', 'anticlockwise-rotation', 'clockwise-rotation', 'help',
    'cog', 'check-mark', 'padlock', 'punch', 'closed-doors', 'trade', 'megaphone', 'night-sleep', 'meeple',
    'sharp-lips', 'dice-six-faces-five', 'info', 'stick-splitting', 'card-pick', 'steering-wheel',
    'ammo-box', 'skills', 'death-skull', 'broken-heart', 'knapsack', 'chest', 'return-arrow',
    'scroll-unfurled', 'save-arrow', 'upgrade', 'trophy-cup', 'cancel', 'healing', 'fire',
    // Theatre, forecast, history.
'bleeding-heart', 'checked-shield', 'eye-target', 'play-button', 'pause-button',
    // Home, set-up, summary, how to play.
    'hourglass', 'graduate-cap',
    'plain-arrow', 'trash-can', 'open-folder', 'pencil', 'flag-objective', 'previous-button', 'next-button',
  ],
  classic: ['fat', 'gooey-daemon'],
  zombie: [...SUPERS, 'brodie-helmet', 'riot-shield', 'jet-pack', 'saber-toothed-cat-head', 'third-eye', 'fist', 'thor-hammer', 'hexes', 'spider-mask', 'fangs', 'wolverine-claws', 'lightning-arc', 'magnet-blast', 'duality-mask', 'metal-golem-head', 'bone-gnawer', 'mailed-fist'],
  hero: [...SUPERS, 'brute', 'laser-burst', 'psychic-waves', 'saber-tooth', 'visored-helm', 'fire-flower', 'snowflake-2', 'american-shield', 'iron-mask', 'wasp-sting', 'katana', 'power-lightning', 'elevator', 'gauntlet'],
  dceased: [...SUPERS, 'brute', 'power-lightning', 'heat-haze', 'power-ring', 'alien-stare', 'wave-strike', 'feathered-wing', 'feline', 'street-light', 'phone', 'globe'],
} as const; // prettier-ignore
export type IconName = (typeof ICON_SETS)[keyof typeof ICON_SETS][number];
