/** Fields of what the engine makes, each with a word for readers; the compiler asks for a new one. */
import type { AllocateDecision, GameEvent, Option, Setup } from '@holdout/engine';
import type { ShownState } from '../engine-data.ts';

type Words<T> = { readonly [K in keyof Required<T>]: string };

export const SETUP_WORDS: Words<Setup> = {
  edition: 'which game: its id (`holdout content` lists what there is)',
  mission: "id of a mission of the edition, or a mission file of the players' own (docs/ADDING-A-MISSION.md)",
  seats: 'ids of heroes, a list for each seat, the first player first',
  sheets: 'heroes made by the players',
  pack: 'whose pack the mission and heroes are of, and what it adds: its cards, their names by language (docs/PACKS.md)',
  boxes: 'boxes whose cards are mixed in, by kind of card',
  variants: "what is played otherwise than the edition's default",
  byHand: "what comes from the players' own box: `dice`, `tokens`, decks by their ids",
  ours: 'cards of that box which the edition does not know: `deck`, `name`, `card` as packs tell it (docs/PACKS.md)',
  corrections:
    'true: players may set right what lies on their table; online only once the table has voted for it',
  horde: 'true: people play the heroes\u2019 turns with their hands; the game plays the enemies',
};

export const DECISION_WORDS: Words<AllocateDecision> = {
  kind: '`pick`: one of the options. `allocate`: `total` units are spread over the options. `row`: `total` of them in order, as the box has shown them',
  prompt: 'what is asked',
  by: 'the seat that is asked, or `team`. Who may really answer says `answerers` of the game',
  hero: 'the hero it is about, if it is about one',
  about: 'facts the question names: dice, wounds, cards, zones',
  options: 'what can be answered; each has an `id`',
  total: 'of `allocate`: units to be spread; of `row`: how many',
};

export const OPTION_WORDS: Words<Option> = {
  id: 'the answer, word for word. Do not take it apart: all that it names stands in the other fields',
  verb: 'what would be done',
  form: 'which of the fields the id names',
  args: "the engine's own",
  zones: 'ids of zones it is about',
  heroes: 'ids of heroes',
  cards: 'ids of cards and skills',
  items: 'things as players hold them',
  enemies: 'ids of enemy types',
  door: 'id of a door',
  vehicle: 'id of a vehicle',
  place: 'a seat, or a place among what a hero holds',
  number: 'how many, or which',
  deck: 'id of a deck',
  face: 'all that a spawn card says',
  colour: 'colour of a token',
  level: 'level of the board',
  way: 'one of the ways to do it',
  cost: 'actions it costs, where that is not obvious',
  paid: 'ordinary actions among them',
  cap: 'most units an allocation may put here; left out: `total`',
  fells: 'units that take out whoever gets them',
  risks: 'cards that may be lost by it and without which the mission is lost',
};

/** The head of every event. */
export const EVENT_WORDS: Words<Pick<GameEvent, 'id' | 'parent' | 'cause' | 'type' | 'change'>> = {
  id: 'its number within the answer, from 1',
  parent: 'the event it follows from, 0 for none',
  cause: 'id of the rule, card or skill that made it happen',
  type: 'what happened; further fields depend on it and hold ids',
  change:
    'what it changed in the state: entries `[path, value]`, the path from the outside in; without a value what stood there is gone, from a list together with everything behind it',
};

export const STATE_WORDS: Words<ShownState> = {
  rules: 'version of the rules',
  ours: "cards of the players' own box: those of the set-up, and those met since",
  corrections: 'true: the table has agreed that things may be set right, and somebody has begun to',
  seed: 'hidden: empty',
  seq: 'answers taken so far',
  reveals: 'dice and hidden cards shown so far: undo is free while this stays the same',
  chance: 'hidden: zeros',
  script: 'hidden: null',
  round: 'of the game, from 1',
  outcome: '`result` (`won` or `lost`) and `cause`, or null while it is played',
  stack: "what is under way, the engine's own",
  active: 'number of the hero whose turn it is, -1 outside a turn',
  first: 'seat with the first player token',
  heroes:
    'in the order of the seats: `id`, `seat`, `status`, `zone` (a number, -1 off the board), `xp`, `level`, `skills`, `actions`, `slots`, `wounds` and more',
  enemies: 'figures on the board: type x zones + zone',
  supply: 'figures left in the box, by type',
  doors: 'by number, 1: open',
  opened: 'buildings opened so far',
  spawns: 'by number',
  objectives: '`zone`, `colour` (`hidden` while `down`), `taken` by which hero',
  unlocked: 'colours of doors that have been released',
  decks: '`draw` (how many, all hidden) and `discard`, by deck',
  counters: 'counts kept by the mission',
  own: 'what only this edition keeps',
};
