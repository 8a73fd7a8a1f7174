// Hands, reserve, Wounded cards and what is discarded for want of room (C-INV-1, 2, 4, 6, 15).
import { describe, expect, it } from 'vitest';
import { itemAt, WOUND } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { cardsOf, discards, handsOf, play } from './table.ts';

const ROOM = 'R_7B_00_room';
const DOOR = 'R_7B_00_room-S4';

/** Ned searches a room with these cards on him and finds a katana. */
const searching = (cards: { hands: string[]; reserve?: string[]; wounds?: number }): Scene =>
  play({
    mission: '10',
    heroes: { ned: { zone: ROOM, ...cards } },
    turn: 'ned',
    draws: { equipment: ['katana'] },
  }).play('search');

/** One Walker attacks Ned. */
const attacked = (cards: { hands: string[]; reserve?: string[]; wounds?: number }): Scene =>
  play({
    mission: '10',
    heroes: { ned: { zone: 'S1', ...cards } },
    enemies: [{ type: 'walker', zone: 'S1' }],
    phase: 'enemies',
  });

const hand = (s: Scene, i: number): number => itemAt(s.hero('ned').slots, i);

describe('slots', () => {
  it('there are five: two hands and three in reserve [C-INV-1]', () => {
    const fits = searching({ hands: ['pan'], reserve: ['water', 'water', 'water'] });
    expect(fits.prompt).toBe('turn');
    expect(handsOf(fits, 'ned')).toEqual(['pan', 'katana']);
    expect(fits.hero('ned').slots).toHaveLength(5);
    const full = searching({ hands: ['pan', 'crowbar'], reserve: ['water', 'water', 'water'] });
    expect(full.prompt).toBe('discard-surplus');
    full.play('discard:water');
    expect(full.options).toEqual(['hold:crowbar+pan', 'hold:katana+pan', 'hold:crowbar+katana']);
  });

  it('weapons and door openers work in hand only [C-INV-2]', () => {
    const cards = { hands: ['water', 'water'], reserve: ['pistol', 'crowbar', 'katana'] };
    const enemies = [{ type: 'walker', zone: 'S4' }];
    const s = play({ mission: '10', heroes: { ned: { zone: 'S4', ...cards } }, enemies, turn: 'ned' });
    expect(s.why('attack:pistol@S4')).toBe('attack.no-weapon');
    expect(s.why('attack:katana@S4')).toBe('attack.no-weapon');
    expect(s.why(`open:${DOOR}`)).toBe('open.no-tool');
    s.play('arrange', 'hold:crowbar+pistol');
    expect(s.options).toEqual(
      expect.arrayContaining(['attack:pistol@S4', 'attack:crowbar@S4', `open:${DOOR}`]),
    );
  });

  it.each(['hands', 'reserve'])('flashlight, ammo and goalie mask work in %s [C-INV-2]', (place) => {
    const search = play({
      mission: '10',
      heroes: { ned: { zone: ROOM, [place]: ['flashlight'] } },
      turn: 'ned',
      draws: { equipment: ['water', 'scope'] },
    });
    search.play('search');
    expect(cardsOf(search, 'ned')).toEqual(expect.arrayContaining(['water', 'scope']));

    const hands = place === 'hands' ? ['pistol', 'ammo-bullets'] : ['pistol'];
    const reserve = place === 'hands' ? [] : ['ammo-bullets'];
    const enemies = [{ type: 'walker', zone: 'S4' }];
    const shot = play({
      mission: '10',
      heroes: { ned: { zone: 'S4', hands, reserve } },
      enemies,
      turn: 'ned',
      dice: [1],
    });
    shot.play('attack:pistol@S4');
    expect(shot.options).toContain('reroll:ammo-bullets');

    const mask = attacked({
      hands: place === 'hands' ? ['goalie-mask'] : [],
      reserve: place === 'hands' ? [] : ['goalie-mask'],
    });
    expect(mask.options).toEqual(['prevent:goalie-mask', 'accept']);
  });
});

