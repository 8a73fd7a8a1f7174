/** Manhole cards. */
import { describe, expect, it } from 'vitest';
import { PAIR, SQUARE, withSpawns } from './kernel-boards.ts';
import { play } from './table.ts';

/** Both manholes lie in S7, one for each tile. */
const TWIN = { tiles: [['7B@0', '7B@180']] };

/** Where zombies stand after manhole card 41, drawn for S1 with survivors in these zones. */
function holes(board: typeof TWIN | typeof PAIR, zones: string[], xp = 0): { [zone: string]: number } {
  const ids = ['ned', 'amy', 'doug'];
  const s = play({
    board: withSpawns(board, 'S1'),
    spawns: true,
    heroes: Object.fromEntries(zones.map((zone, i) => [ids[i], { zone, xp }])),
    draws: { zombies: [41] },
    phase: 'spawn',
  });
  const found = s.game.context.board.zones.map((z): [string, number] => [z.id, s.enemies(z.id)]);
  return Object.fromEntries(found.filter(([, n]) => n > 0));
}

describe('a manhole card', () => {
  it('puts the number shown at every manhole of the tiles with survivors, none in the spawn zone [C-SPAWN-6]', () => {
    expect(holes(PAIR, ['S2'])).toEqual({ S7: 1 });
    expect(holes(PAIR, ['S5'])).toEqual({ S8: 1 });
    expect(holes(PAIR, ['S2', 'S5'])).toEqual({ S7: 1, S8: 1 });
    expect(holes(PAIR, ['S2'], 7)).toEqual({ S7: 2 });
  });

  it('counts a tile once for several survivors, and a zone over two tiles for both [C-SPAWN-6]', () => {
    expect(holes(PAIR, ['S1', 'S2', 'S6'])).toEqual({ S7: 1 });
    expect(holes(PAIR, ['S3'])).toEqual({ S7: 1, S8: 1 });
  });

  it('counts a zone with two manholes twice [C-SPAWN-6]', () => {
    expect(holes(TWIN, ['S3'])).toEqual({ S7: 2 });
    expect(holes(TWIN, ['S3'], 7)).toEqual({ S7: 4 });
  });

  it('goes by the tile a manhole is printed on, not by its zone [C-SPAWN-9]', () => {
    // S7 reaches over both tiles; its manhole is on the left one.
    expect(holes(PAIR, ['S5'])).not.toHaveProperty('S7');
    expect(holes(PAIR, ['S7'])).toEqual({ S7: 1, S8: 1 });
    expect(holes(TWIN, ['S5'])).toEqual({ S7: 1 });
  });

  it('on a crossing of four tiles, in a street over two, and with two manholes in a zone [X-11]', () => {
    expect(holes(SQUARE, ['S11'])).toEqual({ S7: 1, S8: 1, S15: 1, S16: 1 });
    expect(holes(SQUARE, ['S10'])).toEqual({ S7: 1, S15: 1 });
    expect(holes(TWIN, ['S11'])).toEqual({ S7: 2 });
  });
});
