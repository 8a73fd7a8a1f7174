/** Moving, sight past figures, doors, and the actions of a turn, with the examples of the documents. */
import { describe, expect, it } from 'vitest';
import { HOUSE, log, PAIR, RING, SQUARE, withDoors, zombiesTurn } from './kernel-boards.ts';
import { play } from './table.ts';

const DOOR = `${HOUSE}-S2`;
const house = withDoors(RING, [HOUSE, 'S2']);

describe('a Move', () => {
  it.each([
    [0, 1],
    [1, 2],
    [2, 3],
  ])('out of a zone with %i enemies costs %i actions [K-MOVE-4]', (count, cost) => {
    const enemies = [
      ...(count > 0 ? [{ type: 'walker', zone: 'S1', count }] : []),
      { type: 'fatty', zone: 'S2', count: 4 },
    ];
    const s = play({ board: RING, heroes: { ned: { zone: 'S1', xp: 7 } }, enemies, turn: 'ned' });
    expect(s.play('move:S2').hero('ned')).toMatchObject({ at: 'S2', actions: 4 - cost });
  });

  it('is refused with too few actions for its cost [K-MOVE-5]', () => {
    const enemies = [{ type: 'walker', zone: 'S1', count: 2 }];
    const s = play({ board: RING, heroes: { ned: { zone: 'S1', actions: 2 } }, enemies, turn: 'ned' });
    expect(s.options).not.toContain('move:S2');
    expect(s.why('move:S2')).toBe('move.too-few-actions');
  });

  it('costs Ned three actions with two Walkers; with three zombies he cannot leave at Blue [X-3]', () => {
    const beside = (count: number) =>
      play({
        board: RING,
        heroes: { ned: { zone: 'S1' } },
        enemies: [{ type: 'walker', zone: 'S1', count }],
        turn: 'ned',
      });
    expect(beside(2).decision?.options).toContainEqual(expect.objectContaining({ id: 'move:S2', cost: 3 }));
    expect(beside(2).play('move:S2').happened('moved')).toMatchObject([{ to: 'S2', cost: 3 }]);
    expect(beside(3).why('move:S2')).toBe('move.too-few-actions');
    expect(beside(3).options.filter((o) => o.startsWith('move:'))).toEqual([]);
  });

  it('leads out of a house one zone at a time, never diagonally [X-59]', () => {
    const s = play({
      mission: '08',
      heroes: { ned: { zone: 'R_2C_00_bathroom' } },
      doors: { 'R_2C_00_bedroom-S4': 'open' },
      turn: 'ned',
    });
    const moves = () => s.options.filter((o) => o.startsWith('move:')).sort();
    expect(moves()).toEqual(['move:R_2C_00_living', 'move:R_2C_00_study']);
    expect(s.why('move:R_2C_00_bedroom')).toBe('move.not-adjacent');
    s.play('move:R_2C_00_living');
    expect(s.why('move:S4')).toBe('move.not-adjacent');
    expect(s.play('move:R_2C_00_bedroom', 'move:S4').hero('ned').at).toBe('S4');
  });
});

describe('sight', () => {
  it('is not blocked by figures and tokens, for survivors and for zombies [K-LOS-6]', () => {
    const between = {
      board: { ...SQUARE, objectives: [{ zone: 'S2' }] },
      enemies: [
        { type: 'fatty', zone: 'S3', count: 2 },
        { type: 'walker', zone: 'S4', count: 1 },
      ],
      own: { noise: { S3: 1, S21: 9 } },
    };
    const heroes = { ned: { zone: 'S1', hands: ['rifle'] }, amy: { zone: 'S2' } };
    expect(play({ ...between, heroes, turn: 'ned' }).options).toContain('attack:rifle@S4');

    // Seeing nobody the Walker would go for the noise in S21.
    const s = zombiesTurn({ ...between, heroes });
    expect(log(s, 'enemies-moved')).toContain('1 walker S4-S3');
  });

  it('shows from the street neither behind a closed door nor off the line, and one room deep [X-58]', () => {
    const zones = ['R_3C_21_garage', 'S4', 'R_4B_20_lobby', 'R_4B_20_waiting'];
    const s = play({
      mission: '08',
      heroes: { ned: { zone: 'S10', hands: ['rifle'] } },
      doors: { 'R_4B_20_lobby-S10': 'open' },
      enemies: zones.map((zone) => ({ type: 'walker', zone })),
      turn: 'ned',
    });
    expect(zones.map((z) => s.why(`attack:rifle@${z}`))).toEqual([
      'attack.not-seen',
      'attack.not-seen',
      undefined,
      'attack.not-seen',
    ]);
  });
});

