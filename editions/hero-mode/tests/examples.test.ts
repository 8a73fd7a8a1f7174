/** The worked examples of the documents. */
import { describe, expect, it } from 'vitest';
import { COURT, doorState, HOUSE, Z } from './mansion.ts';
import { enemies, night, people, street } from './skills-street.ts';
import { health, peopleIn, play } from './table.ts';
import { itemAt } from '@holdout/engine';

/** Common room (four zones) and ballroom (six zones) side by side, a street along the south. */
const WINGS = { levels: [{ id: 'ground', tiles: [['5X@0', '4X@0']] }], start: 'S1' };
/** Hallway of two zones over the kitchen wing. */
const KITCHEN = { levels: [{ id: 'ground', tiles: [['2X@0'], ['3X@0']] }], start: 'S1' };
const common = (zone: string): string => `R_5X_00_${zone}`;
const ballroom = (zone: string): string => `R_4X_10_${zone}`;

describe('the examples: moving', () => {
  it('Wolverine leaves two Walkers for three actions, three for four [X-25]', () => {
    const beside = (walker: number, xp = 0) =>
      street({ wolverine: { zone: 'S10', xp } }, { enemies: enemies('S10', { walker }) });
    expect(beside(2).play('move:S11').happened('moved')).toMatchObject([{ cost: 3 }]);
    expect(beside(3).why('move:S11')).toBe('move.too-few-actions');
    expect(beside(3, 7).play('move:S11').happened('moved')).toMatchObject([{ cost: 4 }]);
  });

  it('stairs: from the entrance to either landing and back, one Move each [X-27]', () => {
    const s = play({
      board: HOUSE,
      doors: { [`${Z.entrance}-S2`]: 'open' },
      heroes: { storm: { zone: Z.entrance } },
      turn: 'storm',
      draws: { spawn: ['002'] },
    });
    expect(s.options).toEqual(expect.arrayContaining([`move:${Z.landingW}`, `move:${Z.landingE}`]));
    s.play(`move:${Z.landingE}`, `move:${Z.entrance}`);
    expect([s.hero('storm').at, s.hero('storm').actions]).toEqual([Z.entrance, 1]);
  });

  it('through an open window or along the street, never diagonally; about a large room, not through its door [X-53]', () => {
    const s = play({
      board: WINGS,
      doors: { [`${common('c22')}-S2`]: 'open' },
      heroes: { wolverine: { zone: 'S2' }, rogue: { zone: common('c22'), done: true } },
      turn: 'wolverine',
    });
    const steps = (zone: string) =>
      itemAt(s.game.view.neighbours, s.zone(zone)).map((z) => itemAt(s.game.context.board.zones, z).id);
    expect(steps('S2').sort()).toEqual([common('c22'), 'S1', 'S3'].sort());
    expect(steps(common('c22')).sort()).toEqual([common('c12'), common('c21'), 'S2'].sort());
  });

  it('zones: streets over several tiles are one, a walled room is one, large rooms are four and six [X-54]', () => {
    const s = play({ board: WINGS, heroes: { storm: { zone: 'S1' } }, turn: 'storm' });
    const { zones } = s.game.context.board;
    expect(zones.find((z) => z.id === 'S3')?.tiles).toHaveLength(2);
    const large = (name: string) => zones.filter((z) => z.large === name).length;
    expect([large('L_5X_common'), large('L_4X_ballroom')]).toEqual([4, 6]);
    expect(zones.filter((z) => z.room === 'music')).toHaveLength(1);
    const four = street({ storm: { zone: 'S6' } });
    expect(four.game.context.board.zones.some((z) => z.tiles.length === 4)).toBe(true);
  });
});

