/**
 * What a game leaves to rules that cannot play its answers again: the position its last round began with, and what was
 * told of it, word for word. They go on from there; what was played of that round is played again.
 */
import { isRefusal, type Engine } from '../kernel/engine.ts';
import type { Save } from '../kernel/save.ts';
import { refuse, type Refusal } from '../kernel/refusals.ts';
import type { Position } from './position.ts';

/** A round begins. */
export interface Dawn {
  /** So many answers had been given. */
  readonly after: number;
  /** Left out: as the game began. */
  readonly position?: Position;
}

/** What was told while these rules were played by. */
export interface Era {
  readonly rules: string;
  readonly told: readonly string[];
}

/** A game under the rules at hand, and what of its position they do not know any more. */
interface GoneOn {
  readonly save: Save;
  readonly lost: readonly string[];
}

/** From the beginning of its last round; refused where nobody wrote down when that was. `told`: of its own answers. */
export function goOn(engine: Engine, save: Save, told: readonly string[]): GoneOn | Refusal {
  const { setup, seed, dawn } = save;
  if (!dawn && save.answers.length > 0) return refuse('save.rules-version', save.rules);
  const from = dawn?.position ?? save.from;
  const begun = from ? engine.resume(setup, seed, from) : engine.newGame(setup, seed);
  if (isRefusal(begun)) return begun;
  const { state, lost } = 'state' in begun ? begun : { state: begun, lost: [] };
  const earlier = [...(save.earlier ?? []), { rules: save.rules, told }];
  const base = { rules: state.rules, setup, seed, earlier, ...(from && { from }) };
  return { save: { ...base, answers: [], rewinds: [] }, lost };
}

const isText = (x: unknown): x is string => typeof x === 'string';
const isObject = (x: unknown): x is object => typeof x === 'object' && x !== null && !Array.isArray(x);

export const isEras = (x: unknown): x is readonly Era[] =>
  Array.isArray(x) &&
  x.every(
    (era: unknown) =>
      isObject(era) && 'rules' in era && isText(era.rules) && 'told' in era && areLines(era.told),
  );

const areLines = (x: unknown): boolean => Array.isArray(x) && x.every(isText);

/** What its position says is asked when it is taken up. */
export const isDawnTold = (x: unknown): x is Dawn =>
  isObject(x) && 'after' in x && Number.isInteger(x.after) && (!('position' in x) || isObject(x.position));
