/** Every way in which a position of the toy can be broken has its sentence; a sound one has none. */
import { describe, expect, it } from 'vitest';
import { itemAt, lookUp, type Game, type Hero } from '../index.ts';
import { engine, missionWith, newGame, SETUP } from '../toy/table.ts';
import { faultsAtDawn, faultsOf } from './soundness.ts';

const sound = (mission: unknown = 'cellar'): Game => engine.gameOf(newGame('sound', { ...SETUP, mission }));
const ann = (g: Game): Hero => itemAt(g.state.heroes, 0);

/** What is broken, and what is said of it. */
const BROKEN: [string, (g: Game) => void][] = [
  ['enemies stand off the board', ({ state }) => void state.enemies.push(0)],
  [
    'a number of figures is no count',
    ({ state }) =>
      Object.assign(state, {
        enemies: state.enemies.map((n, i) => n + (i === 0 ? 0.5 : i === 1 ? -0.5 : 0)),
      }),
  ],
  [
    'a number of figures is no count',
    ({ state }) => {
      state.enemies[0] = -1;
      state.enemies[1] = 1;
    },
  ],
  ['1 rat figures are missing', ({ state }) => void (state.supply[0] = itemAt(state.supply, 0) - 1)],
  ['-1 rat figures are missing', ({ state }) => void (state.supply[0] = itemAt(state.supply, 0) + 1)],
  ['-1 rat figures are missing', ({ state }) => void (state.enemies[0] = 1)],
  ['the turn is nobody’s', ({ state }) => void (state.active = 2)],
  ['a hero is there twice', ({ state }) => void (itemAt(state.heroes, 1).id = 'ann')],
  ['bob is nowhere', ({ state }) => void (itemAt(state.heroes, 1).id = 'ann')],
  ['ann is asleep', (g) => Object.assign(ann(g), { status: 'asleep', zone: -1 })],
  ['ann is in and stands in zone -1', (g) => void (ann(g).zone = -1)],
  ['ann is in and stands in zone 5', (g) => void (ann(g).zone = 5)],
  ['ann is in and stands in zone 0.5', (g) => void (ann(g).zone = 0.5)],
  ['ann is left and stands in zone 0', (g) => void (ann(g).status = 'left')],
  ['ann has no player', (g) => void (ann(g).seat = 2)],
  ['ann has no player', (g) => void (ann(g).seat = -1)],
  ...(['actions', 'pledged', 'xp', 'wounds'] as const).map((what): [string, (g: Game) => void] => [
    'ann has a negative number of something',
    (g) => void (ann(g)[what] = -1),
  ]),
  ['ann has a negative number of something', (g) => void (ann(g).free[0] = -1)],
  ['ann has free actions of an unknown kind', (g) => void ann(g).free.push(0)],
  ['ann has level 1 with 2 experience', (g) => Object.assign(ann(g), { level: 1, xp: 2 })],
  ['ann has level 7 with 99 experience', (g) => Object.assign(ann(g), { level: 7, xp: 99 })],
  ['ann has a skill nobody knows', (g) => void ann(g).skills.push('flying')],
  ['odd doors', ({ state }) => void state.doors.push(0)],
  ['odd doors', ({ state }) => void (state.doors[0] = 9)],
  ['odd buildings', ({ state }) => void state.opened.push(0)],
  ['odd spawn zones', ({ state }) => void state.spawns.push(0)],
  ['odd spawn zones', ({ state }) => void (state.spawns[0] = 9)],
  ['an objective is nowhere', ({ state }) => void (itemAt(state.objectives, 0).zone = -1)],
  ['an objective is nowhere', ({ state }) => void (itemAt(state.objectives, 0).zone = 5)],
  [
    'an objective is nowhere',
    ({ state }) => Object.assign(itemAt(state.objectives, 0), { taken: 2, down: false }),
  ],
  [
    'a token was taken and not turned over',
    ({ state }) => Object.assign(itemAt(state.objectives, 0), { taken: 0, down: true }),
  ],
  ['the objectives changed colour', ({ state }) => void (itemAt(state.objectives, 0).colour = 'green')],
  ['rats: an odd card', ({ state }) => void (lookUp(state.decks, 'rats').draw[0] = -1)],
  ['finds: an odd card', ({ state }) => void lookUp(state.decks, 'finds').discard.push(0.5)],
  ['finds: 3 of 4 cards, 3 different', ({ state }) => void lookUp(state.decks, 'finds').draw.pop()],
  ['finds: 5 of 4 cards, 4 different', ({ state }) => void lookUp(state.decks, 'finds').discard.push(0)],
  [
    'rats: 4 of 4 cards, 3 different',
    ({ state: { decks } }) => {
      const { draw } = lookUp(decks, 'rats');
      draw[0] = itemAt(draw, 1);
    },
  ],
];

