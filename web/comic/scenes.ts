/** The board as it was at a moment: before the deed is done, so that those who fall are still standing. */
import { withChange, type Context, type GameEvent, type State } from '@holdout/engine';
import type { Table } from '../play/table.ts';
import { namesIn } from '../table/event-fields.ts';
import type { Moment } from './moments.ts';

export interface Scene {
  readonly moment: Moment;
  readonly state: State;
  /** What is in the picture, what matters most first. */
  readonly zones: readonly number[];
}

/** Moments of which nothing can be shown any more are left out. */
export async function scenesOf(table: Table, moments: readonly Moment[]): Promise<Scene[]> {
  const scenes = await Promise.all(moments.map((m) => sceneOf(table, m)));
  return scenes.filter((s) => s.zones.length > 0).map((s) => ({ ...s, state: awake(s.state) }));
}

/** Whoever has had their turn is paler at the table, not in the story. */
const awake = (state: State): State => ({
  ...state,
  heroes: state.heroes.map((h) => ({ ...h, done: false })),
});

async function sceneOf(table: Table, moment: Moment): Promise<Scene> {
  const { role, lead, seq } = moment;
  const { context } = table;
  if (lead === null || seq === 0) {
    const state = await table.stateAt(0);
    return { moment, state, zones: gathered(state) };
  }
  const before = await table.stateAt(seq - 1);
  if (role === 'end') {
    const after = await table.stateAt(seq);
    // Whoever has left by the exit is not on the board any more.
    const state = gathered(after).length > 0 ? after : before;
    return { moment, state, zones: gathered(state) };
  }
  const events = table.eventsAt(seq);
  const state = events
    .slice(
      0,
      Math.max(
        0,
        events.findIndex((e) => e.id === lead.id),
      ),
    )
    .reduce((s, e) => withChange(s, e.change), before);
  return { moment, state, zones: [...new Set([...heroIn(lead, state), ...zonesIn(lead, context)])] };
}

/** The zone most heroes are in. */
function gathered({ heroes }: State): number[] {
  const here = heroes.filter((h) => h.status === 'in').map((h) => h.zone);
  const count = (zone: number): number => here.filter((z) => z === zone).length;
  return here.length === 0 ? [] : [here.reduce((a, b) => (count(b) > count(a) ? b : a))];
}

const heroIn = (event: GameEvent, { heroes }: State): number[] => {
  const hero = 'hero' in event ? heroes.find((h) => h.id === event.hero) : undefined;
  return hero?.status === 'in' ? [hero.zone] : [];
};

const zonesIn = (event: GameEvent, { board }: Context): number[] =>
  namesIn(event, 'zone').flatMap((zone) => board.indexOf.get(zone) ?? []);
