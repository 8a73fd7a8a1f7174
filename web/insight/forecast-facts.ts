/**
 * What a forecast says, worst first: who dies, who is wounded, who comes, where the players will be asked. Everything is
 * read off the events of the dry run; the drawing (forecast-view.tsx) and the list (forecast-list.tsx) show the same.
 */
import { itemAt, type Context, type Forecast, type GameEvent, type State } from '@holdout/engine';
import { extrasOf } from '../board/extras.ts';
import type { Fact } from './fact.ts';
import {
  arrowsOf,
  forksOf,
  peopleArrows,
  splitClause,
  wavesOf,
  wayClause,
  type Arrow,
  type Fork,
} from './forecast-moves.ts';
import { motiveBefore } from './motive-before.ts';
import { groupsIn, isAsked, sizeOf, threatsOf, type Threat } from './forecast-threats.ts';

export interface ForecastFacts {
  readonly arrows: readonly Arrow[];
  readonly forks: readonly Fork[];
  /** Zones where the players will be asked. */
  readonly asks: readonly string[];
  /** Figures that come to zones with heroes. */
  readonly arrivals: readonly { readonly zone: string; readonly n: number }[];
  readonly threats: readonly Threat[];
  /** Worst first. */
  readonly facts: readonly Fact[];
  readonly wounds: number;
  readonly deaths: readonly string[];
}

export function factsOf(context: Context, before: State, forecast: Forecast): ForecastFacts {
  const waves = wavesOf(context, before, forecast.events);
  const people = peopleArrows(forecast);
  const arrows = arrowsOf(context, forecast, waves);
  const forks = forksOf(context, forecast, waves);
  const threats = threatsOf(context, before, forecast);
  const facts = [
    ...lossOf(forecast),
    ...threats.map((threat): Fact => ({ kind: 'threat', threat, cause: threat.cause, zones: [threat.zone] })),
    ...choicesOf(context, forecast),
    ...shortagesOf(forecast.events),
    ...breaksOf(context, forecast),
    ...devouredOf(forecast),
    ...forks.map((fork): Fact => ({ kind: 'fork', fork, cause: fork.cause, zones: [fork.zone] })),
    ...movesOf(context, before, arrows),
    ...peopleOf(context, before, forecast, people),
  ];
  return {
    arrows: [...arrows, ...people],
    forks,
    asks: [...new Set(forecast.choices.filter(isMarked).map((c) => String(c.about.zone)))],
    arrivals: arrivalsOf(context, before, forecast.state),
    threats,
    facts: facts.sort((a, b) => weightOf(b) - weightOf(a)),
    wounds: threats.reduce((n, t) => n + t.wounds, 0),
    deaths: threats.filter((t) => t.dies).map((t) => t.hero),
  };
}

/** For whom a way will be chosen, the board marks as well. */
const isMarked = (choice: Forecast['choices'][number]): boolean =>
  isAsked(choice) || choice.prompt === 'bystander-way';

function weightOf(fact: Fact): number {
  switch (fact.kind) {
    case 'lost':
      return 1000;
    case 'threat':
      return (fact.threat.dies ? 900 : 800) + fact.threat.wounds;
    case 'share':
      return 700 + fact.n;
    case 'devoured':
      return 760;
    case 'short':
      return 600;
    case 'broken':
      return 450;
    case 'fork':
      return 500;
    case 'choice':
    case 'ways':
      return 400;
    case 'person':
      return fact.how === 'left' ? 750 : 350;
    case 'move':
      return fact.heroes.length > 0 ? 300 + sizeOf(fact.groups) : sizeOf(fact.groups);
  }
}

const lossOf = ({ doom }: Forecast): Fact[] =>
  doom === undefined ? [] : [{ kind: 'lost', cause: doom, zones: [] }];

const shortagesOf = (events: readonly GameEvent[]): Fact[] =>
  events.flatMap((e): Fact[] =>
    e.type === 'figures-short'
      ? [{ kind: 'short', group: { enemy: e.enemy, n: e.missing }, cause: e.cause, zones: [] }]
      : [],
  );

