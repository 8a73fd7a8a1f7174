/** Packs: what is refused and where, and that everything a pack can hold plays soundly in every edition. */
import { describe, expect, it } from 'vitest';
import { createEngine, isRefusal, lookUp, type Edition, type Json, type Setup } from '@holdout/engine';
import {
  carriedFrom,
  editionsOf,
  languagesOf,
  plainHero,
  readPack,
  setupOf,
  type Pack,
} from '@holdout/engine/packs';
import {
  checkGame,
  checkReplay,
  checkSerialised,
  checkTimeline,
  nameOf,
  playRandomGame,
  setupFor,
} from '@holdout/engine/testing';
import raw from '../example-pack/lamplighters.json?raw';
import { EDITIONS } from '../index.ts';

const engine = createEngine(EDITIONS);
type File = { [key: string]: Json };
const example = JSON.parse(raw) as {
  missions: [File];
  heroes: [File & { skills: File }, File & { attack: File }];
  cards: { classic: { equipment: [File] } };
};
const file = (change: File = {}): string => JSON.stringify({ ...example, ...change });

function packOf(text = file()): Pack {
  const read = readPack(EDITIONS, text);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.pack;
}
const wrong = (text: string): string[] => {
  const read = readPack(EDITIONS, text);
  return 'problems' in read ? read.problems.map(({ code, at }) => `${code} ${at}`) : [];
};

describe('the example', () => {
  const pack = packOf();

  it('says what is in it', () => {
    expect(editionsOf(pack)).toEqual(['classic', 'zombie', 'hero', 'dceased']);
    expect(languagesOf(pack)).toEqual(['en', 'fr']);
  });

  it('makes set-ups that carry all they need', () => {
    const setup = setupOf(pack, 'LK1', [['odile', 'amy', 'ned', 'doug']]);
    expect(setup.sheets?.map((s) => s.id)).toEqual(['odile']);
    expect(setup.pack).toMatchObject({
      id: 'lamplighters',
      version: '1.0',
      texts: { fr: { 'arc-lamp': 'Lampe à arc' } },
    });
    const state = engine.newGame(setup, 's');
    if (isRefusal(state)) throw new Error(state.at);
    expect(engine.gameOf(state).context.edition.cards['equipment']).toContain('signal-pistol');
  });
});

/** A mission of each edition with the hero and the cards of the pack. */
function setupWith(edition: Edition, pack: Pack, turn: number): Setup {
  const mission = lookUp({ classic: '01', zombie: 'MZ1', hero: 'H2', dceased: 'D4' }, edition.id);
  const made = pack.heroes.filter((h) => h.edition === edition.id).map(plainHero);
  const plain = setupFor(engine, edition, mission, 1, turn);
  if (!plain) throw new Error('no set-up');
  const [[, ...others] = []] = plain.seats;
  const seats = [[...made.map((h) => h.id), ...others]];
  return { ...plain, seats, sheets: made, pack: carriedFrom(pack, edition.id) };
}

describe.each(EDITIONS.map((edition) => ({ edition, name: edition.id })))('in $name', ({ edition }) => {
  const pack = packOf();

  it('heroes and cards of packs play soundly, copied, masked, read back and played again', () => {
    for (let turn = 0; turn < 6; turn++) {
      const setup = setupWith(edition, pack, turn);
      const seed = `pack/${edition.id}/${turn}`;
      const report = playRandomGame(engine, setup, seed, checkGame(engine, 7), true);
      expect(report.faults.length === 0 ? '' : nameOf(report)).toBe('');
      expect(checkReplay(engine, report.state, setup, seed, report.answers)).toEqual([]);
      if (turn > 0) continue;
      const start = engine.newGame(setup, seed, []);
      if (isRefusal(start)) throw new Error(start.refused);
      expect(checkSerialised(engine, start, report.state, report.answers)).toEqual([]);
      expect(checkTimeline(engine, setup, seed, report.answers)).toEqual([]);
    }
  });

  it('cards of packs lie in the decks, each once', () => {
    const state = engine.newGame(setupWith(edition, pack, 0), 'lie');
    if (isRefusal(state)) throw new Error(state.refused);
    const g = engine.gameOf(state);
    const { cards } = g.context.edition;
    const lying = g.context.edition.cardsLying(g);
    const more = (deck: string): number => lookUp(cards, deck).length - lookUp(edition.cards, deck).length;
    expect(Object.keys(cards).some((deck) => more(deck) > 0)).toBe(true);
    for (const [deck, all] of Object.entries(cards))
      expect([...lookUp(lying, deck)].sort((a, b) => a - b)).toEqual(all.map((_, i) => i));
  });
});

