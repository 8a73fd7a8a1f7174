/** Cards of a pack: every kind of every edition begins sound, is changed without touching the others, and goes with its names. */
import { EDITIONS } from '@holdout/editions';
import { lamplighters } from '@holdout/editions/testing/data';
import { leading, itemAt, type Json } from '@holdout/engine';
import { checkPack } from '@holdout/engine/packs';
import { describe, expect, it } from 'vitest';
import { broughtTo } from '../brought.ts';
import '../../editions/testing.ts';
import { fieldAt } from '../forms/form.ts';
import { isFields } from '../patch.ts';
import { sharedPack } from '../share/shared-pack.ts';
import { stepOf } from '../steps.ts';
import type { PackFile } from '../workshop.ts';
import { cardName, namedIn, namesByLanguage, withName } from './card-names.ts';
import { cardId, cardPlace, cardsIn, hasRoomFor, kindsOf, newCard, withCard, withCardAt, withoutCard } from './pack-cards.ts'; // prettier-ignore

const EMPTY: PackFile = { name: 'A pack', missions: [] };
const check = (pack: PackFile) => checkPack(EDITIONS, sharedPack({ pack, missions: [], fresh: undefined }));

const raw = JSON.parse(JSON.stringify(lamplighters)) as Json;
const LAMPLIGHTERS: PackFile = { ...(isFields(raw) ? raw : {}), missions: [] };

/** A pack with one new card of every kind. */
const withAll = (edition: (typeof EDITIONS)[number]): PackFile =>
  kindsOf(edition).reduce(
    (pack, kind) => withCard(pack, edition.id, kind, newCard(edition, kind, `own-${kind.key}`)),
    EMPTY,
  );

describe.each(EDITIONS.map((e) => [e.id, e] as const))('%s', (id, edition) => {
  it('begins cards of every kind that can be shared', () => {
    const full = withAll(edition);
    expect(check(full)).toMatchObject({ pack: { cards: { [id]: expect.anything() as Json } } });
    const shown = cardsIn(full, edition);
    expect(shown.map((card) => card.kind.key)).toEqual(kindsOf(edition).map(({ key }) => key));
    expect(shown.length).toBeGreaterThan(1);
  });

  it('reads all cards of a file and writes the same again', () => {
    const cards = cardsIn(LAMPLIGHTERS, edition);
    expect(cards.length).toBeGreaterThan(1);
    expect(cards.reduce((pack, card) => withCardAt(pack, id, card, card.value), LAMPLIGHTERS)).toEqual(
      LAMPLIGHTERS,
    );
  });

  it('lets them go one by one, and the section with the last', () => {
    const bare = kindsOf(edition).reduce((pack) => {
      const [card] = leading(cardsIn(pack, edition), 1);
      return withoutCard(withName(pack, 'en', cardId(card), 'Named'), id, card);
    }, withAll(edition));
    expect(bare).toEqual(EMPTY);
  });

  it('has no more room than the form of packs', () => {
    const [kind] = leading(kindsOf(edition), 1);
    const many = Array.from({ length: kind.most }).reduce<PackFile>(
      (pack, _, i) => withCard(pack, id, kind, newCard(edition, kind, `own-${i}`)),
      EMPTY,
    );
    expect(hasRoomFor(EMPTY, id, kind)).toBe(true);
    expect(hasRoomFor(many, id, kind)).toBe(false);
    expect('pack' in check(many)).toBe(true);
  });
});

it('is called in the languages of the pack, the first one first', () => {
  const named = withName(withName(EMPTY, 'fr', 'own', 'Lampe'), 'en', 'own', 'Lamp');
  expect(namedIn(named, 'en')).toEqual(['fr', 'en']);
  expect(namedIn(EMPTY, 'en')).toEqual(['en']);
  expect(namesByLanguage(named)).toEqual({ fr: { own: 'Lampe' }, en: { own: 'Lamp' } });
  expect(cardName(named, 'en', 'own')).toBe('Lamp');
  expect(withName(withName(named, 'en', 'own', ''), 'fr', 'own', '')).toEqual(EMPTY);
});

it('tells what is wrong with a card at its field, in the step of the cards', () => {
  const edition = itemAt(EDITIONS, 0);
  const card = itemAt(cardsIn(LAMPLIGHTERS, edition), 0);
  const use = { mode: 'melee', range: [0, 2], dice: 99, accuracy: 4, damage: 1 };
  const { problems } = broughtTo(edition, withCardAt(LAMPLIGHTERS, edition.id, card, { ...card.value, use }));
  const place = cardPlace(edition.id, card);
  expect(problems.map(fieldAt)).toEqual(expect.arrayContaining([`${place}.use.dice`]));
  expect(problems.map(({ at }) => stepOf({ level: 'red', key: '', at }))).toEqual(
    problems.map(() => 'cards'),
  );
  expect(stepOf({ level: 'red', key: '', at: 'texts.en.cards.own' })).toBe('cards');
  expect(stepOf({ level: 'red', key: '', at: 'texts.en.name' })).toBe('rules');
});
