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
    'brodie-helmet', 'riot-shield', 'jet-pack', 'cape', 'saber-toothed-cat-head', 'third-eye', 'fist', 'thor-hammer',
    'hexes', 'spider-mask', 'person', 'police-badge', 'knocked-out-stars', 'sleepy', 'secret-book', 'star-formation',
    'bone-gnawer', 'american-shield', 'armor-punch', 'missile-swarm', 'wasp-sting', 'hammer-drop', 'katana',
    'card-draw', 'card-random', 'fangs', 'jawbone', 'muscle-up', 'semi-closed-eye', 'bullseye', 'cracked-shield', 'leapfrog',
    'brain-freeze', 'mouth-watering', 'tongue', 'meat', 'resting-vampire', 'steel-door', 'person-in-bed', 'meeple-army',
    'skull-shield', 'evil-eyes', 'heart-beats', 'footprint', 'meat-hook', 'dead-eye', 'chained-heart', 'stitched-wound',
  ],
  hero: [
    'brute', 'laser-burst', 'psychic-waves', 'saber-tooth', 'visored-helm', 'fire-flower', 'snowflake-2', 'american-shield',
    'iron-mask', 'wasp-sting', 'fist', 'star-formation', 'katana', 'person', 'police-badge', 'knocked-out-stars', 'sleepy',
    'secret-book', 'card-draw', 'card-random', 'power-lightning', 'elevator', 'gauntlet', 'wolverine-claws', 'lightning-arc',
    'magnet-blast', 'mailed-fist', 'claws', 'third-eye', 'thor-hammer', 'hexes', 'spider-mask', 'domino-mask', 'cape',
    'riot-shield',
  ],
} as const; // prettier-ignore
export type IconName = (typeof ICON_SETS)[keyof typeof ICON_SETS][number];
