// Skills about weapons and targets (C-SK-15, C-SK-18, C-SK-25, C-SK-29 to C-SK-31, C-SK-33).
import { deckOf, itemAt, isRefusal } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import { HOUSE, nedIn, STREET, street, zombies } from './combat-street.ts';
import { cardsOf, engine, noiseIn, play } from './table.ts';
import { CARDS } from '../cards.ts';

describe('dual weapons', () => {
  const pairs = (skill: string, hands: string[]): string[] => {
    const s = nedIn('S1', { hands, skills: [skill] }, { enemies: zombies('S1', { walker: 1 }) });
    return s.options.filter((o) => o.includes('+'));
  };

  it('makes all weapons dual, two identical ones are needed [C-SK-15] [C-SKILL-1 Ambidextrous]', () => {
    expect(pairs('ambidextrous', ['katana', 'katana'])).toEqual(['attack:katana+katana@S1']);
    expect(pairs('ambidextrous', ['shotgun', 'shotgun'])).toEqual(['attack:shotgun+shotgun@S1']);
    expect(pairs('ambidextrous', ['katana', 'crowbar'])).toEqual([]);
    const s = nedIn(
      'S1',
      { hands: ['katana', 'katana'], skills: ['ambidextrous'] },
      {
        enemies: zombies('S1', { walker: 9 }),
        dice: [6, 6, 6, 6],
      },
    );
    expect(s.play('attack:katana+katana@S1').enemies('S1')).toBe(5);
  });

  it('makes ranged weapons dual, melee ones not [C-SK-18] [C-SKILL-1 Gunslinger]', () => {
    expect(pairs('gunslinger', ['shotgun', 'shotgun'])).toEqual(['attack:shotgun+shotgun@S1']);
    expect(pairs('gunslinger', ['katana', 'katana'])).toEqual([]);
    expect(pairs('gunslinger', ['shotgun', 'pistol'])).toEqual([]);
  });

  it('makes melee weapons dual, ranged ones not [C-SK-31] [C-SKILL-1 Swordmaster]', () => {
    expect(pairs('swordmaster', ['katana', 'katana'])).toEqual(['attack:katana+katana@S1']);
    expect(pairs('swordmaster', ['shotgun', 'shotgun'])).toEqual([]);
    expect(pairs('swordmaster', ['katana', 'crowbar'])).toEqual([]);
  });
});

describe('Trick Shot', () => {
  const BOTH = [...zombies('S2', { walker: 2 }), ...zombies('S4', { walker: 2 })];

  it('aims each of two ranged weapons at another zone, with one token [C-SK-33] [C-SKILL-1 Trick Shot]', () => {
    const s = nedIn(
      'S3',
      { hands: ['sub-mg', 'sub-mg'], skills: ['trick-shot'] },
      { enemies: BOTH, dice: [6, 6, 6, 6, 1, 1] },
    );
    s.play('attack:sub-mg+sub-mg@S2,S4');
    expect([s.enemies('S2'), s.enemies('S4')]).toEqual([0, 1]);
    expect([noiseIn(s, 'S3'), s.hero('ned').actions, s.hero('ned').xp]).toEqual([1, 2, 3]);
  });

  it('works for weapons dual by a skill, not for single ones, melee or without the skill [C-SK-33]', () => {
    const split = (hands: string[], ...skills: string[]): boolean =>
      nedIn('S3', { hands, skills }, { enemies: [...BOTH, ...zombies('S3', { walker: 1 })] }).options.some(
        (o) => o.includes(','),
      );
    expect(split(['shotgun', 'shotgun'], 'trick-shot', 'gunslinger')).toBe(true);
    expect(split(['pistol', 'pistol'], 'trick-shot')).toBe(true);
    expect(split(['shotgun', 'shotgun'], 'trick-shot')).toBe(false);
    expect(split(['pistol', 'sub-mg'], 'trick-shot')).toBe(false);
    expect(split(['machete', 'machete'], 'trick-shot')).toBe(false);
    expect(split(['pistol', 'pistol'])).toBe(false);
  });
});

describe('Sniper', () => {
  it.each([
    ['pistol', [6]],
    ['shotgun', [6, 1]],
    ['rifle', [6]],
  ])('chooses the target of the %s [C-SK-29] [C-SKILL-1 Sniper]', (weapon, dice) => {
    const enemies = zombies('S2', { walker: 1, runner: 1 });
    const s = nedIn(
      'S1',
      { hands: [weapon], skills: ['sniper'] },
      { heroes: { amy: { zone: 'S2' } }, enemies, dice },
    );
    s.play(`attack:${weapon}@S2`);
    expect([...s.options].sort()).toEqual(['hit:amy', 'hit:runner', 'hit:walker']);
    s.play('hit:runner=1');
    expect([s.enemies('S2', 'walker'), s.enemies('S2', 'runner'), s.hero('amy').wounds]).toEqual([1, 0, 0]);
  });
});

