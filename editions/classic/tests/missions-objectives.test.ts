/** Missions won by tokens, zones, levels or a clean bunker: 00, 02 to 05, 08, 10, and how every mission is lost. */
import { itemAt, type Json } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { classic } from '../index.ts';
import { cardsOf, play } from './table.ts';

/** Zones of the mission's objective tokens, without those named. */
const tokensBut = (mission: string, ...but: string[]): string[] => {
  const { objectives } = classic.missions[mission] as { objectives: { zone: string }[] };
  return objectives.map((o) => o.zone).filter((zone) => !but.includes(zone));
};

const FIVE_XP: [string, string, string][] = [
  ['City blocks [C-MIS-1, M-C01]', '01', 'R_6B_02_diner'],
  ['The 24 hrs race [C-MIS-1, M-C03]', '03', 'R_6B_11_diner'],
  ['Drive-by shooting [C-MIS-1, M-C04]', '04', 'R_5C_31_ruinA'],
  ['Big W [C-MIS-1, M-C05]', '05', 'R_6B_21_diner'],
  ['Grindhouse [C-MIS-1, M-C07]', '07', 'S1'],
  ['Zombie police, the blue token [C-MIS-1, M-C08]', '08', 'R_4B_20_meeting'],
  ['Zombie police, the token that is no objective [C-MIS-1, M-C08]', '08', 'R_5C_11_ruinB'],
  ['Might makes right [C-MIS-1, M-C09]', '09', 'R_7B_11_room'],
  ['Small town [C-MIS-1, M-C10]', '10', 'R_5B_01_shop'],
];

describe('a token gives 5 experience at once and leaves the board', () => {
  it.each(FIVE_XP)('%s', (_title, mission, zone) => {
    const s = play({ mission, heroes: { ned: { zone, xp: 3, reserve: ['crowbar'] } }, turn: 'ned' }).play(
      `take:${zone}`,
    );
    expect(s.hero('ned').xp).toBe(8);
    expect(s.hero('ned').level).toBe(1);
    expect(s.why(`take:${zone}`)).toBe('take.nothing-here');
  });
});

describe('won with the last token, not before', () => {
  const cases: [string, string, string][] = [
    ['Tutorial [M-C00, C-MIS-2]', '00', 'R_2B_00_bathroom'],
    ['Big W [M-C05, C-MIS-2]', '05', 'R_4B_22_meeting'],
    ['Small town [M-C10, C-MIS-2]', '10', 'R_7B_00_room'],
  ];
  it.each(cases)('%s', (_title, mission, last) => {
    const at = (taken: string[]) => play({ mission, taken, heroes: { ned: { zone: last } }, turn: 'ned' });
    const s = at(tokensBut(mission, last));
    expect(s.result).toBeUndefined();
    expect(s.play(`take:${last}`).result).toBe('won');
    const others = tokensBut(mission, last);
    if (others.length > 0) expect(at(others.slice(1)).play(`take:${last}`).result).toBeUndefined();
  });
});

describe('every mission is lost when nobody is left alive', () => {
  const cases: [string, string, string, string][] = [
    ['Tutorial [M-C00]', '00', 'R_1B_01_kitchen', 'C-LOSE-1'],
    ['City blocks [M-C01-1]', '01', 'R_7B_11_room', 'M-C01-1'],
    ['Y-Zone [M-C02]', '02', 'S1', 'C-LOSE-1'],
    ['The 24 hrs race [M-C03]', '03', 'S10', 'C-LOSE-1'],
    ['Drive-by shooting [M-C04]', '04', 'S5', 'C-LOSE-1'],
    ['Big W [M-C05]', '05', 'S3', 'C-LOSE-1'],
    ['The escape [M-C06-2]', '06', 'R_7B_20_room', 'M-C06-2'],
    ['Grindhouse [M-C07]', '07', 'S5', 'C-LOSE-1'],
    ['Zombie police [M-C08]', '08', 'S6', 'C-LOSE-1'],
    ['Might makes right [M-C09-2]', '09', 'S10', 'M-C09-2'],
    ['Small town [M-C10]', '10', 'S16', 'C-LOSE-1'],
  ];
  const survivors = (zone: string, wounds: number): Json => ({
    ned: { zone, wounds, reserve: ['crowbar'] },
    amy: { zone, wounds: 1, reserve: ['crowbar'] },
  });
  it.each(cases)('%s', (_title, mission, zone, cause) => {
    const enemies = [{ type: 'walker', zone, count: 2 }];
    const s = play({ mission, heroes: survivors(zone, 1), enemies, phase: 'enemies' });
    expect(s.state.outcome).toEqual({ result: 'lost', cause });
  });
  it.each(cases.filter(([, mission]) => mission !== '09'))(
    'but one death is not enough: %s',
    (_title, mission, zone) => {
      // Somebody with a tool stands by, out of reach: without one the Grindhouse would be lost anyway.
      const aside = zone === 'S5' ? 'S1' : 'S5';
      const enemies = [{ type: 'walker', zone }];
      const s = play({
        mission,
        heroes: { ned: { zone, status: 'dead' }, amy: { zone }, phil: { zone: aside, reserve: ['crowbar'] } },
        enemies,
        phase: 'enemies',
      });
      expect(s.hero('amy').wounds).toBe(1);
      expect(s.result).toBeUndefined();
    },
  );
});