describe('a pack is refused', () => {
  const [mission] = example.missions;
  const [odile, wick] = example.heroes;
  const { classic } = example.cards;
  const [hook] = classic.equipment;
  const withWick = (attack: File): string =>
    file({ heroes: [{ ...wick, attack: { ...wick.attack, ...attack } }] });
  const withHook = (change: object): string =>
    file({ cards: { classic: { equipment: [{ ...hook, ...change }] } } });

  it.each([
    ['that is none', '{', 'pack.not-json '],
    ['that is too large', `"${'x'.repeat(600_000)}"`, 'pack.too-large '],
    ['that is deeper than any', '['.repeat(50_000) + ']'.repeat(50_000), 'file.too-deep '],
    ['with a key nobody reads', file({ misions: [] }), 'file.unknown-key misions'],
    ['with the name of what every object has', file({ id: 'constructor' }), 'file.not-a-name id'],
    ['with mark-up', file({ name: 'The <b>best</b>' }), 'pack.markup name'],
    ['with an address', file({ author: 'see https://example.org' }), 'pack.link author'],
    ['with letters that turn the line round', file({ author: 'a\u202eb' }), 'pack.unseen-letters author'],
    ['with a version that is a word', file({ version: 'new' }), 'file.not-a-name version'],
    ['with a mission twice', file({ missions: [mission, mission] }), 'pack.twice missions[1].id'],
    [
      'with a mission of no edition',
      file({ missions: [{ id: 'X' }] }),
      'file.unknown-word missions[0].edition',
    ],
    [
      'with a mission that does not compile',
      file({ missions: [{ ...mission, win: { dance: true } }] }),
      'mission.unknown-word missions[0].win',
    ],
    ['with a hero of the box', file({ heroes: [{ ...odile, id: 'amy' }] }), 'pack.taken heroes[0].id'],
    [
      'with a skill of another edition',
      file({ heroes: [{ ...odile, skills: { ...odile.skills, blue: 'bank-shot' } }] }),
      'file.unknown-word heroes[0].skills.blue',
    ],
    [
      'with an attack where heroes have none',
      file({ heroes: [{ ...odile, attack: wick.attack }] }),
      'file.unknown-key heroes[0].attack',
    ],
    ['with more dice than any hero', withWick({ dice: 40 }), 'file.not-a-number heroes[0].attack.dice'],
    ['with a number that is none', withWick({ dice: null }), 'file.not-a-number heroes[0].attack.dice'],
    ['with a card of the box', withHook({ id: 'pistol' }), 'pack.taken cards.classic.equipment[0].id'],
    [
      'with a card too often',
      withHook({ copies: 1e9 }),
      'file.not-a-number cards.classic.equipment[0].copies',
    ],
    ['with cards of no edition', file({ cards: { chess: {} } }), 'file.unknown-key cards.chess'],
  ])('%s', (_, text, first) => {
    expect(wrong(text)[0]).toBe(first);
  });

  it('and a game with cards that do not fit is not begun', () => {
    const setup = { ...setupOf(packOf(), 'LK1', [['amy', 'ned', 'doug', 'josh']]) };
    const bad = { ...setup, pack: { ...setup.pack, cards: { equipment: 'all' } } };
    expect(engine.newGame(bad, 's')).toMatchObject({ refused: 'setup.pack', at: 'pack.cards.equipment' });
    expect(engine.contextOf(bad as Setup)).toMatchObject({ refused: 'setup.mission-broken' });
  });
});
