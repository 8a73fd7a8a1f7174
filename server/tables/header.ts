/** What never changes about a table: the game as it was when the table was made, and the host. */
import {
  isRefusal,
  openTimeline,
  parseSave,
  type Engine,
  type Refusal,
  type Rewind,
  type Setup,
} from '@holdout/engine';
import { LIMITS } from '../limits.ts';
import { no, type Refused } from './refusals.ts';
import { hashSecret, makeSecret, makeSeed } from './secrets.ts';

export interface Header {
  readonly rules: string;
  readonly setup: Setup;
  readonly seed: string;
  readonly salt: string;
  /** Answers given before the game came to this table. */
  readonly answers: readonly string[];
  readonly rewinds: readonly Rewind[];
  /** `save`: the seed was in somebody's hands before. */
  readonly origin: 'new' | 'save';
  /** Hash of the host's secret. */
  readonly host: string;
  /** Hashes of the first links, by chair. */
  readonly chairs: readonly string[];
  readonly made: number;
}

/** Secrets in the clear: given to the one who makes the table, and to nobody else, ever. */
export interface FirstSecrets {
  readonly host: string;
  readonly chairs: readonly string[];
}

interface NewHeader {
  readonly header: Header;
  readonly secrets: FirstSecrets;
}

/** A new game, with a seed that nobody has seen. */
export function headerForSetup(engine: Engine, raw: unknown, now: number): NewHeader | Refusal {
  const seed = makeSeed();
  const state = engine.newGame(raw, seed);
  if (isRefusal(state)) return state;
  return complete(
    { rules: state.rules, setup: state.setup, seed, answers: [], rewinds: [], origin: 'new' },
    now,
  );
}

/** A local game becomes a table; it must replay to the end. */
export function headerForSave(engine: Engine, text: string, now: number): NewHeader | Refusal | Refused {
  const save = parseSave(text);
  if (isRefusal(save)) return save;
  if (save.answers.length > LIMITS.saveAnswers) return no('save.too-large');
  const timeline = openTimeline(engine, save);
  if (isRefusal(timeline)) return timeline;
  const { rules, seed, answers, rewinds } = save;
  return complete({ rules, setup: timeline.state.setup, seed, answers, rewinds, origin: 'save' }, now);
}

function complete(game: Omit<Header, 'salt' | 'host' | 'chairs' | 'made'>, now: number): NewHeader {
  const secrets = { host: makeSecret(), chairs: game.setup.seats.map(makeSecret) };
  const hashes = { host: hashSecret(secrets.host), chairs: secrets.chairs.map(hashSecret) };
  return { header: { ...game, salt: makeSecret(), ...hashes, made: now }, secrets };
}