describe('discarding', () => {
  it('makes room at no cost, for any card, the new one included [C-INV-4]', () => {
    const cards = { hands: ['pan', 'crowbar'], reserve: ['water', 'bag-of-rice', 'scope'] };
    const s = searching(cards);
    const actions = s.hero('ned').actions;
    const all = ['pan', 'crowbar', 'water', 'bag-of-rice', 'scope', 'katana'];
    expect(s.options.sort()).toEqual(all.map((c) => `discard:${c}`).sort());
    s.play('discard:katana');
    expect(cardsOf(s, 'ned')).toEqual(['pan', 'crowbar', 'water', 'bag-of-rice', 'scope']);
    expect(discards(s).at(-1)).toBe('katana');
    expect(s.hero('ned').actions).toBe(actions);
  });

  it('goes on until nothing is left without room, after a trade too [C-INV-4]', () => {
    const heroes = {
      ned: { zone: 'S1', hands: ['crowbar', 'pistol'], reserve: ['water', 'water', 'water'] },
      amy: {
        zone: 'S1',
        hands: ['scope', 'flashlight'],
        reserve: ['bag-of-rice', 'bag-of-rice', 'bag-of-rice'],
      },
    };
    const s = play({ mission: '10', heroes, turn: 'ned' });
    s.play('trade:amy', 'give:water', 'give:water', 'finish');
    expect([s.prompt, s.decision?.hero]).toEqual(['discard-surplus', 'amy']);
    s.play('discard:bag-of-rice', 'discard:scope');
    expect(s.prompt).toBe('turn');
    expect(cardsOf(s, 'amy').sort()).toEqual(['bag-of-rice', 'bag-of-rice', 'flashlight', 'water', 'water']);
  });
});

describe('a Wounded card', () => {
  it('fills a slot and cannot be discarded [C-INV-6]', () => {
    const s = searching({ hands: ['pan'], reserve: ['water', 'bag-of-rice', 'scope'], wounds: 1 });
    expect(s.prompt).toBe('discard-surplus');
    expect(s.options.sort()).toEqual(
      ['bag-of-rice', 'katana', 'pan', 'scope', 'water'].map((c) => `discard:${c}`),
    );
    s.play('discard:water');
    expect(s.hero('ned').slots.filter((c) => c === WOUND)).toHaveLength(1);
  });

  it('moves to the reserve when rearranging [C-INV-6]', () => {
    const s = play({
      mission: '10',
      heroes: { ned: { zone: 'S1', hands: ['wounded', 'pistol'], reserve: ['katana'] } },
      turn: 'ned',
    });
    expect(hand(s, 0)).toBe(WOUND);
    s.play('arrange');
    expect(handsOf(s, 'ned').sort()).toEqual(['katana', 'pistol']);
    expect(s.hero('ned').slots.slice(2)).toContain(WOUND);
    expect(s.hero('ned').wounds).toBe(1);
  });

  it('cannot be traded [C-INV-6]', () => {
    const heroes = { ned: { zone: 'S1', hands: ['pan'], wounds: 1 }, amy: { zone: 'S1', wounds: 1 } };
    const s = play({ mission: '10', heroes, turn: 'ned' }).play('trade:amy');
    expect(s.options).toEqual(['give:pan', 'finish']);
  });

  it('takes the place of a card from hand or reserve; hands stay as they are until rearranged [C-INV-15]', () => {
    const cards = { hands: ['pistol', 'crowbar'], reserve: ['katana', 'pistol'] };
    const s = attacked(cards);
    expect(s.options).toEqual([
      'lose:pistol@hand',
      'lose:crowbar@hand',
      'lose:katana@reserve',
      'lose:pistol@reserve',
    ]);
    s.play('lose:pistol@hand');
    expect(hand(s, 0)).toBe(WOUND);
    expect(handsOf(s, 'ned')).toEqual(['crowbar']);
    expect(cardsOf(s, 'ned')).toEqual(['crowbar', 'katana', 'pistol']);
    s.play('arrange', 'hold:crowbar+katana');
    expect(handsOf(s, 'ned').sort()).toEqual(['crowbar', 'katana']);

    const spare = attacked(cards).play('lose:pistol@reserve');
    expect(handsOf(spare, 'ned')).toEqual(['pistol', 'crowbar']);
  });

  it('in hand bars it until rearranged, even with three of a kind left [C-INV-15]', () => {
    const hands = ['wounded', 'machete'];
    const s = play({
      mission: '10',
      heroes: { ned: { zone: 'S1', hands, reserve: ['machete', 'machete'] } },
      turn: 'ned',
    });
    expect(handsOf(s, 'ned')).toEqual(['machete']);
    s.play('arrange');
    expect(handsOf(s, 'ned')).toEqual(['machete', 'machete']);
  });
});
