// Guards the published card and tile facts of the 2012 game: totals of the box [C-PCS-2], what the
// clauses say of weapons, the sums of the zombie cards, and the inner agreement of the tile faces.
import { describe, expect, it } from 'vitest';
import { copies, ownSkills, tally } from '../../testing/cards.ts';
import { classic } from '../index.ts';
import equipmentData from './equipment.json';
import survivorData from './survivors.json';
import tileData from './tiles.json';
import zombieData from './zombies.json';
import { itemAt, lookUp } from '@holdout/engine';

interface Use {
  name?: string;
  mode: string;
  range: number[];
  dice: number;
  accuracy: number;
  damage: number;
  noisy: boolean;
  reload?: boolean;
  ammo?: string;
  burns?: boolean;
}

interface Kind {
  id: string;
  copies: number;
  aside: boolean;
  uses: Use[];
  dual: boolean;
  door: { noisy: boolean } | null;
  supply?: boolean;
  trap?: boolean;
  pimp?: boolean;
  source: string;
}

type Wave = { type: string; count: number } | { activate: string } | null;

interface Face {
  streets: string;
  rooms: Record<string, number[][]>;
  manholes: string[];
  parking: string | null;
  cells: string[];
  roomOpenings: string[][];
  edgeOpenings: Record<string, { at: number; room: string }[]>;
  source: string;
}

const equipment = equipmentData as Kind[];
const zombies = zombieData as { id: number; kind: string; byDanger: Wave[]; source: string }[];
const faces = Object.entries(tileData as Record<string, Face>);

const uses = equipment.flatMap((kind) => kind.uses);
const known = new Set(classic.abilities.map((ability) => ability.id));

const idsWith = (holds: (kind: Kind) => unknown) => equipment.filter(holds).map((kind) => kind.id);

function describeWave(wave: Wave): string {
  if (wave === null) return '-';
  return 'activate' in wave ? `all ${wave.activate}` : `${wave.count} ${wave.type}`;
}

describe('equipment', () => {
  it('counts 62 cards of 26 kinds, 55 for the deck and 7 set aside [C-PCS-2] [C-SETUP-1]', () => {
    expect(new Set(equipment.map((kind) => kind.id)).size).toBe(26);
    expect(copies(equipment)).toBe(62);
    expect(copies(equipment.filter((kind) => !kind.aside))).toBe(55);
    expect(copies(equipment.filter((kind) => kind.aside))).toBe(7);
    expect(idsWith((kind) => kind.aside)).toEqual(['pan', 'molotov', 'evil-twins', 'mas-shotgun']);
  });

  it('has three kinds once, thirteen twice, seven three times, three four times [C-PCS-2]', () => {
    expect(tally(equipment, (kind) => kind.copies)).toEqual({ 1: 3, 2: 13, 3: 7, 4: 3 });
    expect(copies(equipment.filter((kind) => kind.uses.length > 0))).toBe(34);
    expect(copies(equipment.filter((kind) => kind.supply))).toBe(9);
  });

  // What each of them does stands in tests/cards-melee and tests/cards-ranged, where they are used.
  it('has fifteen kinds of weapons, Ma’s Shotgun with two uses [C-ACT-9] [C-INV-14]', () => {
    expect(idsWith((kind) => kind.uses.length > 0)).toHaveLength(15);
    expect(idsWith((kind) => kind.uses.length > 1)).toEqual(['mas-shotgun']);
    expect(tally(uses, (use) => use.mode)).toEqual({ melee: 8, ranged: 8 });
  });

  it('strikes where the survivor stands, in silence but for the chainsaw; shots are heard', () => {
    for (const { mode, range } of uses) if (mode === 'melee') expect(range).toEqual([0, 0]);
    expect(uses.filter((use) => use.mode === 'ranged' && !use.noisy)).toEqual([]);
    expect(idsWith((kind) => kind.uses.some((use) => use.mode === 'melee' && use.noisy))).toEqual([
      'chainsaw',
    ]);
  });

  it('reloads the sawed-off and Ma’s Shotgun, both with shells [C-INV-8]', () => {
    expect(idsWith((kind) => kind.uses.some((use) => use.reload))).toEqual(['sawed-off', 'mas-shotgun']);
    for (const use of uses) if (use.reload) expect(use.ammo).toBe('shells');
  });

  it('feeds three weapons with bullets and three with shells [C-INV-9]', () => {
    const fedWith = (ammo: string) => idsWith((kind) => kind.uses.some((use) => use.ammo === ammo));
    expect(fedWith('bullets')).toEqual(['pistol', 'rifle', 'evil-twins']);
    expect(fedWith('shells')).toEqual(['sawed-off', 'shotgun', 'mas-shotgun']);
  });

  it('rolls dice with every weapon but the Molotov, which burns', () => {
    expect(idsWith((kind) => kind.uses.some((use) => use.burns))).toEqual(['molotov']);
    for (const use of uses) {
      const { dice, accuracy, damage } = use;
      if (use.burns) expect([dice, accuracy, damage]).toEqual([0, 0, 0]);
      else
        expect([
          dice >= 1 && dice <= 5,
          accuracy >= 3 && accuracy <= 6,
          damage >= 1 && damage <= 2,
        ]).not.toContain(false);
    }
  });

  it('gives the door symbol to three cards, only the crowbar silent [C-OPEN-1] [C-OPEN-2]', () => {
    expect(idsWith((kind) => kind.door)).toEqual(['crowbar', 'fire-axe', 'chainsaw']);
    expect(idsWith((kind) => kind.door?.noisy === false)).toEqual(['crowbar']);
  });

  it('tags supplies, the trap and the pimp mobile weapons [C-ACT-3] [C-ACT-4]', () => {
    expect(idsWith((kind) => kind.supply)).toEqual(['water', 'bag-of-rice', 'canned-food']);
    expect(idsWith((kind) => kind.trap)).toEqual(['aaahh']);
    expect(idsWith((kind) => kind.pimp)).toEqual(['evil-twins', 'mas-shotgun']);
  });
});

