/** The spawn deck of DCeased: every card at every danger level, and what each kind does (D-SPN). */
import { itemAt } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import { SPAWN_DECK, type SpawnCard, type SpawnKind } from '../../supers/kit.ts';
import { CARDS, SPAWN_CARDS, ZOMBIE_HEROES } from '../cards.ts';
import { CITY, enemies, people, type Entry } from './street.ts';
import { health, peopleIn, play, power } from './table.ts';

const XP = [0, 7, 19, 43];
const LEVELS = ['blue', 'yellow', 'orange', 'red'] as const;

/** The spawn step: the card is drawn for S18; Batman stands far off in S1 unless said otherwise. */
const draw = (card: string, level: number, { draws = {}, ...more }: Entry = {}): Scene =>
  play({
    board: { ...CITY, spawns: [{ zone: 'S18' }] },
    spawns: true,
    own: people(),
    heroes: { batman: { zone: 'S1', xp: XP[level] } },
    draws: { [SPAWN_DECK]: [card], ...(draws as Entry) },
    phase: 'spawn',
    ...more,
  });

const ofKind = (kind: SpawnKind): readonly SpawnCard[] => SPAWN_CARDS.filter((c) => c.kind === kind);
const typeOf = ({ type }: SpawnCard): string => itemAt(CARDS.types, type).id;
const theOnly = (kind: SpawnKind): SpawnCard => itemAt(ofKind(kind), 0);

/** Every danger level of one card. */
const numbersOf = (card: SpawnCard) => card.byDanger.map((n, i) => ({ level: LEVELS[i], i, n }));

/** Every danger level of every card of the kind: card, level, type, number. */
const lines = (kind: SpawnKind) =>
  ofKind(kind).flatMap((c) => c.byDanger.map((n, level) => ({ card: c.id, level, type: typeOf(c), n })));

describe('a normal card', () => {
  it.each(lines('normal'))(
    '$card at level $level places $n, who do nothing yet [S-CARD-1]',
    ({ card, level, type, n }) => {
      const s = draw(card, level);
      expect([s.enemies('S18', type), s.enemies('S18')]).toEqual([n, n]);
      expect(s.game.state.enemies.reduce((a, b) => a + b, 0)).toBe(n);
    },
  );
});

describe('a Rush!', () => {
  // Runners take both actions.
  it.each(lines('rush'))(
    '$card at level $level: $n act at once, no others do [S-CARD-2]',
    ({ card, level, type, n }) => {
      const s = draw(card, level, { enemies: enemies('S14', { [type]: 1 }) });
      expect([s.enemies('S18'), s.enemies(type === 'runner' ? 'S16' : 'S17', type)]).toEqual([0, n]);
      expect(s.enemies('S14', type)).toBe(1);
    },
  );
});

describe('an Extra Activation!', () => {
  it.each(ofKind('extra'))(
    '$id makes all of its type act with all their actions, at any level [S-CARD-3]',
    (card) => {
      const all = enemies('S14', { walker: 2, brute: 2, runner: 2 });
      for (const level of [0, 3]) {
        const s = draw(card.id, level, { enemies: all });
        const to = typeOf(card) === 'runner' ? 'S7' : 'S11';
        expect([s.enemies(to, typeOf(card)), s.enemies('S14'), s.enemies('S18')]).toEqual([2, 4, 0]);
      }
      const none = draw(card.id, 3);
      expect(none.game.state.enemies.every((n) => n === 0)).toBe(true);
    },
  );
});

describe('a Zombie Hero!', () => {
  it.each(lines('hero'))(
    '$card at level $level comes with $n of the horde in its zone [D-SPN-1]',
    ({ card, level, type, n }) => {
      const s = draw(card, level, { draws: { 'super-heroes': ['catwoman'] } });
      expect([s.enemies('S18', 'catwoman'), s.enemies('S18', type), s.enemies('S18')]).toEqual([1, n, n + 1]);
    },
  );

  it('comes also when the box runs short of the horde, which acts then [K-SPAWN-4]', () => {
    const { id, byDanger: counts } = itemAt(ofKind('hero'), 0);
    const s = draw(id, 1, {
      draws: { 'super-heroes': ['catwoman'] },
      enemies: enemies('S14', { walker: 1 }),
      supply: { walker: itemAt(counts, 1) - 1 },
    });
    expect([s.enemies('S18', 'catwoman'), s.enemies('S17', 'walker')]).toEqual([1, itemAt(counts, 1) - 1]);
    expect(s.enemies('S11', 'walker')).toBe(1);
  });

  it.each(ofKind('hero'))(
    '$id with all six on the board: the horde, then all of them act [D-SPN-3]',
    (card) => {
      const all = ZOMBIE_HEROES.map(({ id }) => ({ type: id, zone: 'S5', count: 1 }));
      const s = draw(card.id, 3, { enemies: all, heroes: { batman: { zone: 'S18', xp: itemAt(XP, 3) } } });
      expect(s.enemies('S18', typeOf(card))).toBe(card.byDanger[3]);
      expect(ZOMBIE_HEROES.filter(({ id }) => s.enemies('S5', id) > 0)).toEqual([]);
      expect(health(s, 'batman')).toBe(3);
    },
  );
});

