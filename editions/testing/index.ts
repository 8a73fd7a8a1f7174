/** What tests of other packages ask of the editions. */
export { SPAWN_KINDS, TRAIT_DECK } from '../supers/kit.ts';
export { followChanges } from './told-changes.ts';
export { SHEETS, SUPER_HEROES } from '../zombie-mode/cards.ts';
