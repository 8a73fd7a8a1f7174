/**
 * Everything that can happen, as typed events. Events name zones, heroes, cards and enemies by their ids, so that a
 * log, an animation or a screen reader needs nothing but the event. Words for them are in narrate/.
 */
import type { Given } from './given.ts';

export interface EventMap {
  answered: { prompt: string; answer: string; by: number | 'team'; given: readonly Given[] };
  'game-started': { mission: string };
  'round-started': { round: number };
  phase: { phase: 'players' | 'enemies' | 'spawn' | 'end' };
  'turn-started': { hero: string; actions: number };
  'turn-ended': { hero: string; unspent: number };
  'first-player': { seat: number };

  moved: { hero: string; from: string; to: string; cost: number };
  'door-opened': { hero: string; door: string; card: string };
  'door-closed': { hero: string; door: string };
  'building-opened': { zones: readonly string[] };
  experience: { hero: string; gained: number; total: number };
  'level-reached': { hero: string; level: string };
  'skill-gained': { hero: string; skill: string };
  'skill-used': { hero: string; skill: string; other: string };

  /** `second` = the other zone of an attack on two, if there is one. */
  attacked: {
    hero: string;
    weapon: string;
    zone: string;
    second?: string;
    accuracy: number;
    dice: readonly number[];
    hits: number;
  };
  rerolled: { hero: string; with: string; dice: readonly number[]; hits: number };
  'die-turned': { hero: string; with: string; dice: readonly number[]; hits: number };
  'hits-lost': { zone: string; hits: number };
  burned: { hero: string; zone: string };
  'enemies-killed': { enemy: string; n: number; zone: string; hero: string };
  'friendly-fire': { hero: string; other: string; hits: number };

  activation: { enemies: readonly string[]; extra: boolean };
  'enemies-attack': { zone: string; n: number };
  'attacks-wasted': { zone: string; n: number };
  /** `taken` = wounds at once, `left` = those that still can be. */
  wounded: { hero: string; wounds: number; taken: number; left: number };
  'card-lost': { hero: string; card: string };
  'wound-prevented': { hero: string; with: string };
  'hero-died': { hero: string; zone: string };
  'enemies-moved': { enemy: string; n: number; from: string; to: string };
  'enemies-added': { enemy: string; n: number; zone: string };
  'enemies-removed': { enemy: string; n: number; zone: string };

  'spawn-card': { card: string; zone: string; level: string; kind: string; enemy: string; n: number };
  /** What a card does to the heroes of a zone, beside bringing enemies. */
  'card-strikes': { kind: string; zone: string; n: number };
  'card-without-effect': { card: string; kind: string };
  'enemies-placed': { enemy: string; n: number; zone: string };
  'figures-short': { enemy: string; missing: number };
  /** No figure is left: others come in its place. */
  'figures-instead': { enemy: string; instead: string; n: number };
  'deck-shuffled': { deck: string };
  'deck-empty': { deck: string };

  noise: { hero: string; zone: string; tokens: number };
  'noise-cleared': { tokens: number };
  searched: { hero: string; zone: string };
  'car-searched': { hero: string; zone: string; car: string };
  'card-drawn': { hero: string; card: string };
  'card-given': { hero: string; card: string; other: string };
  'card-discarded': { hero: string; card: string };
  'found-nothing': { hero: string };
  held: { hero: string; cards: readonly string[] };
  traded: { hero: string; other: string };
  'trade-refused': { hero: string; other: string };
  combined: { hero: string; card: string };
  reloaded: { hero: string; cards: readonly string[] };
  healed: { hero: string; other: string };

  'objective-taken': { hero: string; zone: string; colour: string };
  'spawn-activated': { zone: string };
  'spawn-neutralised': { hero: string; zone: string };
  'spawn-removed': { zone: string };
  'door-unlocked': { colour: string; doors: number };
  'exit-opened': { zone: string };
  'hero-left': { hero: string; zone: string };
  'hero-joined': { hero: string; zone: string; seat: number };
  counted: { counter: string; value: number };

