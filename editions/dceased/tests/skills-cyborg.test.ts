/** Cyborg: Variable Cannon, Dimensional Door, Counter-Signal. */
import { describe, expect, it } from 'vitest';
import { CITY, enemies, offered, rolls, street, type Entry } from './street.ts';
import { escorted, objectsIn, peopleIn, play, power } from './table.ts';

const cyborg = (rest: Entry = {}): Entry => ({ zone: 'S7', ...rest });
const BLASTER = 'attack:blaster';

describe('Variable Cannon', () => {
  const foes = [
    ...enemies('S7', { walker: 4 }),
    ...enemies('S11', { walker: 4 }),
    ...enemies('S14', { walker: 4 }),
    ...enemies('S16', { walker: 1 }),
  ];

  it.each([
    ['S7', 4],
    ['S11', 3],
    ['S14', 2],
  ])('Blaster on %s rolls %i dice', (zone, dice) => {
    const s = street({ cyborg: cyborg() }, { enemies: foes, dice: Array.from({ length: dice }, () => 4) });
    s.play(`${BLASTER}@${zone}`);
    expect([rolls(s), s.enemies(zone)]).toEqual([[dice], 4 - dice]);
  });

  it('power dice come on top [H-POW-3]', () => {
    const s = street({ cyborg: cyborg({ track: 2 }) }, { enemies: foes, dice: [1, 1, 1, 1] });
    s.play(`${BLASTER}@S14`, 'spend:2');
    expect(rolls(s)).toEqual([4]);
  });

  it('range 3, and range 2 without line of sight, are refused [S-LOS-1]', () => {
    const far = street({ cyborg: cyborg({ zone: 'S3' }) }, { enemies: foes });
    expect(far.why(`${BLASTER}@S14`)).toBe('attack.too-far');
    const hidden = street({ cyborg: cyborg({ zone: 'S12' }) }, { enemies: enemies('S15', { walker: 1 }) });
    expect(hidden.why(`${BLASTER}@S15`)).toBe('attack.not-seen');
  });

  it('leaves equipment as it is', () => {
    const s = street(
      { cyborg: cyborg({ equipment: ['nth-metal-axe'] }) },
      { enemies: foes, dice: [1, 1, 1] },
    );
    s.play('attack:nth-metal-axe@S7');
    expect(s.happened('attacked')).toMatchObject([{ weapon: 'nth-metal-axe' }]);
    expect(s.happened('skill-used')).toEqual([]);
    expect(s.why('attack:nth-metal-axe@S14')).toBe('attack.melee-reach');
  });
});

describe('Dimensional Door', () => {
  const door = (rest: Entry = {}): Entry => cyborg({ skills: ['dimensional-door'], track: 2, ...rest });
  const DOOR = 'dimensional-door';

  it('with 3 Walkers in the zone it still costs 1 action and 1 power, and needs no line of sight', () => {
    const s = street(
      { cyborg: door(), batman: { zone: 'R_7M_21_station' } },
      { enemies: enemies('S7', { walker: 3 }) },
    );
    s.play(`${DOOR}:R_7M_21_station`);
    expect(s.hero('cyborg')).toMatchObject({ at: 'R_7M_21_station', actions: 2 });
    expect([power(s, 'cyborg'), s.happened('moved')]).toEqual([1, []]);
    expect(s.prompt).toBe('turn');
  });

  it('takes along those of his zone who come, with their bystanders [D-ESC-1]', () => {
    const bystanders = [{ card: 'lois-lane', zone: 'S7', hero: 'hawkgirl' }];
    const s = street(
      {
        cyborg: door(),
        hawkgirl: { zone: 'S7' },
        'lex-luthor': { zone: 'S7' },
        batman: { zone: 'S16' },
      },
      { own: { cards: [], bystanders } },
    );
    s.play(`${DOOR}:S16`);
    expect(s.options).toEqual(['take-along:hawkgirl', 'take-along:lex-luthor', 'stop']);
    s.play('take-along:hawkgirl', 'stop');
    expect(['cyborg', 'hawkgirl', 'lex-luthor'].map((id) => s.hero(id).at)).toEqual(['S16', 'S16', 'S7']);
    expect([peopleIn(s, 'S16'), escorted(s, 'hawkgirl')]).toEqual([['lois-lane'], ['lois-lane']]);
  });

  it('objects may be taken along, by whoever travels [D-OBJ-1, D-OBJ-3]', () => {
    const objects = [{ id: 'lamp-post', zone: 'S7', uses: 0 }];
    const s = street({ cyborg: door(), batman: { zone: 'S16' } }, { own: { cards: [], objects } });
    s.play(`${DOOR}:S16`);
    expect(s.options).toEqual(['along:lamp-post', 'leave-it']);
    s.play('along:lamp-post');
    expect(objectsIn(s, 'S16')).toEqual(['lamp-post']);
  });

  it('is offered once for each zone of another hero, not without power, nor when all stand together', () => {
    const apart = street({ cyborg: door(), batman: { zone: 'S16' }, hawkgirl: { zone: 'S16' } });
    expect(offered(apart, DOOR)).toEqual([`${DOOR}:S16`]);
    const poor = street({ cyborg: door({ track: 0 }), batman: { zone: 'S16' } });
    expect(offered(poor, DOOR)).toEqual([]);
    expect(offered(street({ cyborg: door(), batman: { zone: 'S7' } }), DOOR)).toEqual([]);
    expect(offered(street({ cyborg: door() }), DOOR)).toEqual([]);
  });

  it('once a turn', () => {
    const s = street({ cyborg: door(), batman: { zone: 'S16' }, hawkgirl: { zone: 'S1' } });
    s.play(`${DOOR}:S16`);
    expect(s.why(`${DOOR}:S1`)).toBe('skill.used');
  });

  it('triggers nothing that waits for enemies: heroes enter [D-ACT-4]', () => {
    const s = street(
      { cyborg: door(), 'wonder-woman': { zone: 'S16', track: 3 } },
      { enemies: enemies('S16', { walker: 2 }) },
    );
    s.play(`${DOOR}:S16`);
    expect(s.prompt).toBe('turn');
  });
});