describe('Anti-Life Broadcast', () => {
  const only = theOnly('broadcast');
  const card = only.id;
  const heard = (level: number, tracks: number[], rest: Entry = {}): Scene => {
    const ids = ['batman', 'cyborg', 'hawkgirl'];
    const heroes = Object.fromEntries(
      tracks.map((track, i) => [itemAt(ids, i), { zone: 'S1', xp: itemAt(XP, level), track }]),
    );
    return draw(card, level, { heroes, ...rest });
  };
  // The next round adds 1 to what is left.
  const left = (s: Scene): number[] => s.state.heroes.map((h) => h.track - 1);

  it('takes power of everybody; a Walker comes for each who had none [D-SPN-2]', () => {
    const s = heard(2, [0, 1, 3]);
    expect([left(s), s.enemies('S18', 'walker')]).toEqual([[0, 0, 1], 1]);
  });

  it.each(numbersOf(only))('takes $n at $level', ({ i, n }) => {
    const s = heard(i, [3, 2, 1]);
    expect([left(s), s.enemies('S18')]).toEqual([[3 - n, 2 - n, Math.max(0, 1 - n)], 0]);
  });

  it('does not ask heroes who are gone, and brings its Walkers at once [K-SPAWN-8]', () => {
    const heroes = { batman: { zone: 'S1' }, cyborg: { zone: 'S1' }, hawkgirl: { status: 'dead' } };
    expect(draw(card, 0, { heroes }).enemies('S18', 'walker')).toBe(2);
    // One too few: those placed and the one on the board act once.
    const s = draw(card, 0, { heroes, supply: { walker: 1 }, enemies: enemies('S14', { walker: 1 }) });
    expect([s.enemies('S17', 'walker'), s.enemies('S11', 'walker')]).toEqual([1, 1]);
  });
});

describe('Cornered Prey', () => {
  const only = theOnly('cornered-prey');
  const card = only.id;
  const lois = { card: 'lois-lane', zone: 'S16' };
  const lana = { card: 'lana-lang', zone: 'S5' };

  it.each(numbersOf(only))('brings $n beside the nearest person at $level', ({ i, n }) => {
    const s = draw(card, i, { own: people(lana, lois) });
    expect([s.enemies('S16', 'walker'), s.enemies('S18'), s.enemies('S5')]).toEqual([n, 0, 0]);
    // They do nothing yet: there is a player phase to save the person.
    expect([s.prompt, peopleIn(s, 'S16')]).toEqual(['turn', ['lois-lane']]);
  });

  it('brings them here when there is nobody: people escorted, face down or out of reach do not count', () => {
    const escorted = { cards: [], bystanders: [{ ...lois, hero: 'batman' }] };
    const down = { cards: [{ card: 'lois-lane', zone: 'R_7M_21_station' }], bystanders: [] };
    const shut = people({ card: 'lois-lane', zone: 'R_7M_21_station' });
    for (const own of [people(), escorted, down, shut])
      expect(draw(card, 3, { own }).enemies('S18', 'walker')).toBe(only.byDanger[3]);
    const open = draw(card, 3, { own: shut, doors: { 'R_7M_21_station-S17': 'open' } });
    expect(open.enemies('R_7M_21_station', 'walker')).toBe(only.byDanger[3]);
  });

  it('lets the players choose among people equally near', () => {
    const s = draw(card, 1, { own: people({ ...lois, zone: 'S17' }, { ...lana, zone: 'S13' }) });
    expect([s.prompt, s.options]).toEqual(['choose', ['in:S13', 'in:S17']]);
    s.play('in:S13');
    expect([s.enemies('S13'), s.enemies('S17')]).toEqual([only.byDanger[1], 0]);
  });
});

describe('The Fallen Hunt', () => {
  const only = theOnly('fallen-hunt');
  const card = only.id;

  it('has all Zombie Heroes act with both actions; nobody comes [S-CARD-7]', () => {
    const two = enemies('S5', { catwoman: 1, 'green-lantern': 1, walker: 1 });
    const s = draw(card, 3, { enemies: two, heroes: { batman: { zone: 'S14', xp: itemAt(XP, 3) } } });
    expect([s.enemies('S7', 'catwoman'), s.enemies('S7', 'green-lantern'), s.enemies('S5')]).toEqual([
      1, 1, 1,
    ]);
    expect(s.enemies('S18')).toBe(0);
  });

  it.each(numbersOf(only))('with none on the board brings $n Brutes at $level', ({ i, n }) => {
    const s = draw(card, i, { enemies: enemies('S14', { brute: 1 }) });
    expect([s.enemies('S18', 'brute'), s.enemies('S14', 'brute')]).toEqual([n, 1]);
  });
});

it('a special card drawn for a room is resolved, and the room stays empty [S-FAQ-7]', () => {
  const s = play({
    board: CITY,
    heroes: { batman: { zone: 'S9', track: 2 } },
    turn: 'batman',
    own: people(),
    draws: { [SPAWN_DECK]: [theOnly('broadcast').id] },
  }).play('open:R_7M_21_station-S9');
  expect([power(s, 'batman'), s.enemies('R_7M_21_station')]).toEqual([1, 0]);
});
