/** The engine's public door. */
export * from './board/index.ts';
export * from './kernel/ability.ts';
export { keyed, pickAtRandom, rollDie, ScriptError, seedWords, shuffle } from './kernel/chance.ts';
export * from './kernel/change.ts';
export * from './kernel/decision.ts';
export * from './kernel/edition.ts';
export {
  createEngine,
  isRefusal,
  takeText,
  type Accepted,
  type Engine,
  type Listen,
} from './kernel/engine.ts';
export * from './kernel/event.ts';
export * from './vocabulary/events.ts';
export * from './vocabulary/family.ts';
export * from './vocabulary/kinds.ts';
export * from './vocabulary/prompts.ts';
export * from './vocabulary/refusals.ts';
export * from './kernel/game.ts';
export { givenBy, type Given } from './kernel/given.ts';
export { idOf, isNamed, itemOf, readId, readItem, type Form } from './kernel/option-id.ts';
export * from './kernel/option.ts';
export * from './kernel/own.ts';
export * from './kernel/procedure.ts';
export * from './kernel/refusals.ts';
export * from './kernel/save.ts';
export { nthVariants, variantsOf } from './kernel/setup.ts';
export * from './kernel/state.ts';
export * from './kernel/timeline.ts';
export * from './kernel/vocabulary.ts';
export * from './mission/argument.ts';
export * from './mission/mission.ts';
export * from './mission/named.ts';
export * from './mission/reader.ts';
export * from './mission/triggers.ts';
export * from './mission/words.ts';
export type {} from './mission/common-effects.ts';
export { compileMission } from './mission/compile.ts';
export { missionSchema } from './mission/schema.ts';
export {
  actingIn,
  activationUnderWay,
  followPushed,
  freshOf,
  perZone,
  tire,
  type Activation,
  type Chosen,
} from './rules/acting.ts';
export * from './rules/activation.ts';
export * from './rules/decks.ts';
export * from './rules/doors.ts';
export * from './rules/experience.ts';
export * from './mission/fire.ts';
export * from './rules/moments.ts';
export * from './rules/movement.ts';
export * from './rules/objectives.ts';
export * from './rules/options.ts';
export * from './rules/forks.ts';
export * from './rules/payment.ts';
export * from './rules/spawning.ts';
export { trading, type Tradable } from './rules/trade.ts';
export * from './rules/turn.ts';
export * from './rules/windows.ts';
export { addHero, grantFirstSkill } from './kernel/lay-out.ts';
export { buildScenario, PHASES, zoneAt, type Phase } from './scenario/scenario.ts';
export * from './scenario/report.ts';
export * from './scenario/scene.ts';
export * from './insight/forecast.ts';
export * from './insight/plain-choice.ts';
export { enduranceOf } from './rules/enemy-attack.ts';
export * from './insight/odds.ts';