describe('a position', () => {
  it('is sound as it is laid out, with heroes who left and tokens taken', () => {
    const g = sound();
    expect(faultsAtDawn(g)).toEqual([]);
    g.state.active = 1;
    Object.assign(ann(g), { status: 'left', zone: -1 });
    Object.assign(itemAt(g.state.objectives, 0), { taken: 1, down: false });
    expect(faultsOf(g)).toEqual([]);
  });

  it.each(BROKEN)('%s', (said, breaks) => {
    const g = sound();
    breaks(g);
    expect(faultsOf(g)).toContain(said);
  });

  it('is somebody’s where a turn is asked for', () => {
    const g = sound();
    expect([g.decision?.prompt, g.state.active]).toEqual(['turn', 0]);
    Object.assign(ann(g), { status: 'left', zone: -1 });
    g.state.active = 0;
    expect(faultsOf(g)).toEqual(['the turn is nobody’s']);
    g.state.active = 1;
    expect(faultsOf(g)).toEqual([]);
    Object.assign(g, { decision: null });
    g.state.active = 0;
    expect(faultsOf(g)).toEqual([]);
    g.state.active = 2;
    expect(faultsOf(g)).toEqual(['the turn is nobody’s']);
  });

  it('has nobody alive without health, when nothing is under way', () => {
    const g = sound();
    ann(g).wounds = 3;
    expect([faultsOf(g), faultsAtDawn(g)]).toEqual([[], ['ann should be dead']]);
    ann(g).wounds = 2;
    expect(faultsAtDawn(g)).toEqual([]);
    Object.assign(ann(g), { wounds: 3, status: 'dead', zone: -1 });
    g.state.active = -1;
    expect(faultsAtDawn(g)).toEqual([]);
  });
});

describe('figures that a mission removes for good', () => {
  const removing = [
    { on: 'enemy-enters', area: 'east', do: [{ removeAndCount: 'drowned' }] },
    { on: 'enemy-enters', area: 'west', do: [{ removeAndCount: 'burnt' }] },
  ];
  const mission = missionWith({
    areas: { east: ['S2'], west: ['S1'] },
    rules: removing,
    win: { never: true },
  });
  const taken = (n: number, counters: { [name: string]: number }): string[] => {
    const g = sound(mission);
    g.state.supply[0] = itemAt(g.state.supply, 0) - n;
    Object.assign(g.state.counters, counters);
    return faultsOf(g);
  };

  it('are missing as often as they were counted, under whatever name', () => {
    expect(taken(0, {})).toEqual([]);
    expect(taken(3, { drowned: 2, burnt: 1 })).toEqual([]);
    expect(taken(2, { burnt: 2 })).toEqual([]);
  });

  it('and neither more nor fewer', () => {
    expect(taken(3, { drowned: 2 })).toEqual(['the mission counted -1 more figures than it removed']);
    expect(taken(1, { drowned: 2 })).toEqual(['the mission counted 1 more figures than it removed']);
    expect(taken(-1, { drowned: -1 })).toEqual(['-1 rat figures are missing']);
  });
});
