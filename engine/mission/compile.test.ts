/** Mission files: a sound one is played, a broken one is refused with a code, its place and what was found there. */
import { describe, expect, it } from 'vitest';
import { isRefusal, type Json } from '../index.ts';
import { changed } from '../testing/index.ts';
import { toy } from '../toy/index.ts';
import { engine, HALL, missionWith, newGame, SETUP } from '../toy/table.ts';
import { compileMission } from './compile.ts';
import { itemAt, lookUp } from '../lookup.ts';

const refusalOf = (mission: Json | undefined): string => {
  const state = engine.newGame({ ...SETUP, mission }, 'own');
  return isRefusal(state) ? `${state.refused} ${state.at ?? ''}` : 'played';
};

describe('a mission', () => {
  it('is compiled: zones as numbers, words as functions', () => {
    const made = compileMission(toy, lookUp(toy.missions, 'cellar'));
    if ('problems' in made) throw new Error(JSON.stringify(made.problems));
    const { mission } = made;
    expect(mission).toMatchObject({
      id: 'cellar',
      edition: 'toy',
      clause: 'T-CELLAR',
      minutes: 5,
      start: [0],
    });
    expect(
      mission.objectives.map((o) => [itemAt(mission.board.zones, o.zone).id, o.colour, o.down, o.counts]),
    ).toEqual([
      ['S3', 'blue', true, true],
      [HALL, 'red', true, true],
      ['R_1A_00_cellar', 'green', false, true],
    ]);
    expect(mission.goals.map((x) => x.id)).toEqual(['find-the-key']);
  });

  it("of the players' own is played like any other, and saved whole", () => {
    const state = newGame('own', { ...SETUP, mission: missionWith({ id: 'ours' }) });
    expect(state.setup.mission).toMatchObject({ id: 'ours' });
    expect(newGame('own', JSON.parse(JSON.stringify(state.setup)))).toEqual(state);
  });

  it('keeps its texts from the rules: the same game with them and without', () => {
    const texts = { en: { name: 'Cellar', rules: { 'T-CELLAR': 'Find the key.' }, words: {} } };
    const made = compileMission(toy, missionWith({ texts }));
    expect('mission' in made && !('texts' in made.mission)).toBe(true);
  });

  it('draws for its spawn zones from the first one on, clockwise [K-SPAWN-10]', () => {
    const bare = { doors: [], objectives: [], rules: [], goals: [], enemies: [], win: { never: true } };
    const order = (...zones: string[]): string[] => {
      const spawns = zones.map((zone) => ({ zone }));
      const made = compileMission(toy, missionWith({ ...bare, tiles: [['1A@270', '1A@90']], spawns }));
      if ('problems' in made) throw new Error(JSON.stringify(made.problems));
      return made.mission.spawns.map((s) => itemAt(made.mission.board.zones, s.zone).id);
    };
    // From north to south, S1, S3 and S5 lie in the west, S2, S4 and S6 in the east.
    expect(order('S1', 'S5', 'S6', 'S3', 'S4', 'S2')).toEqual(['S1', 'S2', 'S4', 'S6', 'S5', 'S3']);
    expect(order('S6', 'S1', 'S2', 'S3', 'S4', 'S5')).toEqual(['S6', 'S5', 'S3', 'S1', 'S2', 'S4']);
  });
});

