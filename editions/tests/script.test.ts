/** Scripted dice and cards: taken in order before any chance, and used up exactly. */
import { describe, expect, it } from 'vitest';
import { buildScenario, ScriptError, type Scene } from '@holdout/engine';
import { cardsOf, engine, play } from '../classic/tests/table.ts';

const fight = (dice: number[]): Scene =>
  play({
    mission: '05',
    heroes: { ned: { zone: 'S3', hands: ['chainsaw'] } },
    enemies: [{ type: 'walker', zone: 'S3', count: 3 }],
    turn: 'ned',
    dice,
  });
const room = (...equipment: string[]): Scene =>
  play({ mission: '10', heroes: { amy: { zone: 'R_5B_01_shop' } }, turn: 'amy', draws: { equipment } });

describe('a script', () => {
  it('gives its dice in order', () => {
    const s = fight([1, 5, 1, 6, 1]);
    s.play('attack:chainsaw@S3');
    expect(s.happened('attacked')[0]).toMatchObject({ dice: [1, 5, 1, 6, 1], hits: 2 });
    s.done();
  });

  it.each(['katana', 'water', 'shotgun'])(
    'gives the card it names from anywhere in the pile (%s)',
    (card) => {
      const s = room(card).play('search');
      expect(cardsOf(s, 'amy')).toEqual([card]);
      s.done();
    },
  );

  it('gives cards of one name as different cards', () => {
    const { script } = room('pistol', 'pistol').state;
    expect(new Set(script?.cards['equipment']).size).toBe(2);
  });

  it('counts what it shows as revealed', () => {
    const s = fight([1, 5, 1, 6, 1]);
    const before = s.state.reveals;
    s.play('attack:chainsaw@S3');
    expect(s.state.reveals).toBe(before + 5);
  });

  it('that runs out of dice or cards throws a ScriptError', () => {
    expect(() => fight([]).play('attack:chainsaw@S3')).toThrow(ScriptError);
    expect(() => fight([1, 5, 1, 6]).play('attack:chainsaw@S3')).toThrow(ScriptError);
    expect(() => room().play('search')).toThrow(ScriptError);
  });

  it('that is not used up throws a ScriptError at the end', () => {
    const dice = fight([1, 5, 1, 6, 1, 6]).play('attack:chainsaw@S3');
    expect(() => dice.done()).toThrow(ScriptError);
    const cards = room('katana', 'water').play('search');
    expect(() => cards.done()).toThrow(ScriptError);
  });

  it('that runs out before the first decision is refused as a wrong file', () => {
    const scenario = {
      mission: '05',
      heroes: { ned: { zone: 'S3', reserve: ['crowbar'] } },
      phase: 'enemies',
      spawns: true,
      draws: { zombies: [] },
    };
    expect(buildScenario(engine, scenario)).toMatchObject({ refused: 'scenario.broken' });
  });

  it.each([
    [{ dice: [7] }, 'dice[0]'],
    [{ dice: [0] }, 'dice[0]'],
    [{ dice: ['6'] }, 'dice[0]'],
    [{ dice: 6 }, 'dice'],
    [{ draws: { equipment: ['anvil'] } }, 'draws.equipment[0]'],
    [{ draws: { equipment: ['katana', 'katana', 'katana', 'katana'] } }, 'draws.equipment['],
    [{ draws: { tarot: ['fool'] } }, 'draws.tarot'],
    [{ draws: { constructor: ['fool'] } }, 'draws.constructor'],
  ])('with a wrong entry is refused with its place (%#)', (entry, place) => {
    const result = buildScenario(engine, { mission: '05', heroes: { ned: {} }, ...entry });
    expect(result).toMatchObject({ refused: 'scenario.broken', at: expect.stringContaining(place) });
  });
});
