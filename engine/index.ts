/**
 * The engine's door: what other packages may use, by the room it stands in. Maps that editions widen
 * (`declare module '@holdout/engine'`) can be widened only where their whole file is passed on.
 */

// The board: zones, doors, sight, distances, and the tiles they are made of.
export type { Board, BoardDoor, DoorKind } from './board/board.ts';
export { doorSides } from './board/door-id.ts';
export { sightlinesFrom } from './board/sightlines.ts';
export {
  CELL_CUTS,
  edgePoint,
  PAVEMENT,
  ROTATIONS,
  SIDES,
  type Rotation,
  TILE_SIZE,
  type Point,
  type Rect,
  type Side,
  type TileFace,
} from './board/tile.ts';
export { oppositeSide, rotateFace } from './board/turn.ts';
export { firstSteps, NEVER, viewOf, type Routes, type SightOut } from './board/view.ts';

// The kernel: a game as a fold of answers, what editions and abilities are, procedures, options, saves, timelines.
export * from './kernel/ability.ts';
export { DICE, kindsByHand, TOKENS } from './kernel/by-hand.ts';
export { cardId } from './kernel/card-id.ts';
export { keyed, rollDice, rollDie, ScriptError, seedWords, shuffle } from './kernel/chance.ts';
export { changeBetween, withChange, type Change } from './kernel/change.ts';
export { round } from './kernel/dawn.ts';
export * from './kernel/decision.ts';
export type {
  Acting,
  Action,
  Company,
  Edition,
  FurtherCards,
  Lack,
  EnemyStep,
  EnemyType,
  FaceDown,
  Policies,
  ScenarioWords,
  SpawnReading,
  Strike,
} from './kernel/edition.ts';
export { createEngine, isRefusal, type Engine } from './kernel/engine.ts';
export * from './kernel/event.ts';
export {
  countOf,
  enemiesIn,
  enemyId,
  hasHero,
  heroesIn,
  kept,
  sharedOptions,
  topFrame,
  zoneId,
  type Context,
  type Game,
} from './kernel/game.ts';
export { turnedUp } from './kernel/face-down.ts';
export { givenBy, type Given } from './kernel/given.ts';
export { addHero, grantFirstSkill } from './kernel/lay-out.ts';
export type { Unseen } from './kernel/determinise.ts';
export { noteNext, noteShuffled, noteWithin, forget } from './kernel/known.ts';
export type { Motive, TellMotive, ToldMotive } from './kernel/motive.ts';
export { formatCorrection, idOf, isCorrection, isNamed, itemOf, readItem } from './kernel/option-id.ts';
export { MAY_CORRECT, mayCorrect } from './position/correct.ts';
export {
  option,
  optionBy,
  plainOption,
  withoutDoubles,
  type Details,
  type Intent,
  type Option,
  type Topic,
} from './kernel/option.ts';
export { ownPart } from './kernel/own.ts';
export {
  byName,
  call,
  callIf,
  DONE,
  finish,
  inSequence,
  procedure,
  type Procedure,
  type Returns,
  type Sequence,
} from './kernel/procedure.ts';
export * from './kernel/refusals.ts';
export {
  beginningOf,
  formatSave,
  MAX_SAVE_CHARS,
  parseSave,
  replay,
  type Rewind,
  type Save,
} from './kernel/save.ts';
export { pastState, stateAt, wayBack } from './kernel/past.ts';
export { nthVariants, variantsOf } from './kernel/setup.ts';
export type {
  Frame,
  AttackLine,
  Hero,
  HeroSheet,
  PackCarried,
  Masked,
  Outcome,
  Setup,
  State,
  Truth,
  Variants,
} from './kernel/state.ts';
export {
  isPastReveal,
  adopt,
  openTimeline,
  openingTimeline,
  redo,
  saveOf,
  startTimeline,
  tryAnswer,
  tryRedo,
  type Tried,
  takeAnswer,
  undo,
  type Timeline,
} from './kernel/timeline.ts';
export { callerOf, frameOf, isOf, underWay } from './kernel/under-way.ts';
export {
  DANGER_LEVELS,
  DOOR,
  EMPTY,
  GENDERS,
  HIDDEN,
  SPAWN,
  WOUND,
  type DangerLevel,
  type Gender,
  type HeroStatus,
  type Json,
  type Source,
} from './kernel/vocabulary.ts';
/** For the compiler: what `ownPart` makes. */
export type { OwnPart } from './kernel/own.ts';

// Positions: a game told by names, as later rules go on from it.
export { goOn, type Dawn, type Era } from './position/keepsake.ts';
export type { Position } from './position/position.ts';
export { named } from './position/shapes.ts';
/** For the compiler: how the parts of a state are told. */
export type { Parts, Shape } from './position/shape.ts';

