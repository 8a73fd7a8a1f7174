import { classic, dceased, EDITIONS, hero, zombie } from '@holdout/editions';
import { OWN, type Bystander } from '@holdout/editions/supers';
import {
  addTo,
  itemAt,
  changeBetween,
  createEngine,
  isRefusal,
  withChange,
  type EventBody,
  type GameEvent,
  type State,
} from '@holdout/engine';
import { scene } from '@holdout/engine/scenario';
import { playRandomGame, setupFor, type Played } from '@holdout/engine/testing';
import { expect, it } from 'vitest';
import { framesOf } from './stage.ts';
import { planTheatre, type Tempo } from './theatre.ts';
import '../editions/testing.ts';

const engine = createEngine(EDITIONS);
const NORMAL: Tempo = { speed: 2, motion: true };

function game(mission = '01'): State {
  const setup = setupFor(engine, classic, mission, 1);
  const state = setup && engine.newGame(setup, 'theatre');
  if (!state || isRefusal(state)) throw new Error('no game');
  return state;
}
const start = game();
const { context } = engine.gameOf(start);

const told = (...bodies: EventBody[]): GameEvent[] =>
  bodies.map((b, i) => ({ id: i + 1, parent: 0, cause: '', ...b }));
/** Moves of enemies, each with what it changes. */
function moves(before: State, ...bodies: EventBody[]): GameEvent[] {
  let state = before;
  return told(...bodies).map((e) => {
    if (e.type !== 'enemies-moved') return e;
    const enemies = state.enemies.slice();
    addTo(enemies, placeOf(e.enemy, e.from), -e.n);
    addTo(enemies, placeOf(e.enemy, e.to), e.n);
    const change = changeBetween(state, { ...state, enemies });
    state = withChange(state, change);
    return { ...e, change };
  });
}
const placeOf = (enemy: string, zone: string): number =>
  context.types.findIndex((t) => t.id === enemy) * context.zones + (context.board.indexOf.get(zone) ?? 0);
const go = (enemy: string, from: string, to: string, n = 1): EventBody => ({
  type: 'enemies-moved',
  enemy,
  n,
  from,
  to,
});
function withEnemies(...groups: [enemy: string, zone: string, n: number][]): State {
  const enemies = start.enemies.slice().fill(0);
  for (const [enemy, zone, n] of groups) enemies[placeOf(enemy, zone)] = n;
  return { ...engine.mask(start), enemies };
}

it('lets groups of one move go together, 40 ms apart, 260 ms each', () => {
  const before = withEnemies(['walker', 'S1', 2], ['walker', 'S2', 1], ['fatty', 'S5', 1]);
  const { steps, total } = planTheatre(
    context,
    before,
    moves(before, go('walker', 'S1', 'S2', 2), go('walker', 'S2', 'S3'), go('fatty', 'S5', 'S6')),
    NORMAL,
  );
  expect(steps.map((s) => [s.at, s.duration])).toEqual([
    [0, 260],
    [40, 260],
    [80, 260],
  ]);
  expect(total).toBe(340);
});

it('begins second actions when the first have arrived', () => {
  const before = withEnemies(['runner', 'S1', 2], ['walker', 'S5', 1]);
  const { steps } = planTheatre(
    context,
    before,
    moves(before, go('runner', 'S1', 'S2', 2), go('walker', 'S5', 'S6'), go('runner', 'S2', 'S3', 2)),
    NORMAL,
  );
  expect(steps.map((s) => [s.at, s.wave])).toEqual([
    [0, 1],
    [40, 1],
    [300, 2],
  ]);
});

it('plays everything else in turn', () => {
  const { steps } = planTheatre(
    context,
    start,
    told(
      { type: 'attacked', hero: 'amy', weapon: 'pistol', zone: 'S2', accuracy: 4, dice: [5, 2], hits: 1 },
      { type: 'enemies-killed', enemy: 'walker', n: 1, zone: 'S2', hero: 'amy' },
      { type: 'experience', hero: 'amy', gained: 1, total: 7 },
      { type: 'level-reached', hero: 'amy', level: 'yellow' },
    ),
    NORMAL,
  );
  expect(steps.map((s) => s.kind)).toEqual(['dice', 'kill', 'note', 'level']);
  expect(steps.map((s) => s.at)).toEqual([0, 600, 820, 820]);
});

it('takes no more than six seconds and keeps the order, however many there are', () => {
  const wounds = Array.from({ length: 60 }, (): EventBody => ({ type: 'enemies-attack', zone: 'S1', n: 3 }));
  for (const speed of [1, 2, 3]) {
    const { steps, total } = planTheatre(context, start, told(...wounds), { speed, motion: true });
    expect(total).toBeLessThanOrEqual(6000);
    expect(steps.every((s, i) => i === 0 || s.at >= itemAt(steps, i - 1).at)).toBe(true);
  }
});

it('follows the speed: at once, slow, as designed, fast', () => {
  const events = told(go('walker', 'S1', 'S2'));
  const total = (speed: number): number =>
    planTheatre(context, withEnemies(['walker', 'S1', 1]), events, { speed, motion: true }).total;
  expect([0, 1, 2, 3].map(total)).toEqual([0, 390, 260, 130]);
});

