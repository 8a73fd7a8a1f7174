/** Escorted: the ends of the bystander deck, its first card and none at all. */
import { describe, expect, it } from 'vitest';
import { BYSTANDER_DECK, kitOf } from '../../supers/kit.ts';
import { spawnSpecial } from '../spawn-specials.ts';
import { discarded, enemiesTurn, whereabouts, withSpawns } from './streets.ts';
import { play } from './table.ts';

const CARD = '037';

describe('the escort card', () => {
  it('places the first bystander of the box like any other [Z-ESC-1]', () => {
    const s = enemiesTurn({
      board: withSpawns('S16'),
      spawns: true,
      heroes: { hulk: { zone: 'S2' } },
      draws: { spawn: [CARD], bystanders: ['j-jonah-jameson'] },
    });
    expect([whereabouts(s), discarded(s, 'spawn')]).toEqual([{ 'j-jonah-jameson': 'S16' }, []]);
  });

  it('brings its Guards alone when no bystander is left to draw [Z-ESC-10]', () => {
    const s = play({ board: withSpawns('S16'), heroes: { hulk: { zone: 'S2' } }, turn: 'hulk' });
    s.state.decks[BYSTANDER_DECK] = { draw: [], discard: [] };
    const card = kitOf(s.game).spawnCards.find((c) => c.id === CARD);
    const people = whereabouts(s);
    expect(card && spawnSpecial(s.game, card, s.zone('S16'))?.proc).toBe('place');
    expect(whereabouts(s)).toEqual(people);
  });
});
