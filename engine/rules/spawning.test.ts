/** Spawn cards, the placing of figures, decks and doors that lead to them. */
import { describe, expect, it } from 'vitest';
import { toy } from '../toy/index.ts';
import {
  CELLAR,
  CELLAR_DOOR,
  engine,
  FRONT_DOOR,
  HALL,
  missionWith,
  newGame,
  play,
  playWith,
  rats,
} from '../toy/table.ts';
import { drawCard, putBack, putUnder, seeTopCard, seeTopCards, takeFromDeck } from './decks.ts';
import { deckOf, itemAt, leading } from '../lookup.ts';

const ann = { ann: { zone: 'S1' } };
const both = missionWith({ spawns: [{ zone: 'S3' }, { zone: 'S2', colour: 'blue' }] });

describe('the spawn step', () => {
  it('draws a card for every active spawn zone, the first one first [K-SPAWN-1]', () => {
    const s = play({
      mission: both,
      heroes: ann,
      turn: 'ann',
      spawns: true,
      draws: { rats: ['few', 'many'] },
    });
    s.play('end');
    const cards = s.events.flatMap((e) => (e.type === 'spawn-card' ? [`${e.card} ${e.zone}`] : []));
    expect(cards).toEqual(['few S3', 'many S2']);
    expect([s.enemies('S3'), s.enemies('S2')]).toEqual([1, 2]);
  });

  it('reads the line of the highest danger level of any hero [K-SPAWN-2]', () => {
    const heroes = { ann: { zone: 'S1' }, bob: { zone: 'S1', xp: 3 } };
    const s = play({ heroes, phase: 'spawn', spawns: true, draws: { rats: ['many'] } });
    expect(s.enemies('S3')).toBe(3);
  });

  it('passes over a coloured spawn zone until the mission wakes it [K-SPAWN-5]', () => {
    const s = play({ heroes: ann, phase: 'spawn', spawns: true, draws: { rats: ['many'] } });
    expect([s.enemies('S3'), s.enemies('S2')]).toEqual([2, 0]);
  });

  it('minds nobody who stands there, and the new ones wait [K-SPAWN-9]', () => {
    const s = play({
      heroes: { ann: { zone: 'S3' } },
      phase: 'spawn',
      spawns: true,
      draws: { rats: ['few'] },
    });
    expect([s.enemies('S3'), s.hero('ann').wounds]).toEqual([1, 0]);
  });

  it('places what is left and activates the type once when figures run short [K-SPAWN-4] [K-SPAWN-8]', () => {
    const position = { heroes: ann, enemies: [rats('S3', 1)], supply: { rat: 1 }, draws: { rats: ['many'] } };
    const s = play({ ...position, turn: 'ann', spawns: true });
    s.play('end');
    expect(s.happened('figures-short')).toMatchObject([{ enemy: 'rat', missing: 1 }]);
    expect(s.happened('activation')).toMatchObject([{ extra: false }, { extra: true }]);
    expect([s.enemies('S1'), s.enemies('S2'), s.enemies('S3')]).toEqual([1, 1, 0]);
  });

  it('places others where a type says so, and those it brings along', () => {
    const rat = itemAt(toy.types, 0);
    const types = [
      { ...rat, limit: 1, instead: 1 },
      { ...rat, id: 'mouse', brings: { type: 2, count: 2 } },
      { ...rat, id: 'flea' },
    ];
    const s = playWith(
      { types },
      {
        mission: missionWith({ enemies: [] }),
        heroes: ann,
        phase: 'spawn',
        spawns: true,
        draws: { rats: ['many'] },
      },
    );
    expect(['rat', 'mouse', 'flea'].map((type) => s.enemies('S3', type))).toEqual([1, 1, 2]);
  });
});

describe('a door', () => {
  const hall = { heroes: ann, turn: 'ann' };

  it('opens a building, which draws a card for its rooms, once ever [K-SPAWN-6] [K-DOOR-1]', () => {
    const s = play({ ...hall, draws: { rats: ['many'] } }).play(`open:${FRONT_DOOR}`);
    expect(s.happened('building-opened')).toMatchObject([{ zones: [HALL] }]);
    expect([s.enemies(HALL), s.why(`open:${FRONT_DOOR}`)]).toEqual([2, 'open.already']);
  });

  it('of a colour stays shut until the mission releases it [K-DOOR-2]', () => {
    const position = { heroes: { ann: { zone: HALL } }, turn: 'ann', doors: { [FRONT_DOOR]: 'open' } };
    expect(play(position).why(`open:${CELLAR_DOOR}`)).toBe('open.locked');
    const free = play({ ...position, unlocked: ['blue'], draws: { rats: ['few'] } });
    expect(free.play(`open:${CELLAR_DOOR}`).enemies(CELLAR)).toBe(1);
  });

  it('of a building with several rooms lets the players choose their order [K-SPAWN-6]', () => {
    const mission = missionWith({ doors: [{ between: [HALL, 'S1'], colour: 'blue' }] });
    const s = play({ ...hall, mission, unlocked: ['blue'], draws: { rats: ['few', 'many'] } });
    s.play(`open:${FRONT_DOOR}`);
    expect([s.prompt, s.options]).toEqual(['fill-room', [`fill:${HALL}`, `fill:${CELLAR}`]]);
    expect(s.play(`fill:${CELLAR}`).enemies(HALL)).toBe(2);
  });
});

describe('a deck', () => {
  const game = () => engine.gameOf(newGame('deck'));

  it('found empty is rebuilt from its discards [K-SPAWN-3]', () => {
    const g = game();
    g.state.decks['rats'] = { draw: [], discard: [0, 1, 2, 3] };
    expect(drawCard(g, 'rats')).toBeGreaterThanOrEqual(0);
    expect([g.state.decks['rats'].draw.length, g.state.decks['rats'].discard]).toEqual([3, []]);
  });

  it('empty with its discards gives nothing, and what it was for goes on [K-SPAWN-7]', () => {
    const g = game();
    g.state.decks['rats'] = { draw: [], discard: [] };
    expect([drawCard(g, 'rats'), seeTopCard(g, 'rats'), g.state.reveals]).toEqual([-1, -1, 0]);
  });

  it('shows its top card and keeps it, or takes it underneath', () => {
    const g = game();
    deckOf(g.state, 'rats').draw = [3, 2, 1, 0];
    expect([seeTopCard(g, 'rats'), g.state.reveals]).toEqual([0, 1]);
    putUnder(g, 'rats', 0);
    expect(deckOf(g.state, 'rats').draw).toEqual([0, 3, 2, 1]);
  });

  it('shows several cards, the first to come first, and takes them back in another order', () => {
    const g = game();
    g.state.decks['rats'] = { draw: [1, 0], discard: [2, 3] };
    const [first, second, third] = leading(seeTopCards(g, 'rats', 3), 3);
    expect([first, second]).toEqual([0, 1]);
    putBack(g, 'rats', [first], [third, second]);
    expect([drawCard(g, 'rats'), drawCard(g, 'rats'), g.state.decks['rats'].draw[0]]).toEqual([
      third,
      second,
      first,
    ]);
  });

  it('gives up a card that is looked for, if it is there', () => {
    const g = game();
    expect(takeFromDeck(g, 'rats', (card) => card === 2)).toBe(2);
    expect(takeFromDeck(g, 'rats', (card) => card === 2)).toBe(-1);
    expect([...deckOf(g.state, 'rats').draw].sort()).toEqual([0, 1, 3]);
  });
});