describe('zombie cards', () => {
  const read = (id: number) => zombies.find((card) => card.id === id)?.byDanger.map(describeWave);

  it('counts 42 cards, numbered in order, with a line for each danger level [C-PCS-2]', () => {
    expect(zombies.map((card) => card.id)).toEqual(Array.from({ length: 42 }, (_, index) => index + 1));
    for (const card of zombies) expect(card.byDanger).toHaveLength(4);
  });

  it('repeats cards 1 to 12 as 13 to 24 [C-PCS-2]', () => {
    for (let id = 1; id <= 12; id++) expect(read(id + 12)).toEqual(read(id));
  });

  // The examples of the rulebook.
  it.each([
    [1, ['-', '2 runner', '2 runner', '5 walker']],
    [40, ['-', 'all runner', 'all runner', 'all runner']],
    [41, ['1 walker', '2 walker', '1 fatty', '1 runner']],
  ])('reads card %i from blue to red [C-SPAWN-2]', (id, lines) => {
    expect(read(id)).toEqual(lines);
  });

  it.each([
    ['walker', [32, 64, 67, 115]],
    ['runner', [2, 14, 32, 32]],
    ['fatty', [3, 1, 9, 20]],
    ['abomination', [1, 1, 1, 1]],
  ])('bring so many of %s at each level: %j [C-SPAWN-2]', (type, figures) => {
    const at = (level: number) =>
      zombies
        .flatMap(({ byDanger }) => byDanger[level] ?? [])
        .reduce((sum, wave) => sum + ('count' in wave && wave.type === type ? wave.count : 0), 0);
    expect([0, 1, 2, 3].map(at)).toEqual(figures);
  });

  it('has four activation cards that do nothing at blue, and two manhole cards [C-SPAWN-5] [C-SPAWN-6]', () => {
    const ofKind = (kind: string) => zombies.filter((card) => card.kind === kind);
    expect(ofKind('activation').map((card) => card.id)).toEqual([37, 38, 39, 40]);
    for (const { byDanger } of ofKind('activation')) {
      expect(byDanger[0]).toBeNull();
      expect(new Set(byDanger.slice(1).map(describeWave)).size).toBe(1);
    }
    expect(tally(ofKind('activation'), (card) => describeWave(itemAt(card.byDanger, 3)))).toEqual({
      ...{ 'all walker': 2, 'all fatty': 1, 'all runner': 1 },
    });
    expect(ofKind('manhole').map((card) => card.id)).toEqual([41, 42]);
    expect(ofKind('spawn')).toHaveLength(36);
  });

  it('brings the Abomination once per card, at each danger level on one card [C-SPAWN-4]', () => {
    const isOne = (wave: Wave) => describeWave(wave) === '1 abomination';
    const bearers = zombies.filter((card) => card.byDanger.some(isOne));
    expect(bearers.map((card) => card.byDanger.filter(isOne).length)).toEqual([1, 1, 1, 1]);
    expect(bearers.map((card) => card.byDanger.findIndex(isOne)).sort()).toEqual([0, 1, 2, 3]);
  });
});

