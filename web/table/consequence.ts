/** What an allocation would do, in words, before it is confirmed. */
import { itemAt, type AllocateDecision, type State } from '@holdout/engine';
import type { Narrator } from '@holdout/narrate';
import type { Args } from '@holdout/narrate/plain';
import type { Words } from '../words/use-words.ts';
import type { Units } from './allocation.ts';
import type { EditionSheet } from './sheet.ts';

export type Gravity = 'fine' | 'barely' | 'bad';

/** Hit so often that nothing can save them. */
const fatal = (d: AllocateDecision, units: Units, i: number): boolean =>
  itemAt(d.options, i).heroes !== undefined &&
  itemAt(d.options, i).cap !== undefined &&
  itemAt(units, i) >= (itemAt(d.options, i).cap ?? Infinity);

/** Hit so often that only what prevents wounds can save them. */
const narrow = (d: AllocateDecision, units: Units, i: number, state: State, sheet: EditionSheet): boolean => {
  const hero = state.heroes.findIndex((h) => h.id === itemAt(d.options, i).heroes?.[0]);
  const damage = d.prompt === 'share-wounds' ? 1 : Number(d.about?.damage ?? 1);
  return (
    hero >= 0 &&
    itemAt(units, i) > 0 &&
    !fatal(d, units, i) &&
    itemAt(units, i) * damage >= sheet.heartsOf(state, hero).left
  );
};

const isPerson = (d: AllocateDecision, i: number): boolean =>
  itemAt(d.options, i).cards !== undefined && itemAt(d.options, i).fells !== undefined;

/** Cards without which the mission is lost (M-MH2-2). */
const risksOf = (d: AllocateDecision, units: Units): string[] => [
  ...new Set(d.options.flatMap((o, i) => (itemAt(units, i) > 0 ? (o.risks ?? []) : []))),
];

export function gravityOf(d: AllocateDecision, units: Units, state: State, sheet: EditionSheet): Gravity {
  if (d.prompt === 'choose') return 'fine';
  if (risksOf(d, units).length > 0) return 'bad';
  if (units.some((_, i) => fatal(d, units, i))) return 'bad';
  const close = d.options.filter((_, i) => narrow(d, units, i, state, sheet));
  if (close.length === 0) return units.some((n, i) => n > 0 && isPerson(d, i)) ? 'barely' : 'fine';
  // Whether anything can save them is known only where there is a bound.
  return close.some((o) => o.cap === undefined) ? 'bad' : 'barely';
}

export function consequenceOf(
  d: AllocateDecision,
  units: Units,
  state: State,
  sheet: EditionSheet,
  { t, say }: Words,
): string {
  if (d.prompt === 'split') return splitText(d, units, { t, say });
  // What a card does with them is told by the card.
  if (d.prompt === 'choose') return '';
  const parts: string[] = [];
  const kills = d.options.flatMap((o, i) =>
    o.enemies && itemAt(units, i) > 0 ? [say.enemies(itemAt(o.enemies, 0), itemAt(units, i))] : [],
  );
  if (kills.length > 0) parts.push(t('table.share.kills', { enemies: kills.join(', ') }));
  if (d.options.some((o) => o.heroes)) parts.push(woundText(d, units, state, sheet, { t, say }));
  const people = d.options.flatMap((o, i) =>
    itemAt(units, i) > 0 && isPerson(d, i) ? (o.cards ?? []).map((c) => say.card(c)) : [],
  );
  if (people.length > 0) parts.push(t('table.share.people', { people: people.join(', '), n: people.length }));
  const risks = risksOf(d, units);
  if (risks.length > 0)
    parts.unshift(t('table.share.risk', { cards: risks.map((c) => say.card(c)).join(', ') }));
  const missed = d.options.findIndex((o) => o.verb === 'miss');
  if (missed >= 0 && itemAt(units, missed) > 0)
    parts.push(t('table.share.missed', { n: itemAt(units, missed) }));
  return parts.join(' ');
}

function woundText(
  d: AllocateDecision,
  units: Units,
  state: State,
  sheet: EditionSheet,
  { t, say }: Pick<Words, 't' | 'say'>,
): string {
  const those = (test: (i: number) => boolean): string[] =>
    d.options.flatMap((o, i) => (o.heroes && test(i) ? o.heroes.slice(0, 1) : []));
  const dead = those((i) => fatal(d, units, i));
  if (dead.length > 0) return t('table.share.dies', heroesArgs(dead, say));
  const barely = those((i) => narrow(d, units, i, state, sheet));
  if (barely.length > 0) return t('table.share.barely', heroesArgs(barely, say));
  return t('table.share.alive');
}

/** Heroes of a sentence, how many they are, and how its words agree with them. */
export const heroesArgs = (ids: readonly string[], say: Narrator): Args => ({
  heroes: ids.map((id) => say.hero(id)).join(', '),
  n: ids.length,
  heroesGender: say.gender(...ids),
});

function splitText(d: AllocateDecision, units: Units, { t, say }: Pick<Words, 't' | 'say'>): string {
  const each = Number(d.about?.each ?? 0);
  return d.options
    .map((o, i) => t('table.share.way', { zone: say.place(o.zones?.[0] ?? ''), n: each + itemAt(units, i) }))
    .join(t('table.list'));
}
