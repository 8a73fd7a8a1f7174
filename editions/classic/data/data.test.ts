// Guards the published card and tile facts of the 2012 game: totals of the box [C-PCS-2], every weapon's
// line, the reading of the zombie cards, and the inner agreement of the tile faces.
import { describe, expect, it } from 'vitest';
import equipmentData from './equipment.json';
import survivorData from './survivors.json';
import tileData from './tiles.json';
import zombieData from './zombies.json';

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

type Line = { type: string; count: number } | { activate: string } | null;

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
const zombies = zombieData as { id: number; kind: string; lines: Line[]; source: string }[];
const faces = Object.entries(tileData as Record<string, Face>);

const copies = (kinds: Kind[]) => kinds.reduce((sum, kind) => sum + kind.copies, 0);
const idsWith = (holds: (kind: Kind) => unknown) => equipment.filter(holds).map((kind) => kind.id);

function describeUse(use: Use): string {
  const line = `${use.mode} ${use.range.join('-')} ${use.dice}d${use.accuracy}+ x${use.damage}`;
  const tags = [
    use.noisy ? 'noisy' : 'silent',
    use.reload && 'reload',
    use.ammo,
    use.burns && 'burns',
    use.name,
  ];
  return [line, ...tags.filter(Boolean)].join(' ');
}

function describeLine(line: Line): string {
  if (line === null) return '-';
  return 'activate' in line ? `all ${line.activate}` : `${line.count} ${line.type}`;
}

