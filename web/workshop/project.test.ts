import fc from 'fast-check';
import { EDITIONS } from '@holdout/editions';
import { describe, expect, it } from 'vitest';
import { publishedMission } from './new-mission.ts';
import { missionIn, stepped, wentTo, withMission, type Project } from './project.ts';
import { missionId, type MissionFile } from './workshop.ts';

const MISSION: MissionFile = { id: 'one', edition: 'classic', minutes: 1 };
const begun = (mission = MISSION): Project => ({
  id: 'p',
  pack: { name: 'Pack', missions: [mission] },
  steps: [],
  at: 0,
});
const minutes = (project: Project, n: number): Project =>
  stepped(project, { key: 'x' }, withMission(project.pack, 'one', { ...MISSION, minutes: n }), 0);
const now = ({ pack }: Project): unknown => missionIn(pack, 'one')?.['minutes'];

it('undoes and redoes without end', () => {
  let project = begun();
  for (let n = 2; n <= 300; n++) project = minutes(project, n);
  expect(project.at).toBe(299);
  expect(now(wentTo(project, 0))).toBe(1);
  expect(now(wentTo(wentTo(project, 0), 299))).toBe(300);
  expect(now(wentTo(project, 41))).toBe(42);
});

it('keeps what was undone until something new is drawn', () => {
  const three = minutes(minutes(minutes(begun(), 2), 3), 4);
  const back = wentTo(three, 1);
  expect([back.steps.length, now(back)]).toEqual([3, 2]);
  const other = minutes(back, 9);
  expect([other.steps.length, other.at, now(other), now(wentTo(other, 0))]).toEqual([2, 2, 9, 1]);
});

it('makes no step of no change', () => {
  const project = begun();
  expect(minutes(project, 1)).toBe(project);
});

it('finds its way from anywhere to anywhere', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 30 }), fc.nat(), (values, to) => {
      const states = [begun()];
      for (const n of values) {
        const next = minutes(states[states.length - 1] ?? begun(), n);
        if (next !== states[states.length - 1]) states.push(next);
      }
      const last = states[states.length - 1] ?? begun();
      const at = to % states.length;
      expect(JSON.stringify(wentTo(last, at).pack)).toBe(JSON.stringify(states[at]?.pack));
    }),
    { seed: 20 },
  );
});

describe.each(EDITIONS)('of $id', (edition) => {
  it.each(Object.keys(edition.missions))('mission %s opened and saved unchanged is the same file', (id) => {
    const file = publishedMission(edition, id);
    if (!file) throw new Error('no file');
    expect(missionId(file)).toBe(id);
    const kept = JSON.parse(JSON.stringify(begun(file))) as Project;
    const there = missionIn(kept.pack, id);
    expect(JSON.stringify(there)).toBe(JSON.stringify(edition.missions[id]));
    // Drawn in and undone, it is the same again.
    const changed = stepped(kept, { key: 'x' }, withMission(kept.pack, id, { ...file, tiles: [] }), 0);
    expect(JSON.stringify(missionIn(wentTo(changed, 0).pack, id))).toBe(JSON.stringify(edition.missions[id]));
  });
});