it('has nothing travel with reduced motion: 120 ms fades, all at the same time', () => {
  const before = withEnemies(['walker', 'S1', 1], ['walker', 'S2', 1]);
  const still: Tempo = { speed: 2, motion: false };
  const theatre = planTheatre(
    context,
    before,
    moves(before, go('walker', 'S1', 'S2'), go('walker', 'S2', 'S3')),
    still,
  );
  expect(theatre.total).toBe(120);
  const movers = framesOf(context, before, theatre, false).flatMap((f) => f.movers);
  expect(new Set(movers.map((m) => m.kind))).toEqual(new Set(['fade', 'rise']));
  expect(movers.every((m) => m.from === m.to)).toBe(true);
});

it('shows figures between zones as movers and nowhere else', () => {
  const before = withEnemies(['walker', 'S1', 2]);
  const frames = framesOf(
    context,
    before,
    planTheatre(context, before, moves(before, go('walker', 'S1', 'S2', 2)), NORMAL),
    true,
  );
  const counts = frames.map((f) => [f.state.enemies.reduce((a, b) => a + b, 0), f.movers.map((m) => m.n)]);
  expect(counts).toEqual([
    [0, [2]],
    [2, []],
  ]);
  expect(frames.map((f) => f.over)).toEqual([false, true]);
});

it('changes the board twice for a wave, however many are in it, and tells no more lines than can be read', () => {
  const zones = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8'];
  const before = withEnemies(...zones.map((z): [string, string, number] => ['walker', z, 1]));
  const events = moves(
    before,
    ...zones.map((z, i) => go('walker', z, itemAt(zones, (i + 1) % zones.length))),
  );
  const frames = framesOf(context, before, planTheatre(context, before, events, NORMAL), true);
  expect(new Set(frames.map((f) => f.state)).size).toBe(2);
  expect(itemAt(frames, 0).state.enemies.every((n) => n === 0)).toBe(true);
  expect(new Set(frames.map((f) => f.movers)).size).toBe(2);
  expect(itemAt(frames, 0).movers.map((m) => m.delay)).toEqual([0, 40, 80, 120, 160, 200, 240, 280]);
  expect(frames.map((f) => [f.at, f.begun])).toEqual([
    [0, 4],
    [160, 8],
    [540, 8],
  ]);
});

it.each([
  ['02', classic],
  ['06', classic],
  ['MZ3', zombie],
  ['H3', hero],
  ['D2', dceased],
] as const)(
  'ends every answer of a game as the engine does, with nothing left on the stage, within six seconds, mission %s',
  (mission, edition) => {
    const setup = setupFor(engine, edition, mission, 2);
    if (!setup) throw new Error('no set-up');
    let before: State | undefined;
    let longest = 0;
    const each = ({ state, events }: Played): string[] => {
      const after = engine.mask(state);
      if (before && events.length > 0) {
        const { context } = engine.gameOf(state);
        const theatre = planTheatre(context, before, events, { speed: 1, motion: true });
        const frames = framesOf(context, before, theatre, true);
        const end = itemAt(frames, frames.length - 1);
        longest = Math.max(longest, theatre.total);
        expect([end.over, end.begun, end.movers]).toEqual([true, events.length, []]);
        const { stack, seq, reveals } = after;
        expect({ ...end.state, stack, seq, reveals }).toEqual(after);
        expect(frames.every((f) => f.state.enemies.every((n) => n >= 0))).toBe(true);
      }
      before = after;
      return [];
    };
    expect(playRandomGame(engine, setup, 'stage', each, 'changes').faults).toEqual([]);
    expect(longest).toBeGreaterThan(2000);
    expect(longest).toBeLessThanOrEqual(6000);
  },
);

it('shows people on their way nowhere, and those who are rescued until they are gone', () => {
  const s = scene(engine, {
    edition: 'hero',
    mission: 'H1',
    heroes: { storm: { zone: 'S4' } },
    turn: 'storm',
    own: { bystanders: [{ card: 'ka-zar', zone: 'S4' }] },
  });
  const before = engine.mask(s.state);
  const after: State = { ...before, own: { ...before.own, bystanders: peopleOf(before, s.zone('S5')) } };
  const move: EventBody = { type: 'bystander-moved', card: 'ka-zar', from: 'S4', to: 'S5', as: '' };
  const events = told(move).map((e) => ({ ...e, change: changeBetween(before, after) }));
  const frames = framesOf(s.game.context, before, planTheatre(s.game.context, before, events, NORMAL), true);
  expect(frames.map((f) => OWN.in(f.state).bystanders)).toEqual([
    peopleOf(before, -1),
    peopleOf(before, s.zone('S5')),
  ]);
  expect(itemAt(frames, 0).movers.map((m) => [m.kind, m.enemy])).toEqual([['travel', 'ka-zar']]);

  const result = engine.answer(s.state, 'rescue:ka-zar', 'changes');
  if (isRefusal(result)) throw new Error(result.refused);
  const theatre = planTheatre(s.game.context, before, result.events, NORMAL);
  const stage = framesOf(s.game.context, before, theatre, true);
  expect(stage.flatMap((f) => f.movers).filter((m) => m.kind === 'kill')).toEqual([]);
  expect(OWN.in(itemAt(stage, stage.length - 1).state).bystanders).toEqual([]);
});

const peopleOf = (state: State, zone: number): Bystander[] =>
  OWN.in(state).bystanders.map((b) => ({ ...b, zone }));
