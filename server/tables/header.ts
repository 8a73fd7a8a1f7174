/** What never changes about a table: the game as it was when the table was made, and the host. */
import {
  isRefusal,
  parseSave,
  saveOf,
  type Dawn,
  type Engine,
  type GameEvent,
  type Refusal,
  type Position,
  type Rewind,
  type Save,
  type Setup,
  type Timeline,
} from '@holdout/engine';
import { LIMITS } from '../limits.ts';
import type { Company } from './company.ts';
import type { Story } from './entry.ts';
import { opened, Pace } from './pace.ts';
import { no, type Refused } from './refusals.ts';
import { hashSecret, makeSecret, makeSeed } from './secrets.ts';

export interface Header {
  readonly rules: string;
  readonly setup: Setup;
  readonly seed: string;
  readonly salt: string;
  /** What happened before the first decision; tables of the first days have none. */
  readonly opening?: Story;
  /** Where it began, if not with the set-up, and what was told of it under rules it has outlived. */
  readonly from?: Position;
  readonly earlier?: Save['earlier'];
  /** Its last round when it came, and how it had ended, for rules that cannot play it again. */
  readonly dawn?: Dawn;
  readonly outcome?: Save['outcome'];
  /** Answers given before the game came to this table. */
  readonly answers: readonly string[];
  readonly rewinds: readonly Rewind[];
  /** `save`: the seed was in somebody's hands before. */
  readonly origin: 'new' | 'save';
  /** Who sits there already. */
  readonly company?: Company;
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

/** Whoever keeps the horde corrects what lies on the table all the time: that is done at one table (decide.ts). */
const OFFLINE = no('setup.horde-online');

/** A new game, with a seed that nobody has seen. */
export function headerForSetup(engine: Engine, raw: unknown, now: number): NewHeader | Refusal | Refused {
  const seed = makeSeed();
  const begun = begin(engine, raw, seed);
  if (isRefusal(begun)) return begun;
  if (begun.setup.horde) return OFFLINE;
  return complete({ ...begun, seed, answers: [], rewinds: [], origin: 'new' }, now);
}

/** The same people play on: their secrets open this table too. */
export function headerForCompany(
  engine: Engine,
  raw: unknown,
  now: number,
  host: string,
  company: Company,
): Header | Refusal {
  const seed = makeSeed();
  const begun = begin(engine, raw, seed);
  if (isRefusal(begun)) return begun;
  const game = { ...begun, seed, answers: [], rewinds: [], origin: 'new' } as const;
  return { ...game, salt: makeSecret(), company, host, chairs: [], made: now };
}

/** What a table of the first days did not keep of its beginning, if its rules are still there to tell it. */
export function withOpening(engine: Engine, header: Header): Header {
  if (header.opening) return header;
  const begun = begin(engine, header.setup, header.seed);
  return isRefusal(begun) || begun.rules !== header.rules ? header : { ...header, opening: begun.opening };
}

function begin(
  engine: Engine,
  setup: unknown,
  seed: string,
): Pick<Header, 'rules' | 'setup' | 'opening'> | Refusal {
  const events: GameEvent[] = [];
  const state = engine.newGame(setup, seed, events);
  if (isRefusal(state)) return state;
  return { rules: state.rules, setup: state.setup, opening: { round: 1, revealed: true, events } };
}

/** Of a game that has outlived rules: it goes on with a round, of which nothing has been told yet. */
const resumedAt = ({ snapshots }: Timeline): Pick<Header, 'opening'> => ({
  opening: { round: snapshots[0]?.state.round ?? 1, revealed: true, events: [] },
});

/** A local game becomes a table; it must replay to the end. */
export async function headerForSave(
  engine: Engine,
  text: string,
  now: number,
): Promise<NewHeader | Refusal | Refused> {
  const save = parseSave(text);
  if (isRefusal(save)) return save;
  if (save.setup.horde) return OFFLINE;
  if (save.answers.length > LIMITS.saveAnswers) return no('save.too-large');
  const timeline = await opened(engine, save, new Pace());
  if ('refused' in timeline) return timeline;
  const begun = save.from ? resumedAt(timeline) : begin(engine, save.setup, save.seed);
  if (isRefusal(begun)) return begun;
  return complete({ ...saveOf(timeline), ...begun, origin: 'save' }, now);
}

function complete(game: Omit<Header, 'salt' | 'host' | 'chairs' | 'made'>, now: number): NewHeader {
  const secrets = { host: makeSecret(), chairs: game.setup.seats.map(makeSecret) };
  const hashes = { host: hashSecret(secrets.host), chairs: secrets.chairs.map(hashSecret) };
  return { header: { ...game, salt: makeSecret(), ...hashes, made: now }, secrets };
}