describe('a door', () => {
  const opened = (skills: string[]) =>
    play({
      board: house,
      heroes: { ned: { zone: 'S2', hands: ['crowbar'], skills } },
      draws: { zombies: [1] },
      turn: 'ned',
    }).play(`open:${DOOR}`);

  it('never closes again once opened, except by Lock It Down [K-DOOR-1]', () => {
    const s = opened([]).play('end');
    expect(s.why(`open:${DOOR}`)).toBe('open.already');
    expect(s.options.filter((o) => o.includes(DOOR))).toEqual([]);
    expect(s.play(`move:${HOUSE}`).hero('ned').at).toBe(HOUSE);

    const locked = opened(['lock-it-down']).play(`lock-it-down:${DOOR}`);
    expect(locked.why(`move:${HOUSE}`)).toBe('move.door-closed');
  });

  it('of a colour stays shut until the mission releases it, and says why [K-DOOR-2]', () => {
    const door = 'R_2C_00_bedroom-S4';
    const heroes = {
      ned: { zone: 'S4', hands: ['crowbar'] },
      amy: { zone: 'R_4B_20_meeting' },
    };
    const s = play({ mission: '08', heroes, turn: 'ned', draws: { zombies: [1, 5, 9, 13, 17] } });
    expect(s.options).not.toContain(`open:${door}`);
    expect(s.engine.why(s.state, `open:${door}`)).toMatchObject({
      refused: 'open.locked',
      clause: 'K-DOOR-2',
    });
    s.play('end', 'take:R_4B_20_meeting', 'end', 'activate:ned');
    s.play(`open:${door}`, 'fill:R_2C_00_bathroom', 'fill:R_2C_00_living', 'fill:R_2C_00_study');
    expect(s.why(`move:R_2C_00_bedroom`)).toBeUndefined();
  });
});

describe('actions', () => {
  it.each([
    [0, 3],
    [6, 3],
    [7, 4],
    [19, 4],
    [44, 4],
  ])('a survivor with %i experience has %i [K-ACT-1]', (xp, actions) => {
    const s = play({ board: RING, heroes: { ned: { zone: 'S1', xp } }, turn: 'ned' });
    expect(s.hero('ned').actions).toBe(actions);
  });

  it('become four in the turn Yellow is reached, and stay four [K-ACT-1]', () => {
    const s = play({
      board: RING,
      heroes: { ned: { zone: 'S1', xp: 6, hands: ['fire-axe'] } },
      enemies: [{ type: 'walker', zone: 'S1' }],
      dice: [4],
      turn: 'ned',
    });
    expect(s.play('attack:fire-axe@S1').hero('ned').actions).toBe(3);
    expect(s.play('noise', 'noise', 'noise').hero('ned').actions).toBe(4);
    expect(s.state.round).toBe(2);
  });

  it('free ones do not count and pay only for what they name [K-ACT-2]', () => {
    const s = play({ board: RING, heroes: { amy: { zone: 'S1' } }, turn: 'amy' });
    expect(s.play('move:S2').hero('amy').actions).toBe(3);
    expect(s.play('move:S3').hero('amy').actions).toBe(2);

    const late = play({ board: RING, heroes: { amy: { zone: 'S1' } }, turn: 'amy' });
    late.play('noise', 'noise', 'noise');
    expect(late.options).toEqual(['move:S2', 'move:S4', 'end']);
    expect(late.why('noise')).toBe('hero.too-few-actions');
  });

  it('free ones keep a turn open in which no Move can be paid for, whoever is there [K-ACT-2] [K-MOVE-5]', () => {
    const heroes = { ned: { zone: 'R_2C_00_bathroom' } };
    const s = play({ mission: '08', heroes, turn: 'ned' }).play('noise', 'noise', 'noise');
    expect(s.options).toContain('search');
    expect(s.why('move:R_2C_00_living')).toBe('hero.too-few-actions');
  });

  it('left unspent are lost [K-ACT-3]', () => {
    const s = play({ board: PAIR, heroes: { ned: { zone: 'S1' } }, turn: 'ned' }).play('noise', 'end');
    expect(s.happened('turn-ended')).toMatchObject([{ hero: 'ned', unspent: 2 }]);
    expect(s.hero('ned').actions).toBe(3);
  });
});