describe('Y-Zone', () => {
  it('is won the moment one survivor enters the exit, zombies or not, cabinet or not [M-C02, M-C02-1, C-MIS-2]', () => {
    const heroes = { ned: { zone: 'S19' }, amy: { zone: 'S1' } };
    const s = play({ mission: '02', heroes, enemies: [{ type: 'fatty', zone: 'S20' }], turn: 'ned' });
    expect(s.result).toBeUndefined();
    s.play('move:S20');
    expect(s.state.outcome).toEqual({ result: 'won', cause: 'M-C02' });
    expect(itemAt(s.state.objectives, 0).taken).toBe(-1);
  });

  it('has a medicine cabinet that takes one Wounded card and gives no experience [M-C02, M-C02-1]', () => {
    const s = play({
      mission: '02',
      heroes: { ned: { zone: 'R_7B_01_room', wounds: 1, hands: ['katana'] } },
      turn: 'ned',
    });
    s.play('take:R_7B_01_room');
    const { wounds, xp, actions } = s.hero('ned');
    expect([wounds, xp, actions]).toEqual([0, 0, 2]);
    expect([cardsOf(s, 'ned'), s.result]).toEqual([['katana'], undefined]);
  });

  it('lets an unwounded survivor empty the cabinet in vain [M-C02-1]', () => {
    const heroes = { ned: { zone: 'R_7B_01_room' }, amy: { zone: 'R_7B_01_room', wounds: 1 } };
    const s = play({ mission: '02', heroes, turn: 'ned' }).play('take:R_7B_01_room', 'end');
    expect(s.why('take:R_7B_01_room')).toBe('take.nothing-here');
    expect(s.hero('amy').wounds).toBe(1);
  });
});

describe('The 24 hrs race', () => {
  it('is won by the first survivor who reaches Red, tokens or not [M-C03]', () => {
    const at = (xp: number) =>
      play({ mission: '03', heroes: { ned: { zone: 'R_6B_11_diner', xp }, amy: {} }, turn: 'ned' }).play(
        'take:R_6B_11_diner',
      );
    expect(at(38).result).toBeUndefined();
    expect(at(39).state.outcome).toEqual({ result: 'won', cause: 'M-C03' });
  });

  it('counts nobody who is dead [C-MIS-2]', () => {
    const heroes = { ned: { status: 'dead', xp: 50 }, amy: { zone: 'S10' } };
    expect(play({ mission: '03', heroes, turn: 'amy' }).play('move:S12').result).toBeUndefined();
  });
});

describe('Drive-by shooting', () => {
  const taken = tokensBut('04');
  const cast = (amy: string): Json => ({ ned: { zone: 'S5' }, amy: { zone: amy }, doug: { status: 'dead' } });

  it('is won when all the living stand on one and the same spawn zone [M-C04, C-MIS-2]', () => {
    const s = play({ mission: '04', taken, heroes: cast('S6'), turn: 'amy' });
    expect(s.play('move:S5').state.outcome).toEqual({ result: 'won', cause: 'M-C04' });
  });
  it('is not won on two spawn zones [M-C04]', () => {
    const s = play({ mission: '04', taken, heroes: cast('S3'), turn: 'amy' });
    expect(s.play('move:S1').result).toBeUndefined();
  });
  it('is not won in a zone that spawns nothing [M-C04]', () => {
    const s = play({ mission: '04', taken, heroes: { amy: { zone: 'S6' } }, turn: 'amy' });
    expect(s.play('move:S7').result).toBeUndefined();
  });
  it('is not won while a token is missing [M-C04]', () => {
    const s = play({ mission: '04', taken: taken.slice(1), heroes: cast('S6'), turn: 'amy' });
    expect(s.play('move:S5').result).toBeUndefined();
  });
  it('is won only when the last zombie of the zone is gone [M-C04, C-MIS-2]', () => {
    const heroes = { ned: { zone: 'S5' }, amy: { zone: 'S6', hands: ['fire-axe'] } };
    const s = play({
      mission: '04',
      taken,
      heroes,
      enemies: [{ type: 'walker', zone: 'S5' }],
      turn: 'amy',
      dice: [6],
    });
    expect(s.play('move:S5').result).toBeUndefined();
    expect(s.play('attack:fire-axe@S5').result).toBe('won');
  });
});

describe('cars', () => {
  const cases: [string, string, string, string][] = [
    ['The 24 hrs race [M-C03]', '03', 'S15', 'police-2'],
    ['Drive-by shooting [M-C04]', '04', 'S7', 'pimp'],
    ['The escape [M-C06]', '06', 'S16', 'pimp'],
    ['Zombie police [M-C08]', '08', 'S10', 'police'],
  ];
  it.each(cases)('may be driven and searched: %s', (_title, mission, zone, car) => {
    const s = play({ mission, heroes: { ned: { zone } }, turn: 'ned' });
    expect(s.options).toContain(`search:${car.split('-')[0]}`);
    s.play(`enter:${car}.driver`);
    expect(s.options.some((o) => o.startsWith('drive:'))).toBe(true);
  });
});
