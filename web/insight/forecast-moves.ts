/**
 * Moves of the forecast as arrows: who goes where, in one step or two. The two steps of a group that stays together are
 * one bent arrow; where groups meet or part, every step has its own.
 */
import {
  leading,
  itemAt,
  type Context,
  type EventOf,
  type Forecast,
  type GameEvent,
  type State,
  type ToldMotive,
} from '@holdout/engine';
import { plugOf } from '../editions/plugs.ts';
import { motiveBefore } from './motive-before.ts';
import { planTheatre } from './theatre.ts';

export type ArrowKind = 'once' | 'twice' | 'choice' | 'person';

export interface Arrow {
  readonly enemy: string;
  readonly n: number;
  /** Zone ids from start to end. */
  readonly path: readonly string[];
  readonly kind: ArrowKind;
  /** No choice of the players comes before it. */
  readonly certain: boolean;
  readonly cause: string;
  /** Why it goes there; people are told of by their cause. */
  readonly motive?: ToldMotive;
}

export interface Fork {
  readonly enemy: string;
  readonly zone: string;
  readonly parts: readonly number[];
  /** Figures that the split adds. */
  readonly added: number;
  readonly cause: string;
  readonly motive?: ToldMotive;
}

/** Clause by which a group parts, or the players choose for one that cannot. */
export const wayClause = (context: Context): string => plugOf(context).wayClause ?? 'Z-BYS-5';
export const splitClause = (context: Context): string => plugOf(context).splitClause ?? 'K-ENE-6';

type Moved = EventOf<'enemies-moved'>;

/** Moves by waves: what is on its way at the same time. */
export function wavesOf(context: Context, state: State, events: readonly GameEvent[]): Moved[][] {
  const waves = new Map<number, Moved[]>();
  for (const { event, wave } of planTheatre(context, state, events, { speed: 2, motion: true, again: true })
    .steps) {
    if (event.type === 'enemies-moved') waves.set(wave, [...(waves.get(wave) ?? []), event]);
  }
  return [...waves.values()];
}

export function arrowsOf(
  context: Context,
  forecast: Forecast,
  waves: readonly (readonly Moved[])[],
): Arrow[] {
  const firstChoice = forecast.choices[0]?.after ?? Infinity;
  const certain = (e: GameEvent): boolean => forecast.events.indexOf(e) < firstChoice;
  const drawn = new Set<Moved>();
  const arrows: Arrow[] = [];
  waves.forEach((wave, i) => {
    for (const move of wave) {
      if (drawn.has(move) || isChosen(forecast, move)) continue;
      const twice = (context.types.find((t) => t.id === move.enemy)?.actions ?? 1) > 1;
      const on = twice ? onward(move, wave, waves[i + 1] ?? []) : undefined;
      if (on) drawn.add(on);
      arrows.push({
        enemy: move.enemy,
        n: move.n,
        path: on ? [move.from, move.to, on.to] : [move.from, move.to],
        kind: twice ? 'twice' : 'once',
        certain: certain(on ?? move),
        cause: move.cause,
        motive: motiveBefore(forecast, move.enemy, move.from, forecast.events.indexOf(move)),
      });
    }
  });
  return [...arrows, ...chosenArrows(context, forecast)];
}

/** People on their way: every step of the same person is one arrow. */
export function peopleArrows({ events, choices }: Forecast): Arrow[] {
  const firstChoice = choices[0]?.after ?? Infinity;
  const ways = new Map<string, Arrow>();
  events.forEach((e, i) => {
    if (e.type !== 'bystander-moved') return;
    const before = ways.get(e.card);
    ways.set(e.card, {
      enemy: e.card,
      n: 1,
      path: [...(before?.path ?? [e.from]), e.to],
      kind: 'person',
      certain: (before?.certain ?? true) && i < firstChoice,
      cause: e.cause,
    });
  });
  return [...ways.values()];
}

/** The second step of the same figures, if they go alone and stay together. */
function onward(move: Moved, wave: readonly Moved[], next: readonly Moved[]): Moved | undefined {
  const same = (list: readonly Moved[], end: 'from' | 'to', zone: string): Moved[] =>
    list.filter((m) => m.enemy === move.enemy && m[end] === zone);
  const [on, ...others] = same(next, 'from', move.to);
  return on && others.length === 0 && on.n === move.n && same(wave, 'to', move.to).length === 1
    ? on
    : undefined;
}

/** A way that the forecast merely assumed. */
const isChosen = ({ choices }: Forecast, move: Moved): boolean =>
  choices.some((c) => c.prompt === 'split' && c.about.enemy === move.enemy && c.about.zone === move.from);

/** Every way there is, where the players will choose. */
const chosenArrows = (context: Context, { choices }: Forecast): Arrow[] =>
  choices
    .filter((c) => c.prompt === 'split')
    .flatMap((c, i) =>
      c.zones.map((to): Arrow => ({
        enemy: String(c.about.enemy),
        n: Number(c.about.n),
        path: [String(c.about.zone), to],
        kind: 'choice',
        certain: i === 0,
        cause: splitClause(context),
      })),
    );

/** Groups that go several ways at once without being asked. */
export function forksOf(context: Context, forecast: Forecast, waves: readonly (readonly Moved[])[]): Fork[] {
  return waves.flatMap((wave) => {
    const groups = new Map<string, Moved[]>();
    for (const m of wave)
      groups.set(`${m.enemy}@${m.from}`, [...(groups.get(`${m.enemy}@${m.from}`) ?? []), m]);
    return [...groups.values()]
      .filter((parts) => parts.length > 1 && !isChosen(forecast, itemAt(parts, 0)))
      .map((parts): Fork => {
        const [{ enemy, from }] = leading(parts, 1);
        const grown = forecast.events.find(
          (e) => e.type === 'enemies-added' && e.enemy === enemy && e.zone === from,
        );
        const added = grown?.type === 'enemies-added' ? grown.n : 0;
        return {
          enemy,
          zone: from,
          parts: parts.map((p) => p.n),
          added,
          cause: grown?.cause ?? splitClause(context),
          motive: motiveBefore(forecast, enemy, from, forecast.events.indexOf(itemAt(parts, 0))),
        };
      });
  });
}
