/** Actions of the super-hero editions: moving, objectives, what interrupts them (S-LOS-1, S-ACT, S-MOVE, S-OBJ). */
import { createEngine, type Ability } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { scene } from '@holdout/engine/testing/scene';
import { describe, expect, it } from 'vitest';
import { freeMove } from '../../supers/moves/free-move.ts';
import { zombie } from '../index.ts';
import { BLOCKS, CARD, missionOn, NEWS_DOOR, PRESS_DOOR } from './supers-blocks.ts';
import { health, hunger, play } from './table.ts';

describe('line of sight', () => {
  it('is needed for what a skill affects: nobody is called out of a room round the corner [S-LOS-1]', () => {
    const s = play({
      board: BLOCKS,
      heroes: { deadpool: { zone: 'S8' } },
      enemies: ['R_5R_11_editor', 'R_5R_11_newsroom', 'S6'].map((zone) => ({ type: 'trooper', zone })),
      doors: { [NEWS_DOOR]: 'open' },
      turn: 'deadpool',
    });
    // The editor's room is two open moves away as S6 is, but out of sight.
    expect(s.options.filter((o) => o.startsWith('come-closer')).sort()).toEqual([
      'come-closer:R_5R_11_newsroom',
      'come-closer:S6',
    ]);
  });
});

describe('an action', () => {
  it('may be repeated within a turn, Gain Trait excepted [S-ACT-1]', () => {
    const s = play({
      board: BLOCKS,
      heroes: { deadpool: { zone: 'S7' }, wasp: {} },
      enemies: [{ type: 'trooper', zone: 'S7', count: 3 }],
      turn: 'deadpool',
      draws: { traits: ['iron-jaw'] },
      dice: [2, 2, 2, 2, 2, 2],
    });
    s.play('gain-trait');
    expect(s.why('gain-trait')).toBe('trait.once');
    s.play('attack:dual-katanas@S7');
    expect(s.options).toContain('attack:dual-katanas@S7');
    s.play('attack:dual-katanas@S7');
    expect(s.hero('deadpool').actions).toBe(0);
  });

  it('is not kept from happening by enemies in the zone, save a Move that costs too much [S-ACT-4]', () => {
    const s = play({
      mission: missionOn(BLOCKS, { objectives: [{ zone: 'S13' }] }),
      heroes: { deadpool: { zone: 'S13' } },
      enemies: [{ type: 'guard', zone: 'S13', count: 3 }],
      turn: 'deadpool',
    });
    expect(s.options).toEqual(expect.arrayContaining([`open:${PRESS_DOOR}`, 'gain-trait', 'take:S13']));
    expect(s.why('move:S12')).toBe('move.too-few-actions');
  });
});

describe('whatever interrupts', () => {
  it('is resolved to its end, decisions included, before the rest goes on [S-ACT-2]', () => {
    const s = play({
      board: BLOCKS,
      heroes: { deadpool: { zone: 'S13' }, wasp: { zone: 'S13' } },
      enemies: [{ type: 'trooper', zone: 'S13' }],
      turn: 'deadpool',
      draws: { spawn: [CARD.extraTroopers, CARD.guard1] },
    });
    s.play(`open:${PRESS_DOOR}`, 'fill:R_5R_11_newsroom');
    // The Trooper's wound is shared out before the second room draws.
    expect(s.prompt).toBe('share-wounds');
    expect(s.happened('spawn-card')).toHaveLength(1);
    s.play('wound:wasp=1');
    expect(s.happened('spawn-card')).toHaveLength(2);
    expect([health(s, 'wasp'), s.enemies('R_5R_11_press', 'guard')]).toEqual([4, 1]);
  });

  it('together is ordered by the players [S-ACT-2]', () => {
    const bitten = () =>
      play({
        board: BLOCKS,
        heroes: { hulk: { zone: 'S7', track: 0, skills: ['rising-rage'], traits: ['grave-strength'] } },
        enemies: [{ type: 'guard', zone: 'S7', count: 9 }],
        turn: 'hulk',
        dice: [2, 2, 2, 2, 2, 2, 2, 2],
      }).play('attack:smash@S7');
    const s = bitten();
    expect(s.prompt).toBe('react');
    expect(s.options.slice().sort()).toEqual(['go-on', 'use:grave-strength@hulk', 'use:rising-rage@hulk']);
    s.play('use:rising-rage@hulk');
    expect(s.options).toEqual(['use:grave-strength@hulk', 'go-on']);
    s.play('use:grave-strength@hulk');
    const other = bitten().play('use:grave-strength@hulk');
    expect(other.options).toEqual(['use:rising-rage@hulk', 'go-on']);
    other.play('use:rising-rage@hulk');
  });

  it('cannot trigger itself again while it is resolved [S-ACT-3]', () => {
    const s = play({
      board: BLOCKS,
      heroes: { hulk: { zone: 'S7', skills: ['rising-rage'] } },
      enemies: [{ type: 'guard', zone: 'S7', count: 9 }],
      turn: 'hulk',
      dice: [2, 2, 2, 2, 2, 2],
    }).play('attack:smash@S7', 'use:rising-rage@hulk');
    // Hunger 1 could pay again, but the skill has acted for this attack.
    expect([s.prompt, hunger(s, 'hulk')]).toEqual(['turn', 1]);
  });
});

