/** The dearer promises: a clone is the original, a state is JSON, a mask hides, a refusal changes nothing, a replay repeats. */
import {
  formatSave,
  isRefusal,
  parseSave,
  replay,
  type Engine,
  type Json,
  type Setup,
  type Truth,
} from '../index.ts';
import { createRandom, randomAnswer } from './random-game.ts';
import { otherTruth } from './other-truth.ts';

/** Everything that can be asked of a single state. */
export function checkCopies(engine: Engine, state: Truth): string[] {
  const hash = engine.hash(state);
  return [
    ...checkClone(engine, state, hash),
    ...checkRefusals(engine, state),
    ...checkMask(engine, state),
    ...checkReveals(engine, state, hash),
    ...checkJson(engine, state, hash),
  ];
}

export const throughJson = (state: Truth): Truth => JSON.parse(JSON.stringify(state)) as Truth;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The same text is the same state without a fingerprint; other text may still be, with its keys in another order. */
const sameState = (engine: Engine, a: Truth, b: Truth): boolean =>
  same(a, b) || engine.hash(a) === engine.hash(b);

/** A clone looks the same, shares nothing that answers change, and goes its own way. */
function checkClone(engine: Engine, state: Truth, hash: string): string[] {
  const before = JSON.stringify(state);
  const copy = engine.clone(state);
  const broken: string[] = [];
  if (engine.hash(copy) !== hash) broken.push('a clone has another hash');
  if (!same(engine.decisionOf(copy), engine.decisionOf(state))) broken.push('a clone has another decision');
  broken.push(...sharedParts(state, copy).map((path) => `a clone shares ${path}`));
  const d = engine.decisionOf(copy);
  if (!d) return broken;
  engine.answer(copy, randomAnswer(d, createRandom(hash)));
  if (JSON.stringify(copy) === before) broken.push('an answer changed nothing');
  if (JSON.stringify(state) !== before) broken.push('an answer to a clone changed the original');
  return broken;
}

/** Set once and replaced as a whole, so copies may share them. */
const NEVER_CHANGED = ['setup', 'ours', 'outcome'];

/** Paths of objects that both states hold. */
export function sharedParts(a: Truth, b: Truth): string[] {
  const paths: string[] = [];
  const walk = (x: unknown, y: unknown, path: string): void => {
    if (typeof x !== 'object' || x === null || typeof y !== 'object' || y === null) return;
    if (x === y) return void paths.push(path);
    for (const key of Object.keys(x))
      walk(Reflect.get(x, key), Reflect.get(y, key), path ? `${path}.${key}` : key);
  };
  walk(a, b, '');
  return paths.filter((p) => !NEVER_CHANGED.includes(p));
}

/** A state read back from JSON, or with its keys in another order, is the same state and the same game. */
function checkJson(engine: Engine, state: Truth, hash: string): string[] {
  const text = JSON.stringify(state);
  const copy = JSON.parse(text) as Truth;
  const broken: string[] = [];
  if (engine.hash(copy) !== hash) broken.push('JSON changed the hash');
  const turned = JSON.parse(JSON.stringify(turnKeys(JSON.parse(text) as Json))) as Truth;
  if (engine.hash(turned) !== hash) broken.push('the hash minds the order of keys');
  const d = engine.decisionOf(state);
  if (!same(engine.decisionOf(copy), d)) broken.push('JSON changed the decision');
  if (JSON.stringify(copy) !== text) broken.push('asking for the decision changed the state');
  if (!d || broken.length > 0) return broken;
  const twin = engine.clone(state);
  const answer = randomAnswer(d, createRandom(hash));
  engine.answer(twin, answer);
  engine.answer(copy, answer, false);
  if (!sameState(engine, copy, twin)) broken.push(`after JSON ${answer} leads elsewhere`);
  return broken;
}

/** The same value with all keys in reverse order. */
export function turnKeys(v: Json): Json {
  if (typeof v !== 'object' || v === null) return v;
  if (Array.isArray(v)) return v.map(turnKeys);
  return Object.fromEntries(
    Object.entries(v)
      .reverse()
      .map(([k, inner]) => [k, turnKeys(inner)]),
  );
}