/** Windows broken, and doors that the strongest go through (H-WIN-3). */
function breaksOf({ board }: Context, { events, choices }: Forecast): Fact[] {
  const unsure = choices.find(isAsked)?.after ?? Infinity;
  return events.flatMap((e, i): Fact[] => {
    if (e.type !== 'window-broken' && e.type !== 'door-forced') return [];
    const door = board.doors.find((d) => d.id === e.door);
    const zones = door ? [itemAt(board.zones, door.a).id, itemAt(board.zones, door.b).id] : [];
    return [
      {
        kind: 'broken',
        what: e.type === 'window-broken' ? 'window' : 'door',
        enemies: e.enemies,
        between: zones,
        certain: i < unsure,
        cause: e.cause,
        zones,
      },
    ];
  });
}

/** People who would not live to see the next round (H-DEV-1). */
function devouredOf({ events, choices }: Forecast): Fact[] {
  const unsure = choices[0]?.after ?? Infinity;
  return events.flatMap((e, i): Fact[] =>
    e.type === 'bystander-lost'
      ? [
          {
            kind: 'devoured',
            who: e.card,
            zone: e.zone,
            certain: i < unsure,
            cause: e.cause,
            zones: [e.zone],
          },
        ]
      : [],
  );
}

function choicesOf(context: Context, forecast: Forecast): Fact[] {
  return forecast.choices.filter(isAsked).map((c): Fact => {
    const zone = String(c.about.zone);
    if (c.prompt === 'share-wounds') {
      return { kind: 'share', zone, n: Number(c.about.n), heroes: c.heroes, cause: 'K-ENE-4', zones: [zone] };
    }
    const groups = [{ enemy: String(c.about.enemy), n: Number(c.about.n) }];
    return {
      kind: 'choice',
      groups,
      motive: motiveBefore(forecast, itemAt(groups, 0).enemy, zone, c.after),
      from: zone,
      ways: c.zones,
      cause: splitClause(context),
      zones: [zone, ...c.zones],
    };
  });
}

/** Who runs, who fights, who is led, who gets away, and for whom the players will choose. */
function peopleOf(context: Context, before: State, forecast: Forecast, arrows: readonly Arrow[]): Fact[] {
  const known = extrasOf(context, before).people;
  const moves = arrows.map(({ enemy: who, path, cause }): Fact => {
    const person = known.find((p) => p.id === who);
    const left = forecast.events.some((e) => e.type === 'bystander-left' && e.card === who);
    const how = left ? 'left' : person?.escorted ? 'escorted' : person?.combat ? 'fights' : 'flees';
    return { kind: 'person', who, how, path, cause, zones: path };
  });
  const gone = forecast.events.flatMap((e): Fact[] =>
    e.type === 'bystander-left' && !arrows.some((a) => a.enemy === e.card)
      ? [{ kind: 'person', who: e.card, how: 'left', path: [e.zone], cause: e.cause, zones: [e.zone] }]
      : [],
  );
  const asked = forecast.choices
    .filter((c) => c.prompt === 'bystander-way')
    .map((c): Fact => {
      const zone = String(c.about.zone);
      const zones = [zone, ...c.zones];
      return {
        kind: 'ways',
        who: String(c.about.card),
        zone,
        ways: c.zones,
        cause: wayClause(context),
        zones,
      };
    });
  return [...moves, ...gone, ...asked];
}

/** Groups that go the same way are one line. */
function movesOf(context: Context, before: State, arrows: readonly Arrow[]): Fact[] {
  const lines = new Map<string, Arrow[]>();
  for (const a of arrows) {
    if (a.kind !== 'choice') lines.set(a.path.join(), [...(lines.get(a.path.join()) ?? []), a]);
  }
  return [...lines.values()].map((same): Fact => {
    const { path, cause, motive } = itemAt(same, 0);
    const end = context.board.indexOf.get(itemAt(path, path.length - 1)) ?? -1;
    return {
      kind: 'move',
      groups: same.map(({ enemy, n }) => ({ enemy, n })),
      motive,
      path,
      heroes: before.heroes.filter((h) => h.zone === end).map((h) => h.id),
      certain: same.every((a) => a.certain),
      cause,
      zones: path,
    };
  });
}

function arrivalsOf(context: Context, before: State, after: State): { zone: string; n: number }[] {
  return context.board.zones.flatMap(({ id }, zone) => {
    if (!before.heroes.some((h) => h.zone === zone)) return [];
    const n = sizeOf(groupsIn(context, after, id)) - sizeOf(groupsIn(context, before, id));
    return n > 0 ? [{ zone: id, n }] : [];
  });
}
