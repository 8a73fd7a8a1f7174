/** Doors drawn on the tiles, at a table of the classic game whose corner house has one more than the mission names. */
import { lookUp, createEngine, type Edition } from '@holdout/engine';
import { scene } from '@holdout/engine/testing/scene';
import { describe, expect, it } from 'vitest';
import { classic } from '../index.ts';

const house: Edition['tiles'][string] = {
  ...lookUp(classic.tiles, '1B'),
  doors: [{ between: ['living', 'r1c2'], at: [350, 200] }],
};
const engine = createEngine([{ ...classic, tiles: { ...classic.tiles, '1B': house } }]);
const drawn = 'R_1B_01_living-S6';
const begin = () =>
  scene(engine, {
    mission: '00',
    heroes: { ned: { zone: 'S6', hands: ['fire-axe'] }, amy: {} },
    turn: 'ned',
  });

describe('a door drawn on a tile that no token names', () => {
  it('is in play and starts closed, without a colour, after the doors of the mission [S-FAQ-1]', () => {
    const s = begin();
    const { board, mission } = s.game.context;
    expect(board.doors.map((door) => door.id).indexOf(drawn)).toBe(2);
    expect(mission.doors[2]).toEqual({ colour: '', state: 0 });
    expect(s.state.doors).toEqual([0, 0, 0]);
  });

  it('is opened like any other [S-FAQ-1] [K-DOOR-1]', () => {
    const s = begin().play(`open:${drawn}`);
    expect(s.state.doors).toEqual([0, 0, 1]);
    expect(s.happened('door-opened')).toMatchObject([{ door: drawn }]);
  });
});