describe('Matching Set!', () => {
  const search = (card: string, extra: string[] = [], own: { deck?: string[] } = {}): Scene => {
    const heroes = { doug: { zone: HOUSE, skills: extra } };
    return street({ heroes, turn: 'doug', own: { ...own }, draws: { equipment: [card] } }).play('search');
  };
  /** What Doug has in the end; he takes the second card wherever he is asked. */
  const find = (...what: Parameters<typeof search>): string[] => {
    const s = search(...what);
    if (s.prompt === 'match-set') s.play('match');
    expect(s.happened('deck-shuffled')).toHaveLength(cardsOf(s, 'doug').length - 1);
    return cardsOf(s, 'doug');
  };

  it('may take a second dual weapon of the name from the deck, then shuffles [C-SK-25] [C-SKILL-1 Matching Set!]', () => {
    expect(find('pistol')).toEqual(['pistol', 'pistol']);
    expect(find('sub-mg')).toEqual(['sub-mg', 'sub-mg']);
    expect(find('katana')).toEqual(['katana']);
    expect(find('water')).toEqual(['water']);
  });

  it('declined leaves the deck as it is [C-SK-25]', () => {
    const s = search('pistol');
    expect([s.prompt, s.options]).toEqual(['match-set', ['match', 'decline']]);
    const { draw } = deckOf(s.state, 'equipment');
    const before = [...draw];
    s.play('decline');
    expect([cardsOf(s, 'doug'), draw, s.happened('deck-shuffled')]).toEqual([['pistol'], before, []]);
    expect(s.prompt).toBe('turn');
  });

  it('is the same question for those who do not see the deck [C-SK-25]', () => {
    const s = search('pistol');
    expect(engine.decisionOf(engine.mask(s.state))).toEqual(s.decision);
  });

  it('declined in the tutorial, the other prepared cards stay on top [C-SK-25] [M-C00]', () => {
    const top = (answer: string): { prepared: boolean; held: string[] } => {
      const s = play({
        mission: '00',
        heroes: { doug: { zone: 'R_1B_01_kitchen' } },
        own: { deck: ['pistol', 'crowbar', 'fire-axe', 'pistol', 'water', 'water'] },
        turn: 'doug',
      });
      s.play('search', answer);
      const next = deckOf(s.state, 'equipment')
        .draw.slice(-2)
        .map((c) => itemAt(CARDS, c).id);
      return { prepared: next.join() === 'fire-axe,crowbar', held: cardsOf(s, 'doug') };
    };
    expect(top('decline')).toEqual({ prepared: true, held: ['pistol'] });
    expect(top('match').held).toEqual(['pistol', 'pistol']);
  });

  it('is asked for each weapon of a search, once it is in the inventory [C-SK-25]', () => {
    const heroes = { doug: { zone: HOUSE, reserve: ['flashlight'] } };
    const draws = { equipment: ['pistol', 'machete'] };
    const s = street({ heroes, turn: 'doug', draws }).play('search', 'decline', 'match');
    expect(cardsOf(s, 'doug').sort()).toEqual(['flashlight', 'machete', 'machete', 'pistol']);
  });

  it('finds none where the deck has no second one [C-SK-25]', () => {
    expect(find('pistol', [], { deck: ['water', 'pistol'] })).toEqual(['pistol']);
  });

  it('counts a weapon dual by a skill [C-SK-25]', () => {
    expect(find('katana', ['swordmaster'])).toEqual(['katana', 'katana']);
    expect(find('shotgun', ['swordmaster'])).toEqual(['shotgun']);
    expect(find('shotgun', ['ambidextrous'])).toEqual(['shotgun', 'shotgun']);
  });

  it('works in a police car too [C-SK-25]', () => {
    const board = { ...STREET, own: { cars: [{ kind: 'police', zone: 'S2' }] } };
    const s = street({
      board,
      heroes: { doug: { zone: 'S2' } },
      turn: 'doug',
      draws: { equipment: ['water', 'machete'] },
    });
    s.play('search:police', 'match');
    expect(cardsOf(s, 'doug')).toEqual(['machete', 'machete']);
  });
});

describe('Starts with', () => {
  it('takes the named card from the deck before the game [C-SK-30] [C-SKILL-1 Starts with an item]', () => {
    const skills = {
      blue: 'starts-with:katana',
      yellow: 'plus-action',
      orange: ['lucky', 'medic'],
      red: ['ninja', 'loud', 'tough'],
    };
    const seats = [['zoe', 'amy', 'ned', 'doug']];
    const state = engine.newGame(
      { edition: 'classic', mission: '05', seats, sheets: [{ id: 'zoe', skills }] },
      'seed',
    );
    if (isRefusal(state)) throw new Error(state.refused);
    const cards = state.heroes.map((h) => h.slots.filter((c) => c >= 0).map((c) => itemAt(CARDS, c).id));
    expect(cards.map((c) => c.length)).toEqual([2, 1, 1, 1]);
    expect(itemAt(cards, 0)[1]).toBe('katana');
    expect(deckOf(state, 'equipment').draw.filter((c) => itemAt(CARDS, c).id === 'katana')).toHaveLength(1);
  });
});
