/** Why a group does what it does, in words: the whole sentence, the reason alone, or a tag on the board. */
import { itemAt, DOOR, type Context, type State, type ToldMotive } from '@holdout/engine';
import { isClause } from '@holdout/narrate/plain';
import type { Words } from '../words/use-words.ts';

interface Where {
  readonly context: Context;
  readonly state: State;
}

const list = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language).format([...new Set(names)]);

/** Whom it goes for, or the place where nobody is. */
const whom = ({ heroes, people, goals }: ToldMotive, { say, language }: Words): string => {
  const names = [...heroes.map((h) => say.hero(h)), ...people.map((p) => say.card(p))];
  return list(names.length > 0 ? names : goals.map((z) => say.theZone(z)), language);
};

function args(motive: ToldMotive, words: Words): { [name: string]: string | number } {
  const { say, language } = words;
  const { n, goals, zone, clause, noise } = motive;
  const lure = isClause(clause) ? '' : say.card(clause);
  return {
    n,
    whom: whom(motive, words),
    inZone: list(
      goals.map((z) => say.inZone(z)),
      language,
    ),
    noise: noise ?? 0,
    lure,
    by: lure ? 'lure' : noise === undefined ? 'none' : 'noise',
    afar: goals.includes(zone) ? 'no' : 'yes',
  };
}

/** "they see Phil through the open door". */
export const reasonText = (motive: ToldMotive, words: Words, where?: Where): string =>
  words.t(`why.reason.${motive.kind}`, {
    ...args(motive, words),
    door: where && isThroughDoor(motive, where) ? 'open' : 'none',
  });

/** "Go to the living room: they see Phil through the open door." */
export function motiveText(motive: ToldMotive, words: Words, where: Where): string {
  const { t, say, language } = words;
  const { kind, ways } = motive;
  const verb = kind === 'attacks' ? 'why.attack' : ways.length > 0 ? 'why.go' : 'why.stay';
  return t(verb, {
    ...args(motive, words),
    zones: new Intl.ListFormat(language, { type: 'disjunction' }).format(ways.map((z) => say.theZone(z))),
    reason: reasonText(motive, words, where),
  });
}

/** How many ways are equally short, and what follows from it; empty where that makes no difference. */
export function waysText({ ways, n }: ToldMotive, { t }: Words): string {
  if (ways.length > 1) return t(n > 1 ? 'why.ways.split' : 'why.ways.choose', { k: ways.length });
  return ways.length === 1 && n > 1 ? t('why.ways.one') : '';
}

/** A few words at the target; empty where there is none. */
export const tagText = (motive: ToldMotive, words: Words): string =>
  motive.goals.length > 0 ? words.t(`why.tag.${motive.kind}`, args(motive, words)) : '';

/** The next zone is where the target is, behind a door that stands open. */
const isThroughDoor = ({ goals, ways, zone }: ToldMotive, { context, state }: Where): boolean =>
  ways.length === 1 &&
  goals.includes(itemAt(ways, 0)) &&
  context.board.doors.some(
    ({ a, b }, door) =>
      Number(state.doors[door]) !== DOOR.closed &&
      [a, b].every((z) => [zone, ways[0]].includes(itemAt(context.board.zones, z).id)),
  );