describe('survivors', () => {
  it('offers six survivors 1, 1, 2 and 3 skills, yellow always +1 Action [C-PCS-1] [C-SKILL-2]', () => {
    expect(new Set(survivorData.map((survivor) => survivor.id)).size).toBe(6);
    for (const { skills } of survivorData) {
      expect(skills.blue).not.toBe('');
      expect(skills.yellow).toBe('plus-action');
      expect(new Set(skills.orange).size).toBe(2);
      expect(new Set(skills.red).size).toBe(3);
    }
  });

  it('knows every skill, Phil alone starting with a weapon [C-SKILL-1] [X-56]', () => {
    const all = survivorData.flatMap(ownSkills);
    expect(all.filter((id) => !known.has(id))).toEqual([]);
    expect(all.filter((id) => id.startsWith('starts-with:'))).toHaveLength(1);
    expect(survivorData.find(({ id }) => id === 'phil')?.skills.blue).toBe('starts-with:pistol');
  });

  it('begins with six different skills and offers each level its own kind of them [C-SKILL-2]', () => {
    expect(new Set(survivorData.map(({ skills }) => skills.blue)).size).toBe(6);
    const often = (level: 'orange' | 'red') =>
      Object.entries(
        tally(
          survivorData.flatMap(({ skills }) => skills[level]),
          (id) => id,
        ),
      ).filter(([, n]) => n > 1);
    expect(often('orange')).toEqual([
      ['free-combat', 3],
      ['die-ranged', 2],
    ]);
    expect(often('red')).toEqual([
      ['die-combat', 3],
      ['roll-combat', 4],
      ['free-move', 2],
    ]);
  });
});

describe('tile faces', () => {
  it('counts 18 faces, each with one manhole on a street cell [C-SPAWN-9]', () => {
    expect(faces).toHaveLength(18);
    for (const [, face] of faces) {
      expect(face.manholes).toHaveLength(1);
      expect(face.cells).toEqual(expect.arrayContaining(face.manholes));
    }
  });

  it('has street cells exactly along its street sides, where any parking is too', () => {
    const sides: Record<string, RegExp> = { N: /r0/, E: /c2/, S: /r2/, W: /c0/ };
    const grid = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => `r${row}c${column}`));
    for (const [, face] of faces) {
      const along = grid.filter((cell) => [...face.streets].some((side) => lookUp(sides, side).test(cell)));
      expect([...face.cells].sort()).toEqual(along);
      if (face.parking !== null) expect(along).toContain(face.parking);
    }
  });

  it('links only rooms of its own, and opens only on building sides', () => {
    for (const [, face] of faces) {
      const rooms = Object.keys(face.rooms);
      expect(rooms).toEqual(expect.arrayContaining(face.roomOpenings.flat()));
      expect(face.streets).toMatch(/^[NESW]+$/);
      for (const [side, openings] of Object.entries(face.edgeOpenings)) {
        expect(face.streets).not.toContain(side);
        expect(rooms).toEqual(expect.arrayContaining(openings.map((opening) => opening.room)));
      }
    }
  });
});

it('says of every card, survivor and face that it is published', () => {
  const all = [...equipment, ...zombies, ...survivorData, ...faces.map(([, face]) => face)];
  expect(new Set(all.map((one) => one.source))).toEqual(new Set(['published']));
});
