/** One word for one thing in French, wherever it is said: words of the game, cards and rules. */
import { describe, expect, it } from 'vitest';
import './index.ts';
import { narrator } from './index.ts';
import { chaptersIn, clauseText } from './reference.ts';
import { partOf, rulesOf, sentencesOf, TEXTS } from './languages/shelf.ts';
import { OF_A_HERO, saysInvasion, saysTurnForRound } from './tests/french.ts';
import { wordsOf } from './words.ts';
import { classic } from '@holdout/editions';
import { lookUp, textsOf } from '@holdout/engine';

type Texts = { readonly [key: string]: string };
const rules: Texts = Object.fromEntries(
  chaptersIn('fr').flatMap(({ clauses }) => clauses.map((id) => [id, clauseText('fr', id)])),
);
/** Titles of chapters are those of the rulebooks. */
const titled = ([key]: readonly [string, string]): boolean => key.startsWith('chapter.');
const words = Object.fromEntries(Object.entries(TEXTS.fr).filter((entry) => !titled(entry)));
const all: Texts = { ...words, ...rules };
const supers: Texts = Object.assign(
  {},
  ...(['supers', 'marvel', 'zombie-mode', 'hero-mode', 'dceased'] as const).flatMap((part) => [
    partOf('fr', part)?.words,
    rulesOf('fr', part),
  ]),
) as Texts;

const where = (texts: Texts, says: (text: string) => boolean): string[] =>
  Object.keys(texts).filter((key) => says(lookUp(texts, key)));
const saying = (texts: Texts, word: RegExp): string[] => where(texts, (text) => word.test(text));

/** What is said while super heroes are played: the texts of an edition in place of those of all. */
const played = (edition: string): Texts => {
  const { raw } = wordsOf('fr', edition);
  return Object.fromEntries(Object.keys(TEXTS.fr).map((key) => [key, raw(key) ?? '']));
};
/** Of the classic game alone: its own texts, those of its missions, and what there is for a rule of its own. */
const CLASSIC = new Set([
  ...Object.entries(classic.missions).flatMap(([id, file]) => [
    ...['win', 'lose', 'special'].map((point) => `mission.${id}.${point}`),
    ...textsOf(file).flatMap(([, { goals }]) => (goals ?? []).map(([goal]) => `goal.${goal}`)),
  ]),
  ...Object.keys({ ...partOf('fr', 'classic')?.words, ...sentencesOf('fr', 'classic') }),
  'event.spawn-neutralised',
  'option.neutralise',
  'refusal.neutralise.no-spawn',
]);

describe('French says', () => {
  it('round for the round, tour for the turn of one hero', () => {
    const said = where(all, saysTurnForRound);
    expect(said.filter((key) => !OF_A_HERO.includes(key))).toEqual([]);
  });

  it.each(['zombie', 'hero', 'dceased'])('zone de génération, playing %s', (edition) => {
    const texts = Object.entries(played(edition));
    const wrong = texts.filter(
      ([key, text]) => saysInvasion(text) && !CLASSIC.has(key) && !key.includes('@'),
    );
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it('zone de génération where super heroes are played', () => {
    expect(where(supers, saysInvasion)).toEqual([]);
  });

  it('Sonné, and activation supplémentaire', () => {
    expect(saying(all, /étourdi/i)).toEqual([]);
    expect(saying(all, /activations? immédiate/i)).toEqual([]);
  });

  it('what is to be done as an infinitive', () => {
    const goals = Object.entries(TEXTS.fr).filter(([key]) => key.startsWith('goal.'));
    expect(goals.length).toBeGreaterThan(40);
    expect(goals.filter(([, text]) => !/^(Ne |Y )?\p{L}+(er|ir|re)\b/u.test(text))).toEqual([]);
  });
});

describe('a place brings its preposition', () => {
  const fr = narrator('fr', { edition: 'zombie' });
  it.each([
    ['S14', 'dans la rue 14'],
    ['R_1B_01_kitchen', 'dans la cuisine (1B)'],
    ['R_2R_00_platform', 'sur le quai (2R)'],
    ['R_4R_00_desk', "à l'accueil (4R)"],
    ['R_1V_00_emergency', 'aux urgences (1V)'],
    ['R_2M_00_roof', "sur le toit et l'antenne (2M)"],
    ['R_2V_00_rare', 'dans la salle des livres rares (2V)'],
    ['FOUNTAIN', 'à la fontaine'],
  ])('%s: %s', (zone, where) => expect(fr.inZone(zone)).toBe(where));

  it('in whatever is told of it', () => {
    expect(saying(TEXTS.fr, /dans \{zone\}/)).toEqual(['in']);
    const e = {
      id: 1,
      parent: 0,
      cause: '',
      type: 'hero-died',
      hero: 'wasp',
      zone: 'R_2R_00_platform',
    } as const;
    expect(fr.event(e)).toBe('Wasp est éliminée sur le quai (2R).');
  });

  it('and it has one for a place that is none elsewhere', () => {
    const known = Object.keys(TEXTS.fr).flatMap((key) => /^in\.(.+)$/.exec(key)?.[1] ?? []);
    expect(
      known.filter((id) => id !== 'FOUNTAIN' && !(`room.${id}` in TEXTS.fr) && !(id in TEXTS.fr)),
    ).toEqual([]);
  });
});
