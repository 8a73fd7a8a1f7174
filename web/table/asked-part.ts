/** What is shown of a question that is asked: the ways of a family, odds, and who stands against the heroes. Fetched together, with the first of it. */
export { BranchButtons } from './branch-buttons.tsx';
export { FoeCards } from './foe-cards.tsx';
export { OddsCard } from './odds-card.tsx';
export { OddsStrip } from './odds-strip.tsx';
export { SpendOptions } from './spend-options.tsx';
