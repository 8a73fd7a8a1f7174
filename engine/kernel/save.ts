/** Saves: the set-up, the seed and the answers are the whole game, or a position and the answers after it. A save is hostile input like any other file. */
import type { Engine } from './engine.ts';
import { isRefusal } from './engine.ts';
import { refuse, type Refusal } from './refusals.ts';
import { isDawnTold, isEras, type Dawn, type Era } from '../position/keepsake.ts';
import type { Position } from '../position/position.ts';
import type { Outcome, Setup, Truth } from './state.ts';
import { itemAt } from '../lookup.ts';

/** Undo beyond a reveal, kept so that the log can say so: after `at` answers, `dropped` were taken back. */
export interface Rewind {
  readonly at: number;
  readonly dropped: number;
}

export interface Save {
  readonly rules: string;
  readonly setup: Setup;
  readonly seed: string;
  /** What was told of it under the rules it has outlived, oldest first. */
  readonly earlier?: readonly Era[];
  /** Where the answers begin, if not with the set-up: a game that older rules had begun. */
  readonly from?: Position;
  readonly answers: readonly string[];
  readonly rewinds: readonly Rewind[];
  /** Where later rules could go on, and how it ended: they cannot play it again to find out. */
  readonly dawn?: Dawn;
  readonly outcome?: Outcome['result'];
}

export const MAX_SAVE_CHARS = 2_000_000;

export const formatSave = (save: Save): string => JSON.stringify(save);

export function parseSave(text: string): Save | Refusal {
  if (typeof text !== 'string' || text.length > MAX_SAVE_CHARS) return refuse('save.too-large');
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return refuse('save.not-json');
  }
  if (typeof raw !== 'object' || raw === null) return refuse('save.shape', '');
  const { rules, setup, seed, earlier, from, answers, rewinds, dawn, outcome } = raw as {
    [key: string]: unknown;
  };
  if (typeof rules !== 'string') return refuse('save.shape', 'rules');
  if (typeof seed !== 'string') return refuse('save.shape', 'seed');
  if (typeof setup !== 'object' || setup === null) return refuse('save.shape', 'setup');
  if (earlier !== undefined && !isEras(earlier)) return refuse('save.shape', 'earlier');
  if (from !== undefined && (typeof from !== 'object' || from === null || Array.isArray(from)))
    return refuse('save.shape', 'from');
  if (!Array.isArray(answers)) return refuse('save.shape', 'answers');
  const odd = answers.findIndex((a) => typeof a !== 'string');
  if (odd >= 0) return refuse('save.shape', `answers[${odd}]`);
  if (rewinds !== undefined && !isRewinds(rewinds)) return refuse('save.shape', 'rewinds');
  if (dawn !== undefined && !isDawnTold(dawn)) return refuse('save.shape', 'dawn');
  if (outcome !== undefined && outcome !== 'won' && outcome !== 'lost')
    return refuse('save.shape', 'outcome');
  return {
    rules,
    setup: setup as Setup,
    seed,
    ...(earlier === undefined ? {} : { earlier }),
    ...(from === undefined ? {} : { from: from as Position }),
    answers: answers as string[],
    rewinds: rewinds ?? [],
    ...(dawn === undefined ? {} : { dawn }),
    ...(outcome === undefined ? {} : { outcome }),
  };
}

const isRewinds = (x: unknown): x is Rewind[] =>
  Array.isArray(x) &&
  x.every(
    (r: unknown) =>
      typeof r === 'object' &&
      r !== null &&
      'at' in r &&
      typeof r.at === 'number' &&
      'dropped' in r &&
      typeof r.dropped === 'number',
  );

/** The game before the first of its answers. */
export function beginningOf(engine: Engine, { setup, seed, from }: Omit<Save, 'answers'>): Truth | Refusal {
  if (!from) return engine.newGame(setup, seed);
  const resumed = engine.resume(setup, seed, from);
  return isRefusal(resumed) ? resumed : resumed.state;
}

/** Plays a save again from the start; refused at the first answer that is not offered any more. */
export function replay(
  engine: Engine,
  save: Save,
  each?: (state: Truth, seq: number) => void,
): Truth | Refusal {
  const state = beginningOf(engine, save);
  if (isRefusal(state)) return state;
  if (state.rules !== save.rules) return refuse('save.rules-version', save.rules);
  each?.(state, 0);
  for (let i = 0; i < save.answers.length; i++) {
    const result = engine.answer(state, itemAt(save.answers, i), false);
    if ('refused' in result) return refuse('save.answer-refused', `answers[${i}] ${save.answers[i]}`);
    each?.(state, i + 1);
  }
  return state;
}