describe('Counter-Signal', () => {
  const board = { ...CITY, spawns: [{ zone: 'S1' }, { zone: 'S2' }, { zone: 'S18' }] };
  const USE = 'use:counter-signal@cyborg';
  const dawn = (spawn: string[], rest: Entry = {}) =>
    play({
      board,
      spawns: true,
      phase: 'spawn',
      heroes: { cyborg: { zone: 'R_7M_21_station', skills: ['counter-signal'], track: 2 } },
      draws: { spawn },
      ...rest,
    });

  it('a card comes to another spawn point, which still draws its own; in any phase, unseen [K-SPAWN-2]', () => {
    // 011 is Brutes, 001 and 003 Walkers: 1, 2 and 2 at Blue.
    const s = dawn(['011', '001', '003']);
    s.play(USE);
    expect(s.options).toEqual(['in:S2', 'in:S18', 'draw']);
    s.play('in:S18');
    expect([s.enemies('S1'), s.enemies('S18', 'brute')]).toEqual([0, 1]);
    expect([s.enemies('S2', 'walker'), s.enemies('S18', 'walker')]).toEqual([2, 2]);
  });

  it('a Zombie Hero card is discarded unresolved, the next card stands', () => {
    const s = dawn(['037', '011', '001', '003']);
    s.play(USE, 'draw');
    expect([s.enemies('S1'), s.enemies('S1', 'brute')]).toEqual([1, 1]);
    expect([s.enemies('S2', 'walker'), s.enemies('S18', 'walker')]).toEqual([2, 2]);
    expect(power(s, 'cyborg')).toBe(2); // 2, 1 for the skill, and the 1 of the new round
  });

  it('once a round, the replacement included; again in the next one', () => {
    const s = dawn(['011', '013', '001', '003']);
    s.play(USE, 'draw');
    // No further question came up for the replacement or the two other points.
    expect([s.prompt, s.enemies('S1', 'brute')]).toEqual(['turn', 1]);
    const next = dawn(['011', '001', '003', '013', '002']);
    next.play(USE, 'draw', 'end');
    expect(next.options).toContain(USE);
  });

  it('is not offered without power [H-POW-4]', () => {
    const heroes = { cyborg: { zone: 'R_7M_21_station', skills: ['counter-signal'] } };
    expect(dawn(['011', '001', '003'], { heroes }).prompt).toBe('turn');
  });

  it('a card of a building can be moved to a spawn point: the room stays empty [S-OPEN-3]', () => {
    const s = play({
      board,
      spawns: true,
      heroes: { cyborg: { zone: 'S9', skills: ['counter-signal'], track: 1 } },
      turn: 'cyborg',
      draws: { spawn: ['011'] },
    });
    s.play('open:R_7M_21_station-S9', USE, 'in:S1');
    expect([s.enemies('S1', 'brute'), s.enemies('R_7M_21_station')]).toEqual([1, 0]);
  });
});
