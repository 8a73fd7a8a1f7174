/** Options name what they are about, in their id and in their fields; decks count what they have shown. */
import { describe, expect, it } from 'vitest';
import { isSpent, markUsed } from '../kernel/ability.ts';
import type { Game } from '../kernel/game.ts';
import { FRONT_DOOR, play } from '../toy/table.ts';
import { drawCard, putBack, putUnder, seeTopCard, seeTopCards, takeFromDeck } from './decks.ts';
import {
  cardOption,
  doorOption,
  enemyAtOption,
  heroOption,
  itemOption,
  numberOption,
  zoneOption,
} from './options.ts';
import { HIDDEN } from '../kernel/vocabulary.ts';
import { heroAt, itemAt, lookUp } from '../lookup.ts';

const scene = () => play({ heroes: { ann: { zone: 'S1' } }, turn: 'ann' });

describe('an option', () => {
  it('about a door names the zones on both sides', () => {
    const { game } = scene();
    const door = game.context.board.doors.findIndex((d) => d.id === FRONT_DOOR);
    const { a, b } = itemAt(game.context.board.doors, door);
    const names = [a, b].map((zone) => itemAt(game.context.board.zones, zone).id);
    expect(doorOption(game, 'open', door)).toMatchObject({
      id: `open:${FRONT_DOOR}`,
      args: [door],
      door: FRONT_DOOR,
      zones: names,
    });
  });

  it('about a thing or a card says which', () => {
    expect(itemOption('give', 'pistol.empty', 'pistol', [7])).toEqual({
      id: 'give:pistol.empty',
      form: 'items',
      verb: 'give',
      args: [7],
      items: ['pistol.empty'],
      cards: ['pistol'],
    });
    expect(cardOption('keep', 'torch', [3], { cost: 0 })).toEqual({
      id: 'keep:torch',
      form: 'cards',
      verb: 'keep',
      args: [3],
      cards: ['torch'],
      cost: 0,
    });
  });

  it('about a zone, a hero, enemies or a number says which', () => {
    const { game } = scene();
    const zone = game.context.board.indexOf.get('S1') ?? -1;
    expect(zoneOption(game, 'to', zone)).toMatchObject({ id: 'to:S1', args: [zone], zones: ['S1'] });
    expect(heroOption(game, 'heal', 0)).toMatchObject({ id: 'heal:ann', args: [0], heroes: ['ann'] });
    expect(enemyAtOption(game, 'hit', 0, zone)).toMatchObject({ args: [0, zone], zones: ['S1'] });
    expect(numberOption('spend', 2)).toMatchObject({ id: 'spend:2', args: [2], number: 2 });
  });
});

describe('what a deck has shown', () => {
  it('counts card by card, whether it is drawn, looked at or looked for [K-SPAWN-3]', () => {
    const { game } = scene();
    const shown = (act: () => unknown): number => {
      const before = game.state.reveals;
      act();
      return game.state.reveals - before;
    };
    expect(shown(() => drawCard(game, 'rats'))).toBe(1);
    expect(shown(() => seeTopCard(game, 'rats'))).toBe(1);
    expect(shown(() => seeTopCards(game, 'rats', 2))).toBe(2);
    expect(shown(() => takeFromDeck(game, 'rats', () => true))).toBe(1);
    expect(shown(() => takeFromDeck(game, 'rats', () => false))).toBe(0);
  });

  it('is not told to be shuffled where there is nothing to shuffle [K-SPAWN-7]', () => {
    const { game } = scene();
    game.state.decks['rats'] = { draw: [0], discard: [] };
    const told: string[] = [];
    const listening: Game = { ...game, emit: (_cause, { type }) => void told.push(type) };
    expect(seeTopCards(listening, 'rats', 3)).toEqual([0]);
    expect(told).toEqual([]);
  });
});

