import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../index.ts';
import { sketchOf } from '../kernel/sketch.ts';
import { toy } from '../toy/index.ts';
import { missionWith } from '../toy/table.ts';
import { compileMission } from './compile.ts';
import { lookUp } from '../lookup.ts';
import { sketchMission } from './sketch.ts';

const CELLAR = lookUp(toy.missions, 'cellar');
const codes = (file: Json): string[] => sketchMission(toy, file).problems.map((p) => `${p.at} ${p.code}`);

describe('a sketch', () => {
  it('of a whole mission has no problems, and all its board', () => {
    const { problems, mission, doors } = sketchMission(toy, CELLAR);
    const made = compileMission(toy, CELLAR);
    expect(problems).toEqual([]);
    expect('mission' in made && mission && [mission.spawns, mission.objectives, mission.doors]).toEqual(
      'mission' in made && [made.mission.spawns, made.mission.objectives, made.mission.doors],
    );
    // The hall opens to three streets' worth of one wall, the cellar too, and to each other.
    expect(doors.map((d) => d.id)).toContain('R_1A_00_hall-S1');
    expect(doors.every((d) => d.kind === 'door')).toBe(true);
  });

  it('of tiles alone can be drawn, and says what is missing', () => {
    const file = { id: 'x', edition: 'toy', tiles: [['1A@0', null]], start: [], spawns: [] };
    const { problems, mission } = sketchMission(toy, file);
    expect(mission?.board.zones.length).toBeGreaterThan(3);
    expect(problems.map((p) => p.code)).toContain('mission.no-start');
    expect(problems.map((p) => p.code)).toContain('mission.no-spawn');
    expect(problems.map((p) => p.at)).toContain('win');
  });

  it('tells what is wrong with tiles, doors and tokens at once, and draws the rest', () => {
    const file = missionWith({
      tiles: [['1A@0', '1A@90']],
      doors: [{ between: ['R_1A_00_hall', 'S1'] }, { between: ['R_1A_00_hall', 'S99'] }],
      objectives: [{ zone: 'S1' }, { zone: 'nowhere' }, { zone: 'S2', colour: 'blue' }],
    });
    expect(codes(file)).toEqual(
      expect.arrayContaining([
        'tiles[0][0] board.edge-mismatch',
        'doors[1] board.door-zone',
        'objectives[1].zone mission.zone-unknown',
      ]),
    );
    const { mission } = sketchMission(toy, file);
    expect(mission?.objectives.length).toBe(2);
    expect(mission?.doors.length).toBe(1);
  });

  it('without any tile is nothing to draw, and no fault', () => {
    expect(sketchOf(toy, missionWith({ tiles: [] })).drawn).toBeUndefined();
    expect(sketchOf(toy, 'nonsense').drawn).toBeUndefined();
    expect(sketchOf(toy, missionWith({ tiles: [[null, null]] })).drawn?.context.zones).toBe(0);
  });
});

/** Every place in a file. */
function places(value: Json, at: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inner = Array.isArray(value) ? value.map((v, i) => [i, v] as const) : Object.entries(value);
  return [at, ...inner.flatMap(([key, v]) => places(v, [...at, key]))];
}
function put(value: Json, [key, ...rest]: readonly (string | number)[], to: Json | undefined): Json {
  if (typeof value !== 'object' || value === null || key === undefined) return to ?? null;
  if (Array.isArray(value)) {
    const changed = value.map((v, i) => (i === key && to !== undefined ? put(v, rest, to) : v));
    return to === undefined && rest.length === 0 ? changed.filter((_, i) => i !== key) : changed;
  }
  const fields = Object.entries(value).flatMap(([k, v]): [string, Json][] =>
    k !== key ? [[k, v]] : rest.length > 0 ? [[k, put(v, rest, to)]] : to === undefined ? [] : [[k, to]],
  );
  return Object.fromEntries(fields);
}

it('of any broken file finds fault exactly where the compiler does, and never fails itself', () => {
  const all = places(CELLAR).slice(1);
  const odd = fc.constantFrom<Json | undefined>(
    undefined, null, 0, -1, 'S1', 'S2', 'blue', 'nowhere', '', [], {}, [null], true, '1A@90', 'R_1A_00_cellar', [['1A@0', '1A@180']],
  ); // prettier-ignore
  const change = fc.tuple(fc.nat(all.length - 1), odd);
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
      const file = changes.reduce<Json>((f, [n, to]) => put(f, all[n] ?? [], to), CELLAR);
      const sketch = sketchOf(toy, file);
      const made = compileMission(toy, file);
      expect(sketch.problems.length === 0).toBe('mission' in made);
      if ('mission' in made) expect(sketch.drawn?.context.zones).toBe(made.mission.board.zones.length);
    }),
    { seed: 20, numRuns: 600 },
  );
});