const NONSENSE = [
  '',
  ' ',
  'nonsense',
  'end ',
  'turn:end',
  '=',
  '0',
  '-1',
  'move:',
  'attack:@',
  '__proto__',
  'constructor',
];

/** Whatever is not offered is refused with a code and changes nothing. */
function checkRefusals(engine: Engine, state: Truth): string[] {
  const before = JSON.stringify(state);
  const d = engine.decisionOf(state);
  const offered = new Set(d?.options.map((o) => o.id));
  const broken: string[] = [];
  for (const answer of NONSENSE) {
    if (offered.has(answer)) continue;
    if (!isRefusal(engine.answer(state, answer))) broken.push(`"${answer}" was accepted`);
    if (!engine.why(state, answer)) broken.push(`no reason why "${answer}" is not offered`);
  }
  for (const id of offered) {
    const why = engine.why(state, id);
    if (why) broken.push(`${id} is offered and has a reason not to be: ${why.refused}`);
  }
  if (JSON.stringify(state) !== before) broken.push('a refusal changed the state');
  return broken;
}

/** A mask tells nothing that is hidden, whatever the truth, and still shows the whole decision. */
function checkMask(engine: Engine, state: Truth): string[] {
  const mask = engine.mask(state);
  const before = JSON.stringify(mask);
  const broken: string[] = [];
  if (!same(engine.decisionOf(mask), engine.decisionOf(state))) broken.push('the mask changes the decision');
  if (!same(mask, engine.mask(otherTruth(engine, state)))) broken.push('the mask depends on what is hidden');
  if (state.seed !== '' && JSON.stringify(mask).includes(JSON.stringify(state.seed)))
    broken.push('the mask shows the seed');
  if (JSON.stringify(mask) !== before) broken.push('asking a mask for its decision changed it');
  return broken;
}

/** Whatever an answer brings to light counts as a reveal: without one it leads to the same for every hidden truth. */
function checkReveals(engine: Engine, state: Truth, hash: string): string[] {
  const d = engine.decisionOf(state);
  if (!d) return [];
  const answers = d.kind === 'pick' ? d.options.map((o) => o.id) : [randomAnswer(d, createRandom(hash))];
  return answers.flatMap((answer) => {
    const after = engine.clone(state);
    const told = engine.answer(after, answer, 'changes');
    if (after.reveals !== state.reveals) return [];
    const other = otherTruth(engine, state);
    const alike =
      same(engine.answer(other, answer, 'changes'), told) && same(engine.mask(other), engine.mask(after));
    return alike ? [] : [`${answer} shows something hidden without counting it as a reveal`];
  });
}

/** Played again from its save, through its text form, a game comes to the same end. */
export function checkReplay(
  engine: Engine,
  end: Truth,
  setup: Setup,
  seed: string,
  answers: readonly string[],
): string[] {
  const save = parseSave(formatSave({ rules: end.rules, setup, seed, answers, rewinds: [] }));
  if (isRefusal(save)) return [`the save was refused: ${save.refused}`];
  const again = replay(engine, save);
  if (isRefusal(again)) return [`the replay was refused: ${again.refused} ${again.at ?? ''}`];
  return engine.hash(again) === engine.hash(end) ? [] : ['the replay came to another end'];
}

/** Written to JSON and read back after every answer, a game comes to the same end. */
export function checkSerialised(
  engine: Engine,
  start: Truth,
  end: Truth,
  answers: readonly string[],
): string[] {
  let state = throughJson(start);
  for (const [i, answer] of answers.entries()) {
    const result = engine.answer(state, answer, false);
    if (isRefusal(result)) return [`from JSON, answer ${i} ${answer} was refused: ${result.refused}`];
    state = throughJson(state);
  }
  return engine.hash(state) === engine.hash(end) ? [] : ['through JSON the game came to another end'];
}
