import { CARD_ICONS as CLASSIC_CARDS } from './editions/classic/card-icons.ts';
import { CARD_ICONS as DCEASED_CARDS } from './editions/dceased/card-icons.ts';
import { CARD_ICONS as HERO_CARDS } from './editions/hero-mode/card-icons.ts';
import { CARD_ICONS as ZOMBIE_CARDS } from './editions/zombie-mode/card-icons.ts';

/** Of every super-hero edition: people, cards, enemies at rest, the sign. */
const SUPERS = [
  'person', 'knocked-out-stars', 'sleepy', 'secret-book', 'star-formation', 'card-draw', 'cape',
] as const; // prettier-ignore

/** Icons in use, by their name at game-icons.net (authors are credited in the footer; CC BY 3.0): of every screen, and of each edition. */
export const ICON_SETS = {
  base: [
    'shambling-zombie', 'sprint', 'raise-zombie', 'exit-door', 'crosshair',
    'magnifying-glass', 'wooden-door', 'speaker', 'footsteps', 'pistol-gun',
    'boot-prints',
    // The table.
    'bandaged', 'hamburger-menu', 'crystal-ball', 'light-bulb', 'anticlockwise-rotation', 'clockwise-rotation', 'help',
    'cog', 'check-mark', 'padlock', 'punch', 'closed-doors', 'trade', 'megaphone', 'night-sleep', 'meeple',
    'carnivore-mouth', 'rolling-dices', 'info', 'stick-splitting', 'card-pick', 'steering-wheel',
    'reload-gun-barrel', 'skills', 'death-skull', 'broken-heart', 'swap-bag', 'open-treasure-chest', 'return-arrow',
    'scroll-unfurled', 'save-arrow', 'upgrade', 'trophy', 'cancel', 'card-exchange', 'healing', 'molotov', 'jason-mask',
    // Theatre, forecast, history.
'bleeding-heart', 'checked-shield', 'eye-target', 'play-button', 'pause-button',
    // Home, set-up, summary, how to play.
    'hourglass', 'graduate-cap',
    'plain-arrow', 'trash-can', 'open-folder', 'pencil', 'flag-objective', 'previous-button', 'next-button',
  ],
  classic: ['fat', 'gooey-daemon', ...Object.values(CLASSIC_CARDS)],
  zombie: [...SUPERS, 'brodie-helmet', 'riot-shield', 'jet-pack', 'saber-toothed-cat-head', 'third-eye', 'fist', 'thor-hammer', 'hexes', 'spider-mask', 'fangs', 'wolverine-claws', 'lightning-arc', 'magnet-blast', 'duality-mask', 'metal-golem-head', ...Object.values(ZOMBIE_CARDS)],
  hero: [...SUPERS, 'brute', 'laser-burst', 'psychic-waves', 'saber-tooth', 'visored-helm', 'fire-flower', 'snowflake-2', 'american-shield', 'iron-mask', 'wasp-sting', 'katana', 'power-lightning', 'elevator', ...Object.values(HERO_CARDS)],
  dceased: [...SUPERS, 'brute', 'power-lightning', 'heat-haze', 'power-ring', 'alien-stare', 'wave-strike', 'feathered-wing', 'feline', 'backpack', ...Object.values(DCEASED_CARDS)],
} as const; // prettier-ignore
export type IconName = (typeof ICON_SETS)[keyof typeof ICON_SETS][number];