/** Zombie mode with abilities for these tests: a Move of two zones, and a free Move. */
const strider: Ability = { id: 'strider', clause: 'S-MOVE-4', values: { zonesPerMove: 1 } };
const dash: Ability = {
  id: 'dash',
  clause: 'S-MOVE-5',
  offer: (_g, _hero, add) => add({ id: 'dash', verb: 'dash', args: [], cost: 0 }),
  use: (_g, hero) => freeMove(hero, 'dash'),
};
const trained = createEngine([{ ...zombie, abilities: [...zombie.abilities, strider, dash] }]);
const train = (scenario: { [key: string]: unknown }): Scene =>
  scene(trained, { edition: 'zombie', board: BLOCKS, turn: 'deadpool', ...scenario });

describe('a Move', () => {
  const moves = (s: Scene) => s.options.filter((o) => o.startsWith('move:')).sort();

  it('goes one zone [S-MOVE-1]', () => {
    const s = play({ board: BLOCKS, heroes: { deadpool: { zone: 'S7' } }, turn: 'deadpool' });
    expect(moves(s)).toEqual(['move:S10', 'move:S6', 'move:S8']);
    expect(s.why('move:S9')).toBe('move.not-adjacent');
    expect(s.play('move:S8').hero('deadpool')).toMatchObject({ at: 'S8', actions: 2 });
  });

  it('costs 1 and 1 for each enemy left behind [S-MOVE-2]', () => {
    const from = (count: number) =>
      play({
        board: BLOCKS,
        heroes: { deadpool: { zone: 'S7' } },
        enemies: [{ type: 'guard', zone: 'S7', count }],
        turn: 'deadpool',
      });
    expect(from(1).play('move:S8').hero('deadpool').actions).toBe(1);
    expect(moves(from(2))).toEqual(['move:S10', 'move:S6', 'move:S8']);
    expect(moves(from(3))).toEqual([]);
  });

  it('costs nothing more for bystanders [S-MOVE-3]', () => {
    const s = play({
      board: BLOCKS,
      heroes: { deadpool: { zone: 'S7' } },
      own: {
        cards: [],
        bystanders: [
          { card: 'wong', zone: 'S7' },
          { card: 'betty-ross', zone: 'S7' },
        ],
      },
      turn: 'deadpool',
    });
    expect(s.play('move:S8').hero('deadpool').actions).toBe(2);
  });

  it('ends where enemies are, also when it could go on [S-MOVE-4]', () => {
    const to = (count: number) =>
      train({
        heroes: { deadpool: { zone: 'S7', skills: ['strider'] }, wasp: {} },
        enemies: [{ type: 'trooper', zone: 'S9', count }],
      }).play('move:S8');
    const free = to(1);
    expect(free.prompt).toBe('move-on');
    free.play('move:S9');
    expect(free.hero('deadpool')).toMatchObject({ at: 'S9', actions: 2 });
    const stopped = train({
      heroes: { deadpool: { zone: 'S7', skills: ['strider'] } },
      enemies: [{ type: 'trooper', zone: 'S8' }],
    }).play('move:S8');
    expect([stopped.prompt, stopped.hero('deadpool').at]).toEqual(['turn', 'S8']);
  });

  it('for free pays the basic 1 only: enemies are paid for with actions, or it is not allowed [S-MOVE-5]', () => {
    const from = (count: number, actions: number) =>
      train({
        heroes: { deadpool: { zone: 'S7', skills: ['dash'], actions } },
        enemies: count > 0 ? [{ type: 'guard', zone: 'S7', count }] : [],
      }).play('dash');
    expect(from(0, 1).play('move:S8').hero('deadpool')).toMatchObject({ at: 'S8', actions: 1 });
    expect(from(2, 3).play('move:S8').hero('deadpool')).toMatchObject({ at: 'S8', actions: 1 });
    const barred = from(2, 1);
    expect([barred.prompt, barred.hero('deadpool').at]).toEqual(['turn', 'S7']);
  });
});

describe('Interact', () => {
  const mission = missionOn(BLOCKS, {
    objectives: [
      { zone: 'S7', colour: 'blue', down: true },
      { zone: 'S9', colour: 'blue', down: true },
    ],
    rules: [{ on: 'objective-taken', colour: 'blue', do: [{ experience: 5 }] }],
  });

  it('takes the objective of the zone, and the mission says what that does [S-OBJ-1]', () => {
    const s = play({ mission, heroes: { deadpool: { zone: 'S7' }, wasp: {} }, turn: 'deadpool' });
    expect(s.options.filter((o) => o.startsWith('take'))).toEqual(['take:S7']);
    s.play('take:S7');
    expect(s.hero('deadpool')).toMatchObject({ xp: 5, actions: 2 });
    expect(s.hero('wasp').xp).toBe(0);
    expect(s.play('move:S8').why('take:S8')).toBe('take.nothing-here');
  });

  it('removes it from the board and shows the colour of one that lay face down [S-OBJ-2]', () => {
    const s = play({ mission, heroes: { deadpool: { zone: 'S7' } }, turn: 'deadpool' });
    const before = s.engine.mask(s.state).objectives.map((o) => o.colour);
    expect(before).not.toContain('blue');
    s.play('take:S7');
    const [taken, left] = s.engine.mask(s.state).objectives;
    expect(taken).toMatchObject({ taken: 0, colour: 'blue', down: false });
    expect(left).toMatchObject({ taken: -1, down: true });
    expect(s.happened('objective-taken')).toMatchObject([{ colour: 'blue', zone: 'S7' }]);
    expect(s.why('take:S7')).toBe('take.nothing-here');
    expect(s.state.reveals).toBe(1);
  });
});