describe('a broken mission is refused with code and place', () => {
  const BROKEN: [string, Json | undefined, string][] = [
    ['tiles', [['1A@0', '9Z@0']], 'board.tile-missing tiles[0][1] 9Z'],
    ['texts', { en: { intro: ['No sentence.'] } }, 'file.not-text texts.en.intro'],
    ['tiles.0.0', '1A@45', 'board.rotation tiles[0][0] 45'],
    ['tiles', [['1A@0'], ['1A@0', '1A@0']], 'board.ragged tiles[1]'],
    ['tiles', [], 'board.layout tiles'],
    ['levels', [{ id: 'ground', tiles: [['1A@0']] }], 'mission.tiles-twice levels'],
    ['doors.0.between', ['S1', 'S2'], 'board.door-nowhere doors[0] S1-S2'],
    ['doors.0.between', ['R_1A_00_attic', 'S1'], 'board.door-zone doors[0] R_1A_00_attic'],
    ['doors.0.between', ['S1'], 'mission.door-pair doors[0].between'],
    ['spawns.0.zone', 'S99', 'mission.zone-unknown spawns[0].zone S99'],
    ['start', ['wall'], 'mission.zone-unknown start[0] wall'],
    ['start', [], 'mission.no-start start'],
    ['areas', { east: ['S3', 'S9'] }, 'mission.zone-unknown areas.east[1] S9'],
    ['exit', { area: 'nowhere' }, 'mission.area-unknown exit.area nowhere'],
    ['exit', {}, 'mission.exit-nowhere exit.area'],
    ['elevator', { start: 'ground' }, 'mission.no-shaft elevator.start'],
    ['rules.1.colour', 'pink', 'mission.colour-unknown rules[1].colour pink'],
    ['rules.1.do.0', { unlockDoors: 'red' }, 'mission.colour-unknown rules[1].do[0].unlockDoors red'],
    ['win', { winn: true }, 'mission.unknown-word win winn'],
    ['win', { never: true, heroDied: true }, 'mission.unknown-word win never, heroDied'],
    ['win', { all: [{ constructor: true }] }, 'mission.unknown-word win.all[0] constructor'],
    ['win', undefined, 'file.not-an-object win'],
    ['win', { heroesLeft: [] }, 'mission.empty-list win.heroesLeft'],
    [
      'win',
      { counter: { name: 'exit-open', atLeast: 1 } },
      'mission.counter-name win.counter.name exit-open',
    ],
    [
      'win',
      { counter: { name: 'constructor', atLeast: 1 } },
      'mission.counter-name win.counter.name constructor',
    ],
    ['rules.0.do.0', { explode: 5 }, 'mission.unknown-word rules[0].do[0] explode'],
    [
      'rules.0.on',
      'full-moon',
      'file.unknown-word rules[0].on objective-taken, enemy-enters, once, door-opened, level-reached',
    ],
    [
      'rules.0',
      { on: 'once', when: { heroDied: true }, do: [{ experience: 5 }] },
      'mission.misplaced rules[0].do[0].experience hero',
    ],
    ['rules.0.do.0', { removeAndCount: 'gone' }, 'mission.misplaced rules[0].do[0].removeAndCount enemies'],
    ['rules.0.do.0', { openExit: true }, 'mission.misplaced rules[0].do[0].openExit exit'],
    ['enemies.0.type', 'ghost', 'mission.enemy-unknown enemies[0].type ghost'],
    ['enemies.0.count', 9, 'mission.too-few-figures enemies rat'],
    ['enemies.0.count', 41, 'file.not-a-number enemies[0].count 1..40'],
    ['edition', 'chess', 'file.unknown-word edition toy'],
    ['spwans', [], 'file.unknown-key spwans'],
    ['doors.1.color', 'blue', 'file.unknown-key doors[1].color'],
    ['rules.0.wehn', { heroDied: true }, 'file.unknown-key rules[0].wehn'],
    ['rules.0.area', 'east', 'file.unknown-key rules[0].area'],
    ['goals.0.done', true, 'file.unknown-key goals[0].done'],
    ['minutes', 'long', 'file.not-a-number minutes 1..600'],
    ['id', '', 'file.not-text id'],
    ['spawns', {}, 'file.not-a-list spawns'],
    ['areas', 'S1', 'file.not-an-object areas'],
    ['players', [3, 1], 'mission.players players'],
  ];

  it.each(BROKEN)('%s = %j', (path, value, at) => {
    expect(refusalOf(changed(toy, 'cellar', path, value))).toBe(`setup.mission-broken ${at}`);
  });

  it('also when nothing ever spawns', () => {
    expect(refusalOf(missionWith({ spawns: [], rules: [] }))).toBe(
      'setup.mission-broken mission.no-spawn spawns',
    );
  });

  it('or when something cannot be reached', () => {
    const doors = [{ between: [HALL, 'S1'] }];
    const apart = missionWith({
      tiles: [['1A@0', null, '1A@0']],
      doors,
      objectives: [{ zone: 'S6' }],
      rules: [],
      goals: [],
    });
    expect(refusalOf(apart)).toBe('setup.mission-broken mission.unreachable objectives[0] S6');
  });

  it('and when it is no mission at all, or deeper than anybody would write', () => {
    expect(refusalOf(null)).toBe('setup.mission-broken file.not-an-object');
    expect(refusalOf([])).toBe('setup.mission-broken file.not-an-object');
    expect(refusalOf(7)).toBe('setup.mission-unknown mission');
    expect(refusalOf('constructor')).toMatch('setup.mission-unknown');
    let deep: Json = { never: true };
    for (let i = 0; i < 100_000; i++) deep = { not: deep };
    expect(refusalOf(missionWith({ win: deep }))).toBe('setup.mission-broken file.too-deep mission');
  });
});
