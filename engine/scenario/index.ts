/** Positions written down, to be set up and played on. */
export { reportDecision, reportHeroes, reportZones } from './report.ts';
export { buildScenario } from './scenario.ts';
export { Scene, scene } from './scene.ts';
