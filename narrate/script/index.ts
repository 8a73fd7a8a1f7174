/** Mission files as sentences: for those who write missions, and those who play one that somebody has written. */
export { wordLabel, type WordKind } from './labels.ts';
export { fieldsIn, plain, placeOf, type Path, type Phrase, type Piece } from './piece.ts';
export { ownMission } from './own-mission.ts';
export { scriptOf, tellerOf, type Line, type Section } from './script.ts';
export type { Teller } from './teller.ts';
export type { RuleTold } from './rule-told.ts';
