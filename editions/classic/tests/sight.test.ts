/** Sight out of buildings and back in: one zone far as in 2012, or straight on as in the later printing (mission 08). */
import {
  itemAt,
  createEngine,
  isRefusal,
  parseSave,
  replay,
  saveOf,
  startTimeline,
  takeAnswer,
} from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { classic } from '../index.ts';
import { play } from './table.ts';

const LOBBY = 'R_4B_20_lobby';
const DOOR = 'R_4B_20_lobby-S10';
/** The street straight out of the lobby's door. */
const LINE = ['S10', 'S9', 'S8', 'S7', 'S6'];
const LATER = { variants: { printing: 'later' } };

const walkers = LINE.map((zone) => ({ type: 'walker', zone }));
const rifleman = (zone: string, more: object = {}) =>
  play({
    mission: '08',
    heroes: { ned: { zone, hands: ['rifle'] } },
    doors: { [DOOR]: 'open' },
    enemies: [...walkers, { type: 'walker', zone: LOBBY }],
    turn: 'ned',
    ...more,
  });
const targets = (zone: string, more: object = {}): string[] => {
  const { options } = rifleman(zone, more);
  return [LOBBY, ...LINE].filter((z) => options.includes(`attack:rifle@${z}`));
};

describe('in 2012', () => {
  it('somebody in a room sees the street zone that touches its door and no further [C-LOS-1]', () => {
    expect(targets(LOBBY)).toEqual(['S10']);
    expect(rifleman(LOBBY).why('attack:rifle@S9')).toBe('attack.not-seen');
  });

  it('the street sees into a room only from the zone that shares its opening [C-LOS-1]', () => {
    expect(targets('S10')).toEqual([LOBBY, 'S9', 'S8', 'S7']);
    expect(targets('S9')).toEqual(['S10', 'S8', 'S7', 'S6']);
    expect(rifleman('S9').why(`attack:rifle@${LOBBY}`)).toBe('attack.not-seen');
  });

  it('is the printing that is played when nothing is said [C-LOS-2]', () => {
    const named = rifleman(LOBBY, { variants: { printing: '2012' } });
    expect(named.game.context.variants).toEqual({ printing: '2012' });
    expect(named.state.setup).toEqual(rifleman(LOBBY).state.setup);
    expect(named.game.context).toBe(rifleman(LOBBY).game.context);
  });
});

describe('in the later printing', () => {
  it('somebody in a room sees straight out through the open door, any number of street zones [C-LOS-2]', () => {
    expect(targets(LOBBY, LATER)).toEqual(['S10', 'S9', 'S8']);
    expect(rifleman(LOBBY, LATER).why('attack:rifle@S6')).toBe('attack.too-far');
  });

  it('the street sees back in from as far [C-LOS-2]', () => {
    expect(targets('S8', LATER)).toEqual([LOBBY, 'S10', 'S9', 'S7', 'S6']);
  });
});

describe('zombies down the street', () => {
  // Amy makes more noise behind them; who sees Ned in the lobby comes for him all the same (C-ZMOVE-1).
  const go = (more: object) =>
    play({
      mission: '08',
      heroes: { ned: { zone: LOBBY }, amy: { zone: 'S13' } },
      own: { noise: { S13: 3 } },
      doors: { [DOOR]: 'open' },
      enemies: [{ type: 'walker', zone: 'S9' }],
      phase: 'enemies',
      ...more,
    });

  it('do not see into a room whose door is further away [C-LOS-1]', () => {
    expect([go({}).enemies('S10'), go({}).enemies('S8')]).toEqual([0, 1]);
  });

  it('see into it in the later printing [C-LOS-2]', () => {
    expect([go(LATER).enemies('S10'), go(LATER).enemies('S8')]).toEqual([1, 0]);
  });
});

describe('the printing in the set-up', () => {
  const engine = createEngine([classic]);
  const setup = (variants: unknown) => ({
    edition: 'classic',
    mission: '08',
    seats: [['amy', 'doug', 'ned', 'wanda']],
    variants,
  });

  it('is kept in the save and comes back with it [C-LOS-2]', () => {
    const timeline = startTimeline(engine, setup({ printing: 'later' }), 'printing');
    if (isRefusal(timeline)) throw new Error(timeline.refused);
    takeAnswer(timeline, 'activate:amy');
    const save = parseSave(JSON.stringify(saveOf(timeline)));
    if (isRefusal(save)) throw new Error(save.refused);
    expect(save.setup.variants).toEqual({ printing: 'later' });
    const again = replay(createEngine([classic]), save);
    if (isRefusal(again)) throw new Error(again.refused);
    expect(engine.hash(again)).toBe(engine.hash(timeline.state));
    expect(engine.gameOf(again).context.variants).toEqual({ printing: 'later' });
  });

  it('gives games of both printings a sight of their own on one board [C-LOS-2]', () => {
    const seen = (variants: unknown): number[] => {
      const state = engine.newGame(setup(variants), 'a');
      if (isRefusal(state)) throw new Error(state.refused);
      const { board, viewFor } = engine.gameOf(state).context;
      const open = board.doors.map(({ id }) => Number(id === DOOR));
      return [...itemAt(viewFor(open).seen, board.indexOf.get(LOBBY) ?? -1)];
    };
    expect(seen({ printing: 'later' })).toHaveLength(seen(undefined).length + 4);
    expect(seen({})).toEqual(seen(undefined));
  });

  it.each([
    ['another word', { printing: '1999' }, 'variants.printing: 2012, later'],
    ['a number', { printing: 2012 }, 'variants.printing: 2012, later'],
    ['a list', ['later'], 'variants'],
    ['a text', 'later', 'variants'],
    ['a variant nobody knows', { sight: 'later' }, 'variants.sight'],
    ['a name of the language', { constructor: 'later' }, 'variants.constructor'],
  ])('is refused with its place: %s [C-LOS-2]', (_, variants, at) => {
    expect(engine.newGame(setup(variants), 'a')).toEqual({
      refused: 'setup.variants',
      clause: 'C-LOS-2',
      at,
    });
  });
});
