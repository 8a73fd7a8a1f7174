/** Scripted dice and cards: taken in order before any chance, and used up exactly. */
import { describe, expect, it } from 'vitest';
import { ScriptError } from '../index.ts';
import { buildScenario, scene, type Scene } from '../scenario/index.ts';
import { engine, HALL, rats } from '../toy/table.ts';

/** Not the table's scenes, which mind by themselves what is left over. */
const play = (scenario: { [key: string]: unknown }): Scene =>
  scene(engine, { edition: 'toy', mission: 'cellar', ...scenario });
const fight = (dice: number[]): Scene =>
  play({ heroes: { ann: { zone: 'S1', lamp: true } }, enemies: [rats('S1', 3)], turn: 'ann', dice });
const room = (...finds: string[]): Scene =>
  play({ heroes: { ann: { zone: HALL } }, turn: 'ann', draws: { finds } });

describe('a script', () => {
  it('gives its dice in order', () => {
    const s = fight([1, 5]).play('attack');
    expect(s.happened('attacked')).toMatchObject([{ dice: [1, 5], hits: 1 }]);
    s.done();
  });

  it.each(['lamp', 'dust'])('gives the card it names from anywhere in the pile (%s)', (card) => {
    const s = room(card).play('search');
    expect(s.happened('card-drawn')).toMatchObject([{ hero: 'ann', card }]);
    s.done();
  });

  it('gives cards of one name as different cards', () => {
    const { script } = room('lamp', 'lamp').state;
    expect(new Set(script?.cards['finds']).size).toBe(2);
  });

  it('counts what it shows as revealed', () => {
    const s = fight([1, 5]);
    const before = s.state.reveals;
    s.play('attack');
    expect(s.state.reveals).toBe(before + 2);
  });

  it('that runs out of dice or cards throws a ScriptError', () => {
    expect(() => fight([]).play('attack')).toThrow(ScriptError);
    expect(() => fight([1]).play('attack')).toThrow(ScriptError);
    expect(() => room().play('search')).toThrow(ScriptError);
  });

  it('that is not used up throws a ScriptError at the end', () => {
    const dice = fight([1, 5, 6]).play('attack');
    expect(() => dice.done()).toThrow(ScriptError);
    const cards = room('lamp', 'dust').play('search');
    expect(() => cards.done()).toThrow(ScriptError);
  });

  it('that runs out before the first decision is refused as a wrong file', () => {
    const heroes = { ann: { zone: 'S1' } };
    const scenario = { edition: 'toy', mission: 'cellar', heroes, phase: 'spawn', spawns: true };
    expect(buildScenario(engine, { ...scenario, draws: { rats: [] } })).toMatchObject({
      refused: 'scenario.broken',
    });
  });

  it.each([
    [{ dice: [7] }, 'dice[0]'],
    [{ dice: [0] }, 'dice[0]'],
    [{ dice: ['6'] }, 'dice[0]'],
    [{ dice: 6 }, 'dice'],
    [{ draws: { finds: ['anvil'] } }, 'draws.finds[0]'],
    [{ draws: { finds: ['lamp', 'lamp', 'lamp'] } }, 'draws.finds[2]'],
    [{ draws: { tarot: ['fool'] } }, 'draws.tarot'],
    [{ draws: { constructor: ['fool'] } }, 'draws.constructor'],
  ])('with a wrong entry is refused with its place (%#)', (entry, place) => {
    const result = buildScenario(engine, {
      edition: 'toy',
      mission: 'cellar',
      heroes: { ann: {} },
      ...entry,
    });
    expect(result).toMatchObject({
      refused: 'scenario.broken',
      at: expect.stringContaining(place) as string,
    });
  });
});