// What is told, asked and refused: declared where it happens.
export {
  declareEvents,
  formOf,
  told,
  type Beat,
  type EventsOf,
  type Spotlight,
  type Tone,
} from './vocabulary/events.ts';
import './vocabulary/family.ts';
export * from './vocabulary/kinds.ts';
export { asks, declarePrompts, isAsked, promptForm } from './vocabulary/prompts.ts';
export type { Fate, PromptsOf } from './vocabulary/prompts.ts';
export { declareRefusals, type RefusalsOf } from './vocabulary/refusals.ts';
/** For the compiler: what declared events are. */
export type { EventForm } from './vocabulary/events.ts';
/** For the compiler: what declared prompts are. */
export type { PromptForm } from './vocabulary/prompts.ts';

// Mission files: words, what they take, what they fire, what they are after.
export { experienceTowards } from './mission/common-conditions.ts';
export {
  aimed,
  counting,
  countsOf,
  exitZones,
  objectivesLeft,
  targetsIn,
  targetsOf,
  type Count,
  type Target,
} from './mission/aim.ts';
export {
  absent,
  either,
  exactly,
  fields,
  flag,
  list,
  listOrNone,
  map,
  maybe,
  number,
  oneOf,
  or,
  refine,
  section,
  text,
  yes,
  type Argument,
  type Coloured,
  type Shape as FileShape,
  type Taken,
} from './mission/argument.ts';
export { fireRule, fireRules, rulesFor } from './mission/fire.ts';
export type { Difficulty, Mission, MissionRule } from './mission/mission.ts';
export { area, colour, counter, enemy, liesFaceDown, tile, zone } from './mission/named.ts';
export { Reader, type Problem } from './mission/reader.ts';
export { missionSchema } from './mission/schema.ts';
export { textsOf, type MissionBrief, type MissionTexts } from './mission/texts.ts';
export * from './mission/triggers.ts';
export {
  demand,
  sectionOf,
  word,
  type Condition,
  type Conditions,
  type Effects,
  type Lookup,
  type MissionWords,
} from './mission/words.ts';
export type {} from './mission/common-effects.ts';
/** For the compiler: what a word of mission files is. */
export type { Word } from './mission/words.ts';
/** For the compiler: an argument that can be read before anything of the mission is known. */
export type { Plain } from './mission/argument.ts';

// Rules of every edition.
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
export {
  activationOf,
  enemyPhase,
  extraActivation,
  singleAction,
  watchedActivation,
} from './rules/activation.ts';
export * from './rules/decks.ts';
export {
  doorTouches,
  isLocked,
  openBuildings,
  openDoor,
  setDoor,
  unopened,
  type FillRooms,
} from './rules/doors.ts';
export { enduranceOf } from './rules/enemy-attack.ts';
export { experience, experienceOf, skillsAt, type NewSkill } from './rules/experience.ts';
export { playedByHand } from './rules/hands.ts';
export { juncture, junctureOf, stepIns, type JunctureFrame, type StepIn } from './rules/junctures.ts';
export { move, moveAction, moveCost, moveHero, stepOption } from './rules/movement.ts';
export { dealt, pickCard, pickHero } from './rules/dealt-by-hand.ts';
export { turnToken } from './rules/face-down-tokens.ts';
export { dealFitting, turnLaid } from './rules/pile-by-hand.ts';
export { isExitOpen, leaveBoard, takeAction } from './rules/objectives.ts';
export * from './rules/options.ts';
export { canPay, NO_KIND, pay } from './rules/payment.ts';
export {
  drawSpawnCard,
  place,
  putFigures,
  removeFigures,
  spawnCard,
  spawnStep,
  type Request,
  type SpawnStep,
} from './rules/spawning.ts';
export { trading, type Tradable, type Trade } from './rules/trade.ts';
export { BASIC_ACTIONS, carryOut, menuOf, turn, type Turn } from './rules/turn.ts';
export type {} from './rules/windows.ts';

// Names in positions that are written down.
export { enemyNamed, heroNamed, zoneAt } from './scenario/named.ts';

// What may come: odds and forecasts.
export * from './insight/index.ts';

// Lookups that fail at once instead of handing on `undefined`; cards that packs and players bring beside the edition's.
export { addTo, deckOf, heroAt, inPiles, itemAt, leading, lookUp, numberAt, typeAt } from './lookup.ts';
export { checkCardIds, packId } from './packs/names.ts';
export { formatAnother, isOurs, namesOfOurs, soundOurs, type OurCard } from './packs/ours.ts';
