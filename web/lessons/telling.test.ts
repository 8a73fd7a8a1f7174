import type { Decision, State } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import type { Lesson, Moment } from './lesson.ts';
import { NOTHING_TOLD, tell, withRead } from './telling.ts';

/** What is possible, what has been done, and how many answers there have been. */
interface Scene {
  readonly can?: readonly string[];
  readonly did?: readonly string[];
  readonly seq?: number;
  readonly prompt?: string;
}

let now: Scene = {};
function at(scene: Scene): Moment {
  now = scene;
  const decision = {
    prompt: scene.prompt ?? 'turn',
    kind: 'pick',
    options: [],
  } as Partial<Decision> as Decision;
  const state = { seq: scene.seq ?? 0 } as Partial<State> as State;
  return { state, decision, events: [] } as Partial<Moment> as Moment;
}

const lesson = (id: string, more: Partial<Lesson> = {}): Lesson => ({
  id,
  ready: () => now.can?.includes(id) ?? false,
  learnt: () => now.did?.includes(id) ?? false,
  zones: () => [],
  buttons: [],
  ...more,
});
const LESSONS = [
  lesson('walk'),
  lesson('search'),
  lesson('fight', { urgent: () => true }),
  lesson('noise', { learnt: undefined }),
];

describe('telling', () => {
  it('tells the first that can be followed, for as long as it can', () => {
    const first = tell(NOTHING_TOLD, LESSONS, at({ can: ['walk', 'search'] }));
    expect(first.current).toBe('walk');
    expect(tell(first, LESSONS, at({ can: ['walk', 'search'], seq: 5 }))).toBe(first);
  });

  it('never comes back to what was told and left', () => {
    let told = tell(NOTHING_TOLD, LESSONS, at({ can: ['walk'] }));
    told = tell(told, LESSONS, at({ can: ['search'], seq: 1 }));
    expect(told).toMatchObject({ current: 'search', read: ['walk'] });
    told = tell(told, LESSONS, at({ can: ['walk', 'search'], seq: 2 }));
    expect(told.current).toBe('search');
  });

  it('tells what comes first before anything else that cannot wait', () => {
    const hurry = ['enemies', 'wounds'].map((id) => lesson(id, { learnt: undefined, urgent: () => true }));
    const list = hurry.map((l) => (l.id === 'wounds' ? { ...l, first: true } : l));
    const both = { can: ['enemies', 'wounds'] };
    expect(tell(NOTHING_TOLD, hurry, at(both)).current).toBe('enemies');
    expect(tell(NOTHING_TOLD, list, at(both)).current).toBe('wounds');
    const enemies = tell(NOTHING_TOLD, list, at({ can: ['enemies'] }));
    expect(tell(enemies, list, at(both)).current).toBe('wounds');
    // Nothing that can be shown to be learnt comes between, or they would take turns for ever.
    const doors = [...list, lesson('door', { urgent: () => true })];
    const all = { can: ['enemies', 'wounds', 'door'] };
    const wounds = tell(enemies, doors, at(all));
    expect(wounds.current).toBe('wounds');
    expect(tell(wounds, doors, at(all))).toBe(wounds);
  });

  it('ends after the answers that show it was read, where the lesson says how many', () => {
    const list = [lesson('walk', { readAfter: 1 }), lesson('search')];
    const both = { can: ['walk', 'search'] };
    const told = tell(NOTHING_TOLD, list, at(both));
    expect(tell(told, list, at(both)).current).toBe('walk');
    expect(tell(told, list, at({ ...both, seq: 1 }))).toMatchObject({ current: 'search', read: ['walk'] });
  });

  it('does not give up in the middle of something', () => {
    const told = tell(NOTHING_TOLD, LESSONS, at({ can: ['search'] }));
    expect(tell(told, LESSONS, at({ prompt: 'arrange', seq: 1 }))).toBe(told);
  });

  it('lets what is urgent go first, and comes back to what was interrupted', () => {
    let told = tell(NOTHING_TOLD, LESSONS, at({ can: ['walk'] }));
    told = tell(told, LESSONS, at({ can: ['walk', 'fight'], seq: 1 }));
    expect(told).toMatchObject({ current: 'fight', read: [] });
    told = tell(told, LESSONS, at({ can: ['walk'], did: ['fight'], seq: 2 }));
    expect(told).toMatchObject({ current: 'walk', read: ['fight'] });
  });

  it('lets what is to be done go before what is only told', () => {
    const lessons = [lesson('enemies', { learnt: undefined, urgent: () => true }), ...LESSONS];
    const told = tell(NOTHING_TOLD, lessons, at({ can: ['enemies'] }));
    expect(told.current).toBe('enemies');
    expect(tell(told, lessons, at({ can: ['enemies', 'fight'], seq: 1 })).current).toBe('fight');
  });

  it('takes what has been before somebody for a while for told when it is interrupted', () => {
    let told = tell(NOTHING_TOLD, LESSONS, at({ can: ['walk'] }));
    told = tell(told, LESSONS, at({ can: ['walk', 'fight'], seq: 2 }));
    expect(told).toMatchObject({ current: 'fight', read: ['walk'] });
  });

  it('keeps what was learnt when it is taken back', () => {
    let told = tell(NOTHING_TOLD, LESSONS, at({ can: ['walk'] }));
    told = tell(told, LESSONS, at({ did: ['walk'], seq: 1 }));
    told = tell(told, LESSONS, at({ can: ['walk'], seq: 0 }));
    expect(told).toMatchObject({ current: null, read: ['walk'] });
  });

  it('takes what can only be told for read after three answers, or when somebody says so', () => {
    const told = tell(NOTHING_TOLD, LESSONS, at({ can: ['noise'], seq: 4 }));
    expect(tell(told, LESSONS, at({ can: ['noise'], seq: 6 })).current).toBe('noise');
    expect(tell(told, LESSONS, at({ can: ['noise'], seq: 7 }))).toMatchObject({
      current: null,
      read: ['noise'],
    });
    expect(withRead(told, ['noise'])).toMatchObject({ current: null, read: ['noise'] });
  });
});
