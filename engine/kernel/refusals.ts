/**
 * Every reason to say no, with the clause behind it. Words for them are in narrate/. A refusal never changes the
 * state.
 */
export const REFUSALS = {
  // Answers and files
  'answer.not-text': '',
  'answer.not-offered': '',
  'answer.over-cap': '',
  'answer.wrong-total': '',
  'game.over': '',
  'intent.unknown': '',
  'undo.nothing': '',
  'undo.past-reveal': '',
  'redo.nothing': '',
  'setup.not-an-object': '',
  'setup.edition-unknown': '',
  'setup.mission-unknown': '',
  'setup.mission-broken': '',
  'setup.seats': 'K-PLAY-1',
  'setup.heroes-per-seat': 'C-SETUP-3',
  'setup.players': 'K-PLAY-1',
  'setup.hero-unknown': '',
  'setup.hero-twice': '',
  'setup.hero-sheet': 'C-SKILL-4',
  'save.not-json': '',
  'save.shape': '',
  'save.too-large': '',
  'save.rules-version': '',
  'save.answer-refused': '',

  'scenario.broken': '',

  // In a turn
  'hero.not-active': 'K-ACT-3',
  'hero.too-few-actions': 'K-ACT-1',
  'move.too-few-actions': 'K-MOVE-5',
  'move.not-adjacent': 'K-MOVE-1',
  'move.door-closed': 'K-MOVE-2',
  'move.in-car': 'C-CAR-10',
  'open.no-door': 'C-OPEN-1',
  'open.already': 'K-DOOR-1',
  'open.no-tool': 'C-OPEN-1',
  'open.locked': 'K-DOOR-2',
  'open.in-car': 'C-CAR-10',
  'take.nothing-here': 'C-ACT-5',
  'take.in-car': 'C-CAR-10',
  'leave.no-exit': 'C-MIS-3',
  'leave.not-yet': 'C-MIS-3',
  'attack.no-weapon': 'C-COM-1',
  'attack.not-dual': 'C-COM-1',
  'attack.no-target': 'C-COM-16',
  'attack.not-seen': 'K-ATT-3',
  'attack.too-near': 'K-ATT-3',
  'attack.too-far': 'K-ATT-3',
  'attack.melee-reach': 'K-ATT-2',
  'attack.unloaded': 'C-INV-8',
  'reload.nothing': 'C-INV-12',
  'search.not-indoors': 'C-ACT-2',
  'search.zombies': 'C-ACT-2',
  'search.once': 'C-ACT-2',
  'search.forbidden': 'M-C06',
  'search.no-car': 'C-ACT-4',
  'search.car-empty': 'C-ACT-4',
  'search.no-cards': 'K-SPAWN-7',
  'trade.nobody': 'C-INV-3',
  'arrange.nothing': 'C-INV-3',
  'combine.parts': 'C-INV-10',
  'combine.none-aside': 'C-INV-11',
  'car.not-here': 'C-CAR-1',
  'car.not-drivable': 'C-CAR-6',
  'car.zombies': 'C-CAR-1',
  'car.seat-taken': 'C-CAR-1',
  'car.already-inside': 'C-CAR-1',
  'car.not-inside': 'C-CAR-1',
  'car.not-driving': 'C-CAR-2',
  'car.not-street': 'C-CAR-5',
  'load.not-here': 'M-C06',
  'load.occupied': 'M-C06-1',
  'load.no-supply': 'M-C06',
  'neutralise.no-spawn': 'M-C07',
  'neutralise.zombies': 'M-C07',
  'hero.ravenous': 'Z-RAV-1',
  'devour.no-target': 'S-COM-10',
  'attack.no-enemy': 'S-COM-10',
  'trait.once': 'S-TRAIT-1',
  'trait.no-cards': 'K-SPAWN-7',
  'sign.not-here': 'Z-SIGN-1',
  'sign.no-target': 'Z-SIGN-3',
  'move.force-field': 'M-MZ8-1',
  'card.not-here': 'S-OBJ-1',
  'card.not-yet': 'M-MZ10',
  'leave.enemies': 'M-ALL-1',
  'setup.heroes': 'S-SET-1',
  'skill.not-yours': 'C-SKILL-2',
  'skill.used': 'C-SKILL-2',
  'skill.no-target': 'C-SKILL-2',
} as const;
export type RefusalCode = keyof typeof REFUSALS;

export interface Refusal {
  readonly refused: RefusalCode;
  /** Clause behind it, empty for plain mistakes. */
  readonly clause: string;
  /** Where: a path in a file, the number of an answer, the answer itself. */
  readonly at?: string;
}

export const refuse = (code: RefusalCode, at?: string): Refusal => ({
  refused: code,
  clause: REFUSALS[code],
  ...(at === undefined ? {} : { at }),
});
