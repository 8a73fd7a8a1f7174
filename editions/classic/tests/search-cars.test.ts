// Searching cars (C-ACT-4, 8, 9, 12). Mission 03 has police cars at S3 and S15 and a pimp mobile at S6.
import { describe, expect, it } from 'vitest';
import type { Json } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { cardsOf, discards, play } from './table.ts';

const at = (zone: string, cards: string[], more: { [key: string]: Json } = {}): Scene =>
  play({ mission: '03', heroes: { ned: { zone } }, turn: 'ned', draws: { equipment: cards }, ...more });

/** A police car on a board where no card is dealt or discarded yet, and this equipment deck. */
const lonelyCar = (deck: string[], skills: string[] = []): Scene =>
  play({
    board: { tiles: [['7B@0']], own: { cars: [{ kind: 'police', zone: 'S1' }], startingCards: 'on-top' } },
    heroes: { ned: { zone: 'S1', skills } },
    own: { deck },
    turn: 'ned',
  });

describe('a pimp mobile', () => {
  it('yields Ma’s Shotgun or Evil Twins at random, once per game [C-ACT-4]', () => {
    const found = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const s = at('S6', [], { seed }).play('search:pimp');
      expect(cardsOf(s, 'ned')).toHaveLength(1);
      s.play('end');
      expect(s.why('search:pimp')).toBe('search.car-empty');
      return cardsOf(s, 'ned')[0];
    });
    expect(new Set(found)).toEqual(new Set(['mas-shotgun', 'evil-twins']));
  });

  it.each([
    ['evil-twins', 'mas-shotgun'],
    ['mas-shotgun', 'evil-twins'],
  ])('yields only what is still there: %s gone, %s found [C-ACT-4]', (gone, found) => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const heroes = { ned: { zone: 'S6' }, amy: { zone: 'S6', hands: [gone] } };
      const s = play({ mission: '03', heroes, turn: 'ned', seed }).play('search:pimp');
      expect(cardsOf(s, 'ned')).toEqual([found]);
    }
  });

  it('cannot be searched when neither is left [C-ACT-12]', () => {
    const heroes = { ned: { zone: 'S6' }, amy: { zone: 'S1', hands: ['evil-twins', 'mas-shotgun'] } };
    expect(play({ mission: '03', heroes, turn: 'ned' }).why('search:pimp')).toBe('search.car-empty');
  });
});

describe('a police car', () => {
  it('is searched until a weapon is found, which is kept; the rest is discarded [C-ACT-4]', () => {
    const s = at('S3', ['water', 'scope', 'flashlight', 'machete']);
    const before = discards(s).length;
    s.play('search:police');
    expect(cardsOf(s, 'ned')).toEqual(['machete']);
    expect(discards(s).slice(before)).toEqual(['water', 'scope', 'flashlight']);
  });

  it('can be searched again and again [C-ACT-4]', () => {
    const s = at('S3', ['pistol', 'water', 'katana']).play('search:police', 'end', 'search:police');
    expect(cardsOf(s, 'ned')).toEqual(['pistol', 'katana']);
  });

  it('search is interrupted by an Aaahh! [C-ACT-4]', () => {
    const s = at('S3', ['water', 'aaahh']).play('search:police');
    expect(s.enemies('S3', 'walker')).toBe(1);
    expect(cardsOf(s, 'ned')).toEqual([]);
    expect(discards(s)).toEqual(expect.arrayContaining(['water', 'aaahh']));
  });

  it.each(['pistol', 'crowbar', 'rifle', 'chainsaw', 'sawed-off'])(
    'counts a %s as a weapon [C-ACT-9]',
    (weapon) => {
      const s = at('S3', ['ammo-shells', weapon]).play('search:police');
      expect(cardsOf(s, 'ned')).toEqual([weapon]);
    },
  );

  it('finds nothing when no weapon is left, and shuffles nothing back meanwhile [C-ACT-9]', () => {
    const s = lonelyCar(['water', 'scope', 'goalie-mask']).play('search:police');
    expect(s.happened('found-nothing')).toHaveLength(1);
    expect(s.happened('deck-shuffled')).toHaveLength(0);
    expect(cardsOf(s, 'ned')).toEqual([]);
    expect(discards(s)).toEqual(['water', 'scope', 'goalie-mask']);
  });

  it('gets back no card discarded with Destiny in the same search either [C-ACT-9]', () => {
    const s = lonelyCar(['pistol'], ['destiny']).play('search:police', 'redraw');
    expect(s.happened('found-nothing')).toHaveLength(1);
    expect(cardsOf(s, 'ned')).toEqual([]);
    expect(discards(s)).toEqual(['pistol']);
  });
});

describe('a car search', () => {
  it('needs a zone without zombies, and the car there [C-ACT-4] [C-ACT-8]', () => {
    for (const { zone, car } of [
      { zone: 'S3', car: 'police' },
      { zone: 'S6', car: 'pimp' },
    ]) {
      expect(at(zone, [], { enemies: [{ type: 'walker', zone }] }).why(`search:${car}`)).toBe(
        'search.zombies',
      );
    }
    expect(at('S4', []).why('search:police')).toBe('search.no-car');
    expect(at('S4', []).why('search:pimp')).toBe('search.no-car');
  });

  it('is the one search of the turn, whether of this car or of a room before [C-ACT-8]', () => {
    const s = at('S3', ['pistol']).play('search:police');
    expect(s.why('search:police')).toBe('search.once');
    const doors = { 'R_4D_10_corridorB-S6': 'open' };
    const room = at('R_4D_10_corridorB', ['water'], { doors }).play('search', 'move:S6');
    expect(room.why('search:pimp')).toBe('search.once');
  });

  it('is made in the car’s zone, inside or outside it [C-ACT-8]', () => {
    const s = at('S3', ['pistol'], { own: { riders: { 'police-1': ['ned'] } } }).play('search:police');
    expect(cardsOf(s, 'ned')).toEqual(['pistol']);
    const driving = at('S3', ['pistol'], { own: { riders: { 'police-1': ['ned'] } } }).play(
      'drive:S4',
      'stop',
      'search:police',
    );
    expect(driving.hero('ned').at).toBe('S4');
    expect(cardsOf(driving, 'ned')).toEqual(['pistol']);
  });
});
