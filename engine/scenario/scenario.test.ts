/** Scenario files: what each entry puts on the table, and every wrong one refused with its place. */
import { describe, expect, it } from 'vitest';
import { DOOR, isRefusal, SPAWN, type Json, type Truth } from '../index.ts';
import { buildScenario } from '../scenario/index.ts';
import { itemAt } from '../lookup.ts';
import { CELLAR, CELLAR_DOOR, engine, FRONT_DOOR, HALL, play, rats } from '../toy/table.ts';

type Entry = { [key: string]: unknown };
const BASE = { edition: 'toy', mission: 'cellar', heroes: { ann: { zone: 'S1' } } };

function stateOf(entry: Entry): Truth {
  const built = buildScenario(engine, { ...BASE, ...entry });
  if (isRefusal(built)) throw new Error(`${built.refused} ${built.at ?? ''}`);
  return built.state;
}
const refusal = (entry: Entry): string => {
  const built = buildScenario(engine, { ...BASE, ...entry });
  return isRefusal(built) ? (built.at ?? built.refused) : 'built';
};

describe('a scenario', () => {
  it('puts heroes where it says, with what they have won', () => {
    const { heroes } = stateOf({
      heroes: {
        ann: { zone: HALL, xp: 3, skills: ['eager'], wounds: 1 },
        bob: { xp: 2, done: true },
      },
      turn: 'ann',
    });
    expect(heroes).toMatchObject([
      { id: 'ann', level: 1, xp: 3, skills: ['brisk', 'eager', 'plus-action'], wounds: 1, done: false },
      { id: 'bob', level: 0, xp: 2, skills: ['eager'], zone: 0, done: true },
    ]);
    const levels = [0, 2, 3, 5, 6, 8, 9, 99].map(
      (xp) => itemAt(stateOf({ heroes: { ann: { xp } } }).heroes, 0).level,
    );
    expect(levels).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  });

  it('lets some be gone, and a hero have few actions', () => {
    const s = stateOf({ heroes: { ann: { actions: 1 }, bob: { status: 'left', zone: 'S1' } }, turn: 'ann' });
    expect(s.heroes).toMatchObject([{ actions: 1 }, { status: 'left', zone: -1 }]);
    expect(stateOf({ heroes: { ann: { actions: 1 } } }).heroes[0]?.actions).not.toBe(1);
  });

  it('has the seats it names, else one for all', () => {
    expect(stateOf({ heroes: { ann: {}, bob: {} } }).setup.seats).toEqual([['ann', 'bob']]);
    expect(stateOf({ heroes: { ann: {}, bob: {} }, seats: [['ann'], ['bob']] }).heroes[1]?.seat).toBe(1);
    expect(buildScenario(engine, { ...BASE, edition: undefined })).not.toHaveProperty('refused');
  });

  it('has the enemies it names and no others, taken from the box', () => {
    const s = stateOf({ enemies: [rats('S1', 2), { type: 'rat', zone: 'S2' }] });
    expect([s.enemies.slice(0, 3), s.supply]).toEqual([[2, 1, 0], [5]]);
    expect([stateOf({}).supply, stateOf({ supply: { rat: 0 } }).supply]).toEqual([[8], [0]]);
    expect(refusal({ enemies: [rats('S1', 8)] })).toBe('built');
  });

  it('opens doors and with them buildings', () => {
    const { doors, opened } = stateOf({ doors: { [FRONT_DOOR]: 'smashed' }, unlocked: ['blue'] });
    expect([doors, opened]).toEqual([
      [DOOR.smashed, DOOR.closed],
      [1, 0],
    ]);
    expect(stateOf({ doors: { [FRONT_DOOR]: 'closed' } }).opened).toEqual([0, 0]);
    expect(stateOf({ doors: { [CELLAR_DOOR]: 'open' } }).opened).toEqual([1, 1]);
    expect(stateOf({ unlocked: ['blue'] }).unlocked).toEqual(['blue']);
  });

  it('has spawn zones asleep unless it asks for them', () => {
    expect([stateOf({}).spawns, stateOf({ spawns: true }).spawns]).toEqual([
      [SPAWN.inactive, SPAWN.inactive],
      [SPAWN.active, SPAWN.inactive],
    ]);
  });

  it('deals tokens and takes some away', () => {
    const colours = (entry: Entry): string[] => stateOf(entry).objectives.map((o) => o.colour);
    expect(colours({ tokens: { S3: 'blue' } }).slice(0, 2)).toEqual(['blue', 'red']);
    expect(colours({ tokens: { S3: 'red' } }).slice(0, 2)).toEqual(['red', 'blue']);
    expect(colours({ tokens: { S3: 'green' } })[0]).toBe('green');
    const { objectives } = stateOf({ taken: ['S3'] });
    expect(objectives.map((o) => [o.taken, o.down])).toEqual([
      [0, false],
      [-1, true],
      [-1, false],
    ]);
  });

  it('is won where all is taken before it begins', () => {
    expect(stateOf({ taken: ['S3', HALL, CELLAR] }).outcome?.result).toBe('won');
  });

  it('begins with the phase or the turn it names', () => {
    expect(play({ ...BASE, turn: 'ann' }).prompt).toBe('turn');
    const enemies = [rats('S1', 2)];
    const two = { heroes: { ann: {}, bob: {} }, enemies };
    expect(play({ ...BASE, ...two, phase: 'enemies' }).prompt).toBe('share-wounds');
    expect(play({ ...BASE, ...two, phase: 'spawn' }).state.round).toBe(2);
    expect(play({ ...BASE, ...two }).state.round).toBe(1);
  });

  it('has no more to offer once it is over', () => {
    const s = play({ ...BASE, taken: ['S3', HALL, CELLAR] });
    expect([s.options, s.prompt, s.decision]).toEqual([[], '', null]);
  });

  it('lies on a board of its own, where nobody wins', () => {
    const board: Json = { tiles: [['1A@0']], start: 'S2', doors: [{ between: [HALL, 'S1'] }] };
    const s = stateOf({ mission: undefined, board, heroes: { ann: {} } });
    expect([s.heroes[0]?.zone, s.doors, s.objectives, s.outcome]).toEqual([1, [DOOR.closed], [], null]);
    expect(refusal({ board: { ...board, start: undefined }, heroes: { ann: {} } })).toBe('built');
    expect(refusal({ board: { ...board, walls: [] } })).toMatch('board.walls file.unknown-key');
    const objectives = [{ zone: 'S3', colour: 'red' }];
    expect(stateOf({ board: { ...board, objectives } }).objectives).toHaveLength(1);
  });

  it('brings its answers along', () => {
    const built = buildScenario(engine, { ...BASE, turn: 'ann', answers: ['move:S2', 'end'] });
    expect(built).toMatchObject({ answers: ['move:S2', 'end'] });
    expect(play({ ...BASE, turn: 'ann', answers: ['move:S2'] }).hero('ann').at).toBe('S2');
  });
});

