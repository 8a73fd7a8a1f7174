/** The spawn step and the first door of a building: which zones draw, in which order, and from what. */
import { describe, expect, it } from 'vitest';
import { deckOf, type Json } from '@holdout/engine';
import { HOUSE, log, RING, withSpawns, zombiesTurn } from './kernel-boards.ts';
import { cardsOf, play } from './table.ts';

/** Cards without effect at Blue. */
const BLANKS = [1, 5, 9, 13, 17, 21, 37, 38, 39, 40];
const corners = withSpawns(RING, 'S8', 'S1', 'S3', 'S6');
const zonesDrawn = (lines: string[]) => lines.map((l) => l.split(' ')[2]);

describe('spawn zones', () => {
  it('each draw one card, the first of the mission first, then clockwise [K-SPAWN-1] [K-SPAWN-10]', () => {
    const s = zombiesTurn({
      board: corners,
      spawns: true,
      heroes: { ned: { zone: 'S2' } },
      draws: { zombies: [2, 4, 1, 7] },
    });
    expect(log(s, 'spawn-card', 'enemies-placed')).toEqual([
      '2 for S8 at blue',
      '1 walker in S8',
      '4 for S6 at blue',
      '2 walker in S6',
      '1 for S1 at blue',
      '7 for S3 at blue',
      '1 walker in S3',
    ]);
  });

  it('draw in the same order every turn [C-SPAWN-1]', () => {
    const s = zombiesTurn({
      board: corners,
      spawns: true,
      heroes: { ned: { zone: 'S2' } },
      draws: { zombies: BLANKS.slice(0, 8) },
    }).play('end');
    const around = ['S8', 'S6', 'S1', 'S3'];
    expect(zonesDrawn(log(s, 'spawn-card'))).toEqual([...around, ...around]);
  });

  it.each([
    ['03', ['S3', 'S9', 'S18', 'S12']],
    ['05', ['S2', 'S26', 'S16', 'S7']],
    ['09', ['S1', 'S7', 'S3']],
  ])('of mission %s begin with the first of its content: %j [C-SPAWN-8]', (mission, zones) => {
    const s = zombiesTurn({
      mission,
      spawns: true,
      heroes: { ned: { reserve: ['crowbar'] } },
      draws: { zombies: BLANKS.slice(0, zones.length) },
    });
    expect(zonesDrawn(log(s, 'spawn-card'))).toEqual(zones);
  });

  it('of a colour are silent until the mission activates them [K-SPAWN-5]', () => {
    const s = zombiesTurn({
      mission: '08',
      spawns: true,
      heroes: { ned: { zone: 'R_4B_20_meeting' } },
      draws: { zombies: BLANKS.slice(0, 9) },
    });
    expect(zonesDrawn(log(s, 'spawn-card'))).toEqual(['S1', 'S3', 'S14', 'S13']);
    s.play('take:R_4B_20_meeting', 'end');
    expect(zonesDrawn(log(s, 'spawn-card')).slice(4)).toEqual(['S1', 'S3', 'S14', 'S13', 'S6']);
  });

  it('spawn with survivors in them; the new figures wait [K-SPAWN-9]', () => {
    const board = withSpawns(RING, 'S1');
    const s = play({
      board,
      spawns: true,
      heroes: { ned: { zone: 'S1' } },
      draws: { zombies: [4] },
      phase: 'spawn',
    });
    expect([s.enemies('S1'), s.hero('ned').wounds]).toEqual([2, 0]);
    s.play('end');
    expect(s.result).toBe('lost');
  });
});

describe('the first door of a building', () => {
  it('draws for the zones inside, once ever [K-SPAWN-6]', () => {
    const rooms = [
      'R_4B_20_lobby',
      'R_4B_20_waiting',
      'R_4B_20_meeting',
      'R_4B_20_office',
      'R_3C_21_garage',
      'R_3C_21_toilets',
      'R_3C_21_office',
    ];
    const s = play({
      mission: '08',
      heroes: { ned: { zone: 'S10', hands: ['crowbar'] } },
      draws: { zombies: BLANKS.slice(0, rooms.length) },
      turn: 'ned',
    }).play('open:R_4B_20_lobby-S10', ...rooms.slice(0, -1).map((room) => `fill:${room}`));
    expect(zonesDrawn(log(s, 'spawn-card'))).toEqual(rooms);
    s.play('open:R_3C_21_garage-S10');
    expect(s.happened('spawn-card')).toHaveLength(rooms.length);
    expect(s.prompt).toBe('turn');
  });
});

describe('the deck', () => {
  const beforeSpawn = (more: { [key: string]: Json } = {}) =>
    play({
      board: withSpawns(RING, 'S1'),
      spawns: true,
      heroes: { ned: { zone: HOUSE } },
      turn: 'ned',
      ...more,
    });

  it('found empty is shuffled from its discards, the equipment deck too [K-SPAWN-3]', () => {
    const s = beforeSpawn();
    const zombies = deckOf(s.state, 'zombies');
    zombies.discard = zombies.draw.splice(0);
    s.play('end');
    expect(s.happened('deck-shuffled')).toMatchObject([{ deck: 'zombies' }]);
    expect(s.happened('spawn-card')).toHaveLength(1);
    expect([zombies.draw.length, zombies.discard.length]).toEqual([41, 1]);

    const search = beforeSpawn({ own: { discard: true } }).play('search');
    expect(search.happened('deck-shuffled')).toMatchObject([{ deck: 'equipment' }]);
    expect(search.happened('card-drawn')).toHaveLength(1);
  });

  it('empty like its discards gives nothing, and the game goes on [K-SPAWN-7]', () => {
    const s = beforeSpawn();
    deckOf(s.state, 'zombies').draw = [];
    s.play('end');
    expect(s.happened('deck-empty')).toMatchObject([{ deck: 'zombies' }]);
    expect([s.happened('spawn-card').length, s.prompt, s.state.round]).toEqual([0, 'turn', 2]);

    const search = beforeSpawn({
      heroes: { ned: { zone: HOUSE, reserve: ['flashlight'] } },
      own: { deck: ['canned-food'] },
    });
    deckOf(search.state, 'equipment').discard = [];
    search.play('search');
    expect(cardsOf(search, 'ned').sort()).toEqual(['canned-food', 'flashlight']);
  });
});
