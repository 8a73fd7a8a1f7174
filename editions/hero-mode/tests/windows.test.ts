/** Windows: doors to heroes, an obstacle enemies break (H-WIN). */
import { describe, expect, it } from 'vitest';
import { COURT, doorState, isOpened, Z } from './mansion.ts';
import { peopleIn, play } from './table.ts';

const STUDY_WINDOW = `${Z.study}-S1`;
const GALLERY_WINDOW = `${Z.gallery}-S3`;
const one = (type: string, zone: string, count = 1) => ({ type, zone, count });

describe('a hero at a window', () => {
  it('opens it like a door, and it stays open [H-WIN-1]', () => {
    const s = play({ board: COURT, heroes: { storm: { zone: 'S1' } }, turn: 'storm' });
    expect(s.why(`move:${Z.study}`)).toBe('move.door-closed');
    s.play(`open:${STUDY_WINDOW}`);
    expect(s.hero('storm').actions).toBe(2);
    expect(isOpened(s, Z.study)).toBe(true);
    expect(s.why(`open:${STUDY_WINDOW}`)).toBe('open.already');
    s.play(`move:${Z.study}`);
    expect(s.hero('storm').at).toBe(Z.study);
  });

  it('spawns in a building opened by it for the first time [H-WIN-1, S-OPEN-3]', () => {
    const s = play({
      board: COURT,
      heroes: { storm: { zone: 'S3' } },
      turn: 'storm',
      draws: { spawn: ['012', '002'] },
    });
    s.play(`open:${GALLERY_WINDOW}`, `fill:${Z.backhall}`);
    expect(s.enemies(Z.backhall, 'brute')).toBe(1);
    expect(s.enemies(Z.gallery, 'walker')).toBe(1);
  });
});

describe('enemies before a window', () => {
  it('who see nobody break it instead of moving [H-WIN-2]', () => {
    const s = play({
      board: COURT,
      heroes: { storm: { zone: Z.study } },
      enemies: [one('walker', 'S1')],
      phase: 'enemies',
    });
    expect(s.enemies('S1')).toBe(1);
    expect(doorState(s, STUDY_WINDOW)).not.toBe(0);
    expect(doorState(s, GALLERY_WINDOW)).toBe(0);
    expect(isOpened(s, Z.study)).toBe(true);
  });

  it('walk toward it first, by the way that is shortest with all windows open [H-WIN-2]', () => {
    const s = play({
      board: COURT,
      heroes: { storm: { zone: Z.study } },
      enemies: [one('walker', 'S3')],
      phase: 'enemies',
    });
    expect(s.enemies('S2')).toBe(1);
    expect(doorState(s, GALLERY_WINDOW)).toBe(0);
  });

  it('spend the action together, and those with a second one go through [H-WIN-3, H-WIN-7]', () => {
    const s = play({
      board: COURT,
      heroes: { storm: { zone: Z.study }, wolverine: { zone: 'S7' } },
      enemies: [one('walker', 'S1', 2), one('brute', 'S1'), one('runner', 'S1')],
      turn: 'storm',
    });
    s.play('end', 'end');
    expect(s.happened('window-broken')).toMatchObject([
      { door: STUDY_WINDOW, enemies: ['walker', 'brute', 'runner'] },
    ]);
    expect([s.enemies('S1', 'walker'), s.enemies('S1', 'brute')]).toEqual([2, 1]);
    expect(s.enemies(Z.study, 'runner')).toBe(1);
  });

  it('open a building for the first time: it spawns [H-WIN-4]', () => {
    const s = play({
      board: COURT,
      heroes: { storm: { zone: Z.backhall } },
      enemies: [one('walker', 'S3')],
      phase: 'enemies',
      draws: { spawn: ['012', '002'] },
    });
    expect(s.prompt).toBe('fill-room');
    s.play(`fill:${Z.gallery}`);
    expect(s.enemies(Z.gallery, 'brute')).toBe(1);
    expect(s.enemies(Z.backhall, 'walker')).toBe(1);
  });

  it('bring newcomers who take no second action in an activation they did not begin [K-SPAWN-9] [K-ENE-5]', () => {
    const s = play({
      board: COURT,
      heroes: { storm: { zone: Z.backhall } },
      enemies: [one('walker', 'S3'), one('runner', 'S3')],
      phase: 'enemies',
      draws: { spawn: ['018', '002'] },
    });
    s.play(`fill:${Z.gallery}`);
    // The Runner from the street goes through in its second action, the one just placed stays.
    expect([s.enemies('S3', 'runner'), s.enemies(Z.gallery, 'runner')]).toEqual([0, 2]);
  });

  it('who see a target go for it by open ways, however near another is behind glass [H-WIN-5]', () => {
    const s = play({
      board: COURT,
      heroes: { storm: { zone: Z.study }, wolverine: { zone: 'S3' } },
      enemies: [one('walker', 'S1')],
      phase: 'enemies',
    });
    expect(s.enemies('S2')).toBe(1);
    expect(doorState(s, STUDY_WINDOW)).toBe(0);
  });

  it('stay where no window leads to anybody [H-WIN-6]', () => {
    const s = play({
      board: { levels: [{ id: 'ground', tiles: [['3X@0']] }], start: 'S1', spawns: [{ zone: 'S1' }] },
      heroes: { storm: { zone: 'R_3X_00_kitchen' } },
      enemies: [one('walker', 'S2')],
      phase: 'enemies',
    });
    expect(s.enemies('S2')).toBe(1);
    expect(s.state.doors.every((state) => state === 0)).toBe(true);
  });

  it('are the only ones to break it: people wait on their side [H-WIN-6]', () => {
    const s = play({
      board: COURT,
      heroes: { storm: { zone: Z.study } },
      own: { cards: [], bystanders: [{ card: 'senator-kelly', zone: 'S1' }] },
      phase: 'enemies',
    });
    expect(peopleIn(s, 'S1')).toEqual(['senator-kelly']);
    expect(doorState(s, STUDY_WINDOW)).toBe(0);
  });

  it('fill the building only when all moves of the step are done [H-WIN-7]', () => {
    const s = play({
      board: COURT,
      heroes: { storm: { zone: Z.backhall }, wolverine: { zone: Z.gallery, done: true } },
      enemies: [one('walker', 'S3'), one('brute', 'S1')],
      turn: 'storm',
      draws: { spawn: ['002', '005'] },
    });
    s.play('end', `fill:${Z.gallery}`);
    const order = s.events.map((e) => e.type);
    const at = (type: (typeof order)[number]) => order.indexOf(type);
    expect(s.enemies('S2', 'brute')).toBe(1);
    expect(at('enemies-moved')).toBeLessThan(at('window-broken'));
    expect(at('window-broken')).toBeLessThan(at('building-opened'));
  });
});