describe('a wrong scenario is refused', () => {
  const WRONG: [Entry, string][] = [
    [{ heros: {} }, 'heros file.unknown-key'],
    [{ heroes: undefined }, 'heroes file.not-an-object'],
    [{ heroes: { ann: { hat: 1 } } }, 'heroes.ann.hat file.unknown-key'],
    [{ heroes: { ann: { zone: 'S9' } } }, 'heroes.ann.zone scenario.zone-unknown S9'],
    [{ heroes: { ann: { xp: 1000 } } }, 'heroes.ann.xp file.not-a-number 0..999'],
    [{ heroes: { ann: { skills: ['fly'] } } }, 'heroes.ann.skills[0] scenario.skill-unknown fly'],
    [{ heroes: { ann: { status: 'asleep' } } }, 'heroes.ann.status file.unknown-word in, dead, left'],
    [{ heroes: { ann: {}, bob: {} }, seats: [['ann']] }, 'heroes.bob scenario.hero-unknown'],
    [{ turn: 'bob' }, 'turn scenario.hero-unknown'],
    [{ phase: 'night' }, 'phase file.unknown-word players, enemies, spawn, end'],
    [{ enemies: [rats('S9')] }, 'enemies[0].zone scenario.zone-unknown S9'],
    [{ enemies: [rats('S1', 9)] }, 'enemies[0].count scenario.too-few-figures'],
    [{ enemies: [rats('S1', 5), rats('S2', 4)] }, 'enemies[1].count scenario.too-few-figures'],
    [{ enemies: [{ type: 'ghost', zone: 'S1' }] }, 'enemies[0].type scenario.enemy-unknown'],
    [{ enemies: [{ type: 'rat', zone: 'S1', n: 2 }] }, 'enemies[0].n file.unknown-key'],
    [{ supply: { ghost: 1 } }, 'supply.ghost scenario.enemy-unknown'],
    [{ supply: { rat: -1 } }, 'supply.rat file.not-a-number 0..99'],
    [{ doors: { 'S1-S9': 'open' } }, 'doors.S1-S9 scenario.door-unknown'],
    [{ doors: { [FRONT_DOOR]: 'ajar' } }, `doors.${FRONT_DOOR} file.unknown-word closed, open, smashed`],
    [{ tokens: { S1: 'blue' } }, 'tokens.S1 scenario.no-objective S1'],
    [{ tokens: { S3: 'pink' } }, 'tokens.S3 mission.colour-unknown pink'],
    [{ taken: ['S1'] }, 'taken[0] scenario.no-objective S1'],
    [{ taken: ['S9'] }, 'taken[0] scenario.zone-unknown S9'],
    [{ answers: [7] }, 'built'],
  ];
  it.each(WRONG)('%j', (entry, at) => {
    expect(refusal(entry)).toBe(at);
  });
});