describe('the examples: sight', () => {
  const seenFrom = (s: ReturnType<typeof play>, zone: string): string[] =>
    itemAt(s.game.view.seen, s.zone(zone)).map((z) => itemAt(s.game.context.board.zones, z).id);

  it('down the street; one room further and no more; one zone into a large room through an open window [X-39]', () => {
    const s = play({
      board: WINGS,
      doors: { [`${common('c22')}-S2`]: 'open' },
      heroes: { mystique: { zone: 'S1' } },
      turn: 'mystique',
    });
    expect(seenFrom(s, 'S1')).toContain('S5');
    expect(seenFrom(s, common('trophy'))).toEqual(expect.arrayContaining([common('music')]));
    expect(seenFrom(s, common('trophy'))).not.toContain(common('c12'));
    expect(seenFrom(s, common('c11'))).not.toContain(common('c22'));
    expect(seenFrom(s, 'S2')).toContain(common('c22'));
    expect(seenFrom(s, 'S2')).not.toContain(common('c12'));
  });

  it('indoors: the first zone of a large room from its door, any number of zones inside it [X-40]', () => {
    const s = play({
      board: WINGS,
      doors: { [`${common('music')}-${ballroom('b11')}`]: 'open' },
      heroes: { magneto: { zone: common('music') } },
      turn: 'magneto',
    });
    expect(seenFrom(s, common('music'))).toContain(ballroom('b11'));
    expect(seenFrom(s, common('music'))).not.toContain(ballroom('b12'));
    expect(seenFrom(s, ballroom('b13'))).not.toContain(common('music'));
    expect(seenFrom(s, ballroom('b13'))).toContain(ballroom('b11'));
    expect(seenFrom(s, ballroom('b11'))).not.toContain(common('c12'));
    const halls = play({ board: KITCHEN, heroes: { storm: { zone: 'S1' } }, turn: 'storm' });
    expect(halls.game.context.board.zones.filter((z) => z.large === 'L_2X_hallway')).toHaveLength(2);
  });

  it('a hallway of two zones: the rooms that open on one’s own zone, not those beyond the other’s [X-55]', () => {
    const s = play({ board: KITCHEN, heroes: { rogue: { zone: 'S1' } }, turn: 'rogue' });
    const [west, east] = ['R_2X_00_hallwayW', 'R_2X_00_hallwayE'];
    // The dining room opens on the east, the office lies behind a closed door.
    expect(seenFrom(s, east).sort()).toEqual([east, west, 'R_3X_01_dining'].sort());
    expect(seenFrom(s, west).sort()).toEqual([east, west].sort());
  });
});

