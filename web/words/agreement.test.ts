/** French in the client agrees with whoever is named or meant: a message that forgets it fails here. */
import { lookUp } from '@holdout/engine';
import { compileMessage } from '@holdout/narrate/plain';
import {
  genderedIn,
  OF_A_HERO,
  saysInvasion,
  saysTurnForRound,
  unagreeing,
  type Texts,
} from '@holdout/narrate/testing';
import { describe, expect, it } from 'vitest';
import { EDITION_IDS } from '../editions/load.ts';
import { clientTexts, ownTexts } from './testing.ts';
import { translator } from './use-words.ts';

const FILES: readonly (readonly [name: string, texts: Texts])[] = [
  ['the client', clientTexts('fr')],
  ...EDITION_IDS.map((edition) => [edition, ownTexts('fr', edition)] as const),
];

/** Said beside somebody's name, without a hole for it. */
const BESIDE =
  /^(table\.status\.|table\.foe\.asleep|summary\.fate\.|board\.(escorted|hidden|asleep|stunned)$|insight\.forecast\.badge)/;

/** Words that agree with a noun of their own message, by message. */
const OF_ITS_OWN: { readonly [key: string]: readonly string[] } = {
  'home.deleted': ['supprimée'], // the game
  'horde.differs.gone': ['quitté'], // has left
  'insight.forecast.wounded-less': ['évité'], // has avoided
  'insight.forecast.short': ['il'], // there is
  'online.vote.file': ['il'], // the file
  'online.vote.rules': ['raconté'], // what was told
  'print.tile.lower': ['moitié'], // half of a tile
  'print.tile.upper': ['moitié'],
  'table.share.barely': ['évitées'], // wounds
  'table.share.risk': ['perdue'], // the mission
};

const hidden = (key: string, text: string): string =>
  BESIDE.test(key) ? unagreeing(`${text}{name}`) : unagreeing(text);

describe.each(FILES)('French of %s', (_, texts) => {
  it('leaves every word that agrees with somebody to their gender', () => {
    const wrong = Object.entries(texts).flatMap(([key, text]) =>
      genderedIn(hidden(key, text))
        .filter((word) => !OF_ITS_OWN[key]?.includes(word.toLowerCase()))
        .map((word) => `${key}: ${word}`),
    );
    expect(wrong).toEqual([]);
  });

  it('says round for the round', () => {
    const wrong = Object.entries(texts).filter(([, text]) => saysTurnForRound(text));
    expect(wrong.filter(([key]) => !OF_A_HERO.includes(key))).toEqual([]);
  });
});

describe.each(EDITION_IDS.filter((id) => id !== 'classic'))('French, playing %s', (edition) => {
  /** Neutralising is a rule of the classic game; so is the first evening with the box. */
  const CLASSIC = /^(workshop\.own\.neutralise$|lesson\.evening-)/;
  const texts = clientTexts('fr', edition);

  it('says génération, in the workshop too', () => {
    const wrong = Object.entries(texts).filter(
      ([key, text]) => saysInvasion(text) && !CLASSIC.test(key) && !(`${key}@supers` in texts),
    );
    expect(wrong).toEqual([]);
    expect(translator('fr', edition)('workshop.thing.spawn')).toBe('zone de génération');
    expect(translator('fr', 'classic')('workshop.thing.spawn')).toBe("zone d'invasion");
  });
});

it('tells a fate of a woman and of a man', () => {
  const dead = compileMessage(lookUp(ownTexts('fr', 'hero'), 'table.status.dead'), 'fr');
  expect([dead({ gender: 'f' }), dead({ gender: 'm' })]).toEqual(['éliminée', 'éliminé']);
});
