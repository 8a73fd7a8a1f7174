/** Saying no: a refusal never changes the state. Here stand the reasons of the kernel itself. */
import { clauseBehind, declareRefusals, isDeclared, type RefusalsOf } from '../vocabulary/refusals.ts';
import type { Intent } from './option.ts';

const REFUSED = declareRefusals({
  'answer.not-text': '',
  'answer.not-offered': '',
  'answer.over-cap': '',
  'answer.wrong-total': '',
  'answer.too-much-work': '',
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
  'setup.hero-unknown': '',
  'setup.hero-twice': '',
  'setup.hero-sheet': 'C-SKILL-4',
  'setup.pack': '',
  'setup.boxes': 'H-BOTH-2',
  'setup.variants': 'C-LOS-2',
  'setup.by-hand': '',
  'setup.ours': '',
  'setup.corrections': '',
  'setup.horde': '',
  'save.not-json': '',
  'save.shape': '',
  'save.too-large': '',
  'save.rules-version': '',
  'position.unsound': '',
  'correct.off': '',
  'correct.on': '',
  'correct.busy': '',
  'correct.unreadable': '',
  'correct.unsound': '',
  'correct.fallen': '',
  'another.not-asked': '',
  'another.unreadable': '',
  'save.answer-refused': '',
  'scenario.broken': '',
  'hero.not-active': 'K-ACT-3',
  'skill.not-yours': 'C-SKILL-2',
  'skill.used': 'C-SKILL-2',
  'skill.no-target': 'C-SKILL-2',
});
/** Widened by whoever declares refusals. */
export interface RefusalMap extends RefusalsOf<typeof REFUSED> {}
export type RefusalCode = keyof RefusalMap;

/** Is this a reason somebody declared? */
export const isRefusalCode = (code: string): code is RefusalCode => isDeclared(code);

export interface Refusal {
  readonly refused: RefusalCode;
  /** Clause behind it, empty for plain mistakes. */
  readonly clause: string;
  /** Where: a path in a file, the number of an answer, the answer itself. */
  readonly at?: string;
  /** What somebody wanted to do, where that is asked about. */
  readonly intent?: Intent;
}

export const refuse = (code: RefusalCode, at?: string): Refusal => ({
  refused: code,
  clause: clauseBehind(code),
  ...(at === undefined ? {} : { at }),
});