describe('the examples: enemies', () => {
  it('a level without heroes lies still, with its spawn points [X-26]', () => {
    const s = play({
      board: HOUSE,
      spawns: true,
      own: people(),
      heroes: { storm: { zone: 'S7' } },
      enemies: [...enemies(Z.landingE, { sabretooth: 1, brute: 1 }), ...enemies('S8', { walker: 1 })],
      draws: { spawn: ['013'] },
      phase: 'enemies',
    });
    expect([s.enemies(Z.landingE, 'sabretooth'), s.enemies(Z.landingE, 'brute')]).toEqual([1, 1]);
    expect([s.enemies('S7'), s.enemies('S1', 'brute'), s.enemies(Z.corridorE)]).toEqual([1, 1, 0]);
  });

  it('five Walkers, two heroes, one bystander: two, two and one is allowed [X-29]', () => {
    const s = night(
      { storm: { zone: 'S6' }, rogue: { zone: 'S6' } },
      { own: people({ card: 'senator-kelly', zone: 'S6' }), enemies: enemies('S6', { walker: 5 }) },
    );
    s.play('wound:storm=2 wound:rogue=2 wound:senator-kelly=1');
    expect([health(s, 'storm'), health(s, 'rogue'), peopleIn(s, 'S6')]).toEqual([1, 1, []]);
  });

  it('a target in sight counts for more than a nearer one behind a closed window [X-31]', () => {
    const s = play({
      board: COURT,
      own: people(),
      heroes: { colossus: { zone: Z.gallery }, magneto: { zone: 'S1' } },
      enemies: enemies('S3', { walker: 1 }),
      phase: 'enemies',
    });
    expect([s.enemies('S2'), doorState(s, `${Z.gallery}-S3`)]).toEqual([1, 0]);
  });

  it('across the fountain: seen, but two ways lead round it [X-32]', () => {
    const s = play({
      board: COURT,
      own: people(),
      doors: { [`${Z.entrance}-S2`]: 'open' },
      heroes: { magneto: { zone: 'S7' }, rogue: { zone: Z.gallery } },
      enemies: enemies('S2', { walker: 2, brute: 1 }),
      phase: 'enemies',
    });
    // One Walker each way; the Brute goes where the players like.
    expect([s.prompt, s.options]).toEqual(['split', ['to:S1', 'to:S3']]);
    s.play('to:S3=1');
    expect([s.enemies('S1', 'walker'), s.enemies('S3', 'walker'), s.enemies('S3', 'brute')]).toEqual([
      1, 1, 1,
    ]);
  });

  it('a Runner who sees nobody, two zones equally far: the players choose, and it goes twice [X-33]', () => {
    const s = play({
      board: WINGS,
      own: people(),
      doors: { [`${ballroom('b22')}-S4`]: 'open' },
      heroes: { storm: { zone: 'S3' }, rogue: { zone: 'S5' } },
      enemies: enemies(ballroom('b12'), { runner: 1 }),
      phase: 'enemies',
    });
    // Through the door, or through either window, which counts as open for whoever sees nobody.
    expect([s.prompt, s.options]).toEqual([
      'split',
      [`to:${ballroom('b11')}`, `to:${ballroom('b13')}`, `to:${ballroom('b22')}`],
    ]);
    s.play(`to:${ballroom('b22')}=1`, 'to:S4=1');
    expect(s.enemies('S4', 'runner')).toBe(1);
  });

  it('nobody in sight: both break the window, and the Runner comes in [X-34, H-ENE-2]', () => {
    const s = play({
      board: COURT,
      own: people(),
      heroes: { storm: { zone: Z.gallery }, magneto: { zone: Z.backhall } },
      enemies: enemies('S3', { walker: 1, runner: 1 }),
      draws: { spawn: ['012', '013'] },
      phase: 'enemies',
    });
    // The hall is opened by it and filled before the Runner goes on (H-WIN-7).
    s.play(`fill:${Z.gallery}`);
    expect(doorState(s, `${Z.gallery}-S3`)).not.toBe(0);
    expect([s.enemies(Z.gallery, 'runner'), s.enemies('S3', 'walker')]).toEqual([1, 1]);
  });

  it('one Walker, two heroes: the players choose [X-51]', () => {
    const s = night(
      { storm: { zone: 'S6' }, rogue: { zone: 'S6' } },
      { enemies: enemies('S6', { walker: 1 }) },
    );
    expect([s.prompt, s.options]).toEqual(['share-wounds', ['wound:storm', 'wound:rogue']]);
  });

  it('four Walkers, three Brutes, one Zombie Hero between two zones [X-52]', () => {
    const s = night(
      { storm: { zone: 'S6' }, rogue: { zone: 'S11' } },
      { enemies: enemies('S10', { walker: 4, brute: 3, hulk: 1 }), own: people() },
    );
    // Walkers part evenly without a question; one Brute and Hulk are the players' choice.
    expect([s.prompt, s.options]).toEqual(['split', ['to:S6', 'to:S11']]);
    s.play('to:S6=1', 'to:S11=1');
    expect([s.enemies('S6', 'walker'), s.enemies('S11', 'walker')]).toEqual([2, 2]);
    expect([s.enemies('S6', 'brute'), s.enemies('S11', 'brute'), s.enemies('S11', 'hulk')]).toEqual([
      2, 1, 1,
    ]);
  });

  it('a building with three spawn zones: a Brute, a rush, an extra activation, then the bystanders [X-35]', () => {
    const s = play({
      board: {
        levels: [{ id: 'ground', tiles: [['2X@0'], ['3X@0']] }],
        start: 'S4',
      },
      heroes: { storm: { zone: 'S4' } },
      own: { cards: [{ card: 'senator-kelly', zone: 'R_3X_01_kitchen' }], bystanders: [] },
      turn: 'storm',
      draws: { spawn: ['012'] },
    });
    s.play('open:R_3X_01_pantry-S4');
    expect(s.enemies('R_3X_01_pantry', 'brute')).toBe(1);
    expect(peopleIn(s, 'R_3X_01_kitchen')).toEqual(['senator-kelly']);
    const kinds = s.events.map((e) => e.type);
    expect(kinds.indexOf('bystander-revealed')).toBeGreaterThan(kinds.lastIndexOf('spawn-card'));
  });
});