describe('a deck', () => {
  const pile = (draw: number[], discard: number[] = []): Game => {
    const { game } = scene();
    game.state.script = null;
    game.state.decks['rats'] = { draw, discard };
    return game;
  };
  const cards = (game: Game): number[][] => {
    const { draw, discard } = lookUp(game.state.decks, 'rats');
    return [draw, discard];
  };

  it('is drawn from its end, and rebuilt from the discards when a card is needed [K-SPAWN-3]', () => {
    const game = pile([0, 1, 2]);
    expect([drawCard(game, 'rats'), cards(game)]).toEqual([2, [[0, 1], []]]);
    const empty = pile([], [1, 2, 3]);
    const card = drawCard(empty, 'rats');
    expect([[card, ...itemAt(cards(empty), 0)].sort(), cards(empty)[1]]).toEqual([[1, 2, 3], []]);
    expect(drawCard(pile([]), 'rats')).toBe(-1);
    expect(seeTopCard(pile([]), 'rats')).toBe(-1);
  });

  it('keeps what is looked at, the first to come first', () => {
    const game = pile([0, 1, 2, 3]);
    expect([seeTopCard(game, 'rats'), seeTopCards(game, 'rats', 3)]).toEqual([3, [3, 2, 1]]);
    expect(cards(game)).toEqual([[0, 1, 2, 3], []]);
    const few = pile([3], [0, 1]);
    const seen = seeTopCards(few, 'rats', 2);
    expect([seen[0], seen.length, cards(few)[0]?.at(-1), cards(few)[1]]).toEqual([3, 2, 3, []]);
    const enough = pile([2, 3], [0, 1]);
    expect([seeTopCards(enough, 'rats', 2), cards(enough)]).toEqual([
      [3, 2],
      [
        [2, 3],
        [0, 1],
      ],
    ]);
  });

  it('takes cards back on top and under it', () => {
    const game = pile([0, 1, 2, 3]);
    putBack(game, 'rats', [3], [1, 2]);
    expect(cards(game)[0]).toEqual([3, 0, 2, 1]);
    putUnder(game, 'rats', 1);
    expect(cards(game)[0]).toEqual([1, 3, 0, 2]);
  });

  it('follows a script, also in what is looked at and put back', () => {
    const game = pile([0, 1, 2, 3]);
    const wanted = [0, 2, 1];
    game.state.script = { dice: [], cards: { rats: wanted } };
    expect([seeTopCard(game, 'rats'), seeTopCards(game, 'rats', 2)]).toEqual([0, [0, 2]]);
    putUnder(game, 'rats', 2);
    expect(wanted).toEqual([0, 2, 1]);
    putUnder(game, 'rats', 0);
    expect(wanted).toEqual([2, 1]);
    putBack(game, 'rats', [2], [1]);
    expect(wanted).toEqual([1]);
    expect([drawCard(game, 'rats'), wanted]).toEqual([1, []]);
    expect(() => drawCard(game, 'rats')).toThrow('the script has no rats card to draw');
    expect(() => seeTopCards(game, 'rats', 1)).toThrow('the script has too few rats cards to look at');
    game.state.script.cards['rats'] = [9];
    expect(() => drawCard(game, 'rats')).toThrow('the script has no rats card to draw');
    game.state.script = null;
  });

  it('is looked through for a card, and shuffled then', () => {
    const game = pile([0, 1, 2]);
    expect([takeFromDeck(game, 'rats', (card) => card > 0), itemAt(cards(game), 0).sort()]).toEqual([
      1,
      [0, 2],
    ]);
    expect([takeFromDeck(game, 'rats', (card) => card > 5), itemAt(cards(game), 0).sort()]).toEqual([
      -1,
      [0, 2],
    ]);
  });

  it('shows nothing that lies face down', () => {
    for (const look of [drawCard, seeTopCard])
      expect(() => look(pile([HIDDEN]), 'rats')).toThrow('nobody knows');
    expect(() => seeTopCards(pile([HIDDEN]), 'rats', 1)).toThrow('nobody knows');
  });
});

describe('a skill won twice', () => {
  it('is spent when it has been used twice', () => {
    const { game } = scene();
    heroAt(game.state, 0).skills.push('quick', 'quick');
    const spent = [0, 1, 2].map(() => {
      const now = isSpent(game, 0, 'quick');
      markUsed(game, 0, 'quick');
      return now;
    });
    expect(spent).toEqual([false, false, true]);
  });
});