describe('equipment', () => {
  it('counts 62 cards of 26 kinds, 55 for the deck and 7 set aside [C-PCS-2] [C-SETUP-1]', () => {
    expect(new Set(equipment.map((kind) => kind.id)).size).toBe(26);
    expect(copies(equipment)).toBe(62);
    expect(copies(equipment.filter((kind) => !kind.aside))).toBe(55);
    expect(copies(equipment.filter((kind) => kind.aside))).toBe(7);
    expect(idsWith((kind) => kind.aside)).toEqual(['pan', 'molotov', 'evil-twins', 'mas-shotgun']);
  });

  const weapons: [id: string, copies: number, hands: 'dual' | 'single', lines: string[]][] = [
    ['pistol', 3, 'dual', ['ranged 0-1 1d4+ x1 noisy bullets']],
    ['crowbar', 2, 'single', ['melee 0-0 1d4+ x1 silent']],
    ['fire-axe', 2, 'single', ['melee 0-0 1d4+ x2 silent']],
    ['baseball-bat', 2, 'single', ['melee 0-0 1d3+ x1 silent']],
    ['machete', 4, 'dual', ['melee 0-0 1d4+ x2 silent']],
    ['katana', 2, 'single', ['melee 0-0 2d4+ x1 silent']],
    ['chainsaw', 2, 'single', ['melee 0-0 5d5+ x2 noisy']],
    ['sawed-off', 4, 'dual', ['ranged 0-1 2d3+ x1 noisy reload shells']],
    ['sub-mg', 2, 'dual', ['ranged 0-1 3d5+ x1 noisy']],
    ['shotgun', 2, 'single', ['ranged 0-1 2d4+ x2 noisy shells']],
    ['rifle', 2, 'single', ['ranged 1-3 1d3+ x1 noisy bullets']],
    ['pan', 3, 'single', ['melee 0-0 1d6+ x1 silent']],
    ['molotov', 2, 'single', ['ranged 0-1 0d0+ x0 noisy burns']],
    ['evil-twins', 1, 'single', ['ranged 0-1 2d4+ x1 noisy bullets']],
    [
      'mas-shotgun',
      1,
      'single',
      ['melee 0-0 1d3+ x2 silent blade', 'ranged 0-1 2d3+ x2 noisy reload shells gun'],
    ],
  ];

  it.each(weapons)('gives %s its copies and combat lines [C-INV-8] [C-INV-9] [C-INV-14]', (...row) => {
    const [id, count, hands, lines] = row;
    const kind = equipment.find((one) => one.id === id);
    expect(kind?.copies).toBe(count);
    expect(kind?.dual).toBe(hands === 'dual');
    expect(kind?.uses.map(describeUse)).toEqual(lines);
  });

  it('names no weapon beyond these fifteen [C-ACT-9]', () => {
    expect(idsWith((kind) => kind.uses.length > 0)).toEqual(weapons.map(([id]) => id));
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
  const read = (id: number) => zombies.find((card) => card.id === id)?.lines.map(describeLine);

  it('counts 42 cards, numbered in order, with a line for each danger level [C-PCS-2]', () => {
    expect(zombies.map((card) => card.id)).toEqual(Array.from({ length: 42 }, (_, index) => index + 1));
    for (const card of zombies) expect(card.lines).toHaveLength(4);
  });

  it('repeats cards 1 to 12 as 13 to 24 [C-PCS-2]', () => {
    for (let id = 1; id <= 12; id++) expect(read(id + 12)).toEqual(read(id));
  });

  it.each([
    [1, ['-', '2 runner', '2 runner', '5 walker']],
    [3, ['1 walker', '1 runner', '1 fatty', '4 runner']],
    [12, ['1 fatty', '3 walker', '4 walker', '2 runner']],
    [31, ['1 runner', '1 runner', '3 walker', '8 walker']],
    [38, ['-', 'all walker', 'all walker', 'all walker']],
    [39, ['-', 'all fatty', 'all fatty', 'all fatty']],
    [40, ['-', 'all runner', 'all runner', 'all runner']],
    [41, ['1 walker', '2 walker', '1 fatty', '1 runner']],
    [42, ['1 walker', '1 runner', '2 walker', '1 fatty']],
  ])('reads card %i from blue to red [C-SPAWN-2]', (id, lines) => {
    expect(read(id)).toEqual(lines);
  });

  it('has four activation cards that do nothing at blue, and two manhole cards [C-SPAWN-5] [C-SPAWN-6]', () => {
    const ofKind = (kind: string) => zombies.filter((card) => card.kind === kind);
    expect(ofKind('activation').map((card) => card.id)).toEqual([37, 38, 39, 40]);
    expect(ofKind('activation').every((card) => card.lines[0] === null)).toBe(true);
    expect(ofKind('manhole').map((card) => card.id)).toEqual([41, 42]);
    expect(ofKind('spawn')).toHaveLength(36);
  });

  it('brings the Abomination once per card, at each danger level on one card [C-SPAWN-4]', () => {
    const bearers = zombies.flatMap((card) =>
      card.lines.flatMap((line, level) => (describeLine(line) === '1 abomination' ? [[card.id, level]] : [])),
    );
    expect(bearers).toEqual([
      [28, 1],
      [29, 2],
      [30, 3],
      [36, 0],
    ]);
  });
});

describe('survivors', () => {
  it('offers six survivors 1, 1, 2 and 3 skills, yellow always +1 Action [C-PCS-1] [C-SKILL-2]', () => {
    expect(survivorData.map((survivor) => survivor.id)).toEqual([
      'amy',
      'doug',
      'josh',
      'ned',
      'phil',
      'wanda',
    ]);
    for (const { skills } of survivorData) {
      expect(skills.blue).not.toBe('');
      expect(skills.yellow).toBe('plus-action');
      expect(new Set(skills.orange).size).toBe(2);
      expect(new Set(skills.red).size).toBe(3);
    }
  });

  it.each([
    ['amy', 'free-move | free-combat free-move | die-combat roll-combat medic'],
    ['doug', 'matching-set | die-ranged free-combat | roll-combat ambidextrous slippery'],
    ['josh', 'slippery | die-melee reroll-per-turn | free-move roll-combat lucky'],
    ['ned', 'free-search | die-ranged free-combat | die-combat roll-combat tough'],
    ['phil', 'starts-with:pistol | free-search roll-ranged | die-ranged born-leader sniper'],
    ['wanda', 'two-zones-per-move | roll-melee slippery | die-combat free-move zone-per-move'],
  ])('gives %s the printed skills [C-SKILL-2]', (id, printed) => {
    const skills = survivorData.find((survivor) => survivor.id === id)?.skills;
    expect([skills?.blue, skills?.orange.join(' '), skills?.red.join(' ')].join(' | ')).toBe(printed);
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
      const along = grid.filter((cell) => [...face.streets].some((side) => sides[side].test(cell)));
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
