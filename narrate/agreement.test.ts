/** French agrees with whoever is named: a message that forgets it fails here, and so does a name without its gender. */
import { EDITIONS } from '@holdout/editions';
import dceasedGenders from '@holdout/editions/dceased/genders.json';
import marvelGenders from '@holdout/editions/marvel/genders.json';
import { leading, type GameEvent, type Gender, type HeroSheet } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { genderOf } from './genders.ts';
import { narrator, type Narrator } from './index.ts';
import { genderedIn, isFeminine, unagreeing } from './tests/gendered.ts';
import { sampleOf, SAMPLE_EVENTS } from './tests/samples.ts';
import { TEXTS } from './languages/shelf.ts';

/** Kinds of messages that tell what happens or ask; titles and texts of cards name nobody in a hole. */
const TOLD = /^(event|prompt|option|choose|moment|refusal)\./;

/** Words that agree with a noun of their own message, by message. */
const OF_ITS_OWN: { readonly [key: string]: readonly string[] } = {
  'event.turn-ended': ['utilisée', 'utilisées'], // actions
  'event.figures-short': ['il'], // there is
  'event.figures-instead': ['il'], // there is
  'event.track-changed': ['perdu'], // a bystander
  'event.elevator-moved': ['il'], // the elevator
  'event.spawn-card@supers': ['piochée', 'portée', 'il', 'ils'], // a card; range; there is; those who shoot
  'event.enemies-placed@zombie': ['escorté'], // the bystander
  'event.bystander-lost@dceased': ['éliminé'], // the bystander
  'choose.other': ['elle'], // the card
  'event.bystander-revealed': ['révélée'], // the card
  'event.card-seen': ['cachée'], // the card
  'event.top-card-seen': ['elle'], // the card
  'prompt.draw-again': ['pioché'], // has drawn
  'prompt.lose-card@supers': ['perdu'], // a bystander
  'option.risks': ['perdue'], // the mission
};

const agreedIn = (key: string, text: string): string[] =>
  genderedIn(text).filter((word) => !OF_ITS_OWN[key]?.includes(word.toLowerCase()));

describe('French messages', () => {
  it('that name somebody leave every word that agrees to the gender of the name', () => {
    const wrong = Object.entries(TEXTS.fr)
      .filter(([key]) => TOLD.test(key))
      .flatMap(([key, text]) => agreedIn(key, unagreeing(text)).map((word) => `${key}: ${word}`));
    expect(wrong).toEqual([]);
  });

  it('are the only ones that need exceptions', () => {
    const idle = Object.entries(OF_ITS_OWN).flatMap(([key, words]) => {
      const found = genderedIn(unagreeing(TEXTS.fr[key] ?? '')).map((word) => word.toLowerCase());
      return words.filter((word) => !found.includes(word)).map((word) => `${key}: ${word}`);
    });
    expect(idle).toEqual([]);
  });
});

/** Told apart from the data, so that a slip there is seen; an edition that is not among these says it on its sheets. */
const TOLD_APART = ['classic', 'zombie', 'hero', 'dceased'];
const WOMEN = [
  ...['amy', 'wanda'],
  ...['captain-marvel', 'wasp', 'psylocke', 'dark-phoenix', 'storm', 'mystique', 'rogue', 'ms-marvel'],
  ...['scarlet-witch', 'green-canary', 'wonder-woman', 'hawkgirl', 'catwoman'],
];
const genderIn = (edition: string, { id, gender }: Pick<HeroSheet, 'id' | 'gender'>): Gender =>
  TOLD_APART.includes(edition) ? (WOMEN.includes(id) ? 'f' : 'm') : (gender ?? 'm');

const KINDS: readonly (readonly [string, Gender])[] = [
  ['brute', 'f'],
  ['walker', 'm'],
  ['runner', 'm'],
  ['trooper', 'm'],
  ['guard', 'm'],
  ['abomination', 'f'],
];

/** Told in place of somebody, to know which words of a message agree. */
const TWO = { genders: { eve: 'f', adam: 'm' } } as const;

/** The words of an event, told of somebody else. */
const wordsOf = (say: Narrator, e: GameEvent, field: string, id: string): string[] =>
  genderedIn(say.event({ ...e, [field]: Array.isArray(Reflect.get(e, field)) ? [id] : id }));

/** What is told of somebody in the other gender, or not in theirs. */
function misagreeing(edition: string, field: string, id: string, gender: Gender): string[] {
  const say = narrator('fr', { edition, ...TWO });
  return SAMPLE_EVENTS.filter((e) => field in e).flatMap((e) => {
    const [women, men, told] = leading(
      ['eve', 'adam', id].map((who) => wordsOf(say, e, field, who)),
      3,
    );
    const [own, others] = leading(gender === 'f' ? [women, men] : [men, women], 2);
    const missing = own.filter((word) => !others.includes(word) && !told.includes(word));
    const wrong = told.filter((word) => others.includes(word) && !own.includes(word));
    const shape = own.filter((word) => !others.includes(word) && isFeminine(word) !== (gender === 'f'));
    return [...missing, ...wrong, ...shape].map((word) => `${e.type}: ${word}`);
  });
}

describe.each(EDITIONS)('what is told in $id', ({ id: edition, sheets, types }) => {
  it.each(sheets)('agrees with $id', (sheet) => {
    const gender = genderIn(edition, sheet);
    expect(genderOf(sheet.id)).toBe(gender);
    expect(misagreeing(edition, 'hero', sheet.id, gender)).toEqual([]);
  });

  it.each(types.map((t) => t.id))('agrees with %s among the enemies', (id) => {
    const kind = KINDS.find(([k]) => k === id)?.[1];
    const gender = kind ?? (WOMEN.includes(id) ? 'f' : 'm');
    expect(narrator('fr', { edition }).gender(id)).toBe(gender);
    expect(misagreeing(edition, 'enemy', id, gender)).toEqual([]);
  });
});

/** Persons have their gender from the data alone; heroes among them are checked above. */
describe.each([
  ['zombie', marvelGenders],
  ['hero', marvelGenders],
  ['dceased', dceasedGenders],
] as const)('what is told of persons in %s', (edition, { f, m }) => {
  const people = [...f.map((id) => [id, 'f'] as const), ...m.map((id) => [id, 'm'] as const)];
  it.each(people)('agrees with %s (%s)', (id, gender) => {
    expect(misagreeing(edition, 'card', id, gender)).toEqual([]);
  });
});

it('a person is told of as a woman or a man', () => {
  const lost = (card: string): string =>
    narrator('fr', { edition: 'hero' }).event(sampleOf('bystander-lost', { card, zone: 'S4' }));
  expect(lost('trish-tilby')).toContain('Trish Tilby est dévorée dans la rue 4');
  expect(lost('wong')).toContain('Wong est dévoré dans la rue 4');
});

it('a wound is told of a woman and of a man', () => {
  const wounded = (hero: string): string =>
    narrator('fr', { edition: 'hero', ...TWO }).event(sampleOf('wounded', { hero }));
  expect(wounded('storm')).toContain('Storm est blessée');
  expect(wounded('colossus')).toContain('Colossus est blessé ');
  expect(wounded('eve')).toContain('Eve est blessée');
});

it('of several names a message is feminine only if all are', () => {
  const say = narrator('fr', { edition: 'hero', genders: { zoe: 'f' } });
  expect(say.gender('storm', 'rogue')).toBe('f');
  expect(say.gender('storm', 'zoe')).toBe('f');
  expect(say.gender('storm', 'colossus')).toBe('m');
  expect(say.gender('stranger')).toBe('m');
});
