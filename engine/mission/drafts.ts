/** Missions half made: drawn, renamed and warned of while somebody works on them. */
export { sketchOf, type GameSketch } from '../kernel/sketch.ts';
export { grammarOfMissions, type MissionGrammar } from './grammar.ts';
export { renamed } from './rename.ts';
export { missionWarnings } from './warnings.ts';