  'car-entered': { hero: string; zone: string; car: string; place: string };
  'car-left': { hero: string; zone: string; car: string };
  'seat-changed': { hero: string; car: string; place: string };
  drove: { hero: string; car: string; from: string; to: string };
  'run-over': { hero: string; zone: string; dice: readonly number[]; hits: number };
  loaded: { hero: string; card: string; car: string };
  unloaded: { hero: string; card: string; car: string };
  'car-escaped': { car: string; zone: string; supplies: number };

  'track-changed': { hero: string; track: string; from: number; to: number };
  ravenous: { hero: string; on: boolean };
  devoured: { hero: string; card: string; zone: string };
  'bystander-revealed': { card: string; zone: string };
  'bystander-placed': { card: string; zone: string; as: BystanderState };
  'bystander-moved': { card: string; from: string; to: string; as: BystanderState };
  'bystander-left': { card: string; zone: string };
  'bystander-rescued': { hero: string; card: string; zone: string };
  'bystander-lost': { card: string; zone: string };
  'bystander-rolled': { card: string; for: 'defence' | 'hiding'; die: number };
  'bystander-safe': { card: string; with: string };
  'bystander-shown': { card: string; zone: string };
  'power-spent': { hero: string; n: number; for: string };
  'window-broken': { door: string; enemies: readonly string[] };
  'door-forced': { door: string; enemies: readonly string[] };
  'elevator-moved': { hero: string; from: string; to: string };
  'hand-moved': { zone: string };
  'hand-gone': { zone: string };
  'equipment-collected': { hero: string; card: string; zone: string };
  'object-moved': { object: string; hero: string; from: string; to: string };
  'object-used': { object: string; hero: string; zone: string };
  'object-gone': { object: string; zone: string };
  'object-placed': { object: string; zone: string };
  'drone-sent': { hero: string; zone: string };
  'hero-taken-over': { hero: string; seat: number };
  'bystander-marked': { card: string; zone: string };
  'card-gained': { hero: string; card: string };
  'card-used': { hero: string; card: string };
  'card-kept': { hero: string; card: string; with: string };
  'ability-used': { ability: string };
  'dice-rolled': { hero: string; for: string; dice: readonly number[] };
  'wounds-cancelled': { zone: string; n: number; with: string };
  'enemies-pushed': { enemy: string; n: number; from: string; to: string };
  'enemies-stunned': { enemy: string; n: number; zone: string };
  'hero-placed': { hero: string; from: string; to: string };
  recovered: { hero: string; n: number };
  'sign-moved': { zone: string };
  'sign-gone': { zone: string };
  /** `face` = what a spawn card says, as in `rush.walker.1-2-3-4`; empty for other cards. */
  'top-card-seen': { card: string; moved: boolean; face: string };
  'enemy-returned': { enemy: string; zone: string };
  'enemy-lies-down': { enemy: string; zone: string };
  'enemy-hushed': { enemy: string; zone: string };
  'toughness-changed': { enemy: string; toughness: number };
  'exit-placed': { zone: string };
  'objective-shown': { zone: string; colour: string };
  'card-seen': { card: string; zone: string };
  hopeless: { reason: string };

  won: { cause: string };
  lost: { cause: string };
  undone: { answers: number; forced: boolean };
}
export type EventType = keyof EventMap;

/** How somebody stands on the board; empty = like everybody. */
export type BystanderState = '' | 'hidden' | 'escorted';

/** Id of the event, of the event it follows from (0 = none), and the clause, card or skill that made it happen. */
interface EventHead {
  readonly id: number;
  readonly parent: number;
  readonly cause: string;
}
export type EventBody = { [T in EventType]: { readonly type: T } & Readonly<EventMap[T]> }[EventType];
export type GameEvent = EventHead & EventBody;

export type Emit = (cause: string, body: EventBody) => void;
