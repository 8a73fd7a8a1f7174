/** What classic missions say beyond the common words: supplies, healing, cars, noise. */
import {
  aimed,
  exitZones,
  fields,
  list,
  number,
  oneOf,
  targetsIn,
  word,
  yes,
  type Argument,
  type Conditions,
  type Effects,
  type Game,
  type MissionWords,
} from '@holdout/engine';
import { kindAt } from './cards.ts';
import { lockedOut } from './locked-out.ts';
import { SECTION } from './mission-section.ts';
import { missionOf, ownOf } from './own.ts';
import { EQUIPMENT } from './types.ts';
import { heal } from './wounds.ts';

/** Whose cards count. */
const STATUS = { living: ['in'], gone: ['left'], anyone: ['in', 'left'] } as const;

const card: Argument<string> = {
  shape: { is: 'name', kind: 'card', among: ({ cards }) => [...new Set(cards[EQUIPMENT])] },
  read(r, { edition }) {
    const id = r.text();
    if (!edition.cards[EQUIPMENT]?.includes(id)) r.fail('mission.card-unknown', id);
    return id;
  },
};

const loaded = (g: Game): number =>
  ownOf(g).cars.reduce((sum, c) => sum + c.supplies.length, ownOf(g).suppliesOut);

const conditions: Conditions = {
  /** Heroes on the board, gone, or either, hold one of each card between them. */
  carried: word(fields({ cards: list(card), by: oneOf(['living', 'gone', 'anyone']) }), ({ cards, by }) => {
    const status: readonly string[] = STATUS[by];
    const isHeld = (g: Game, id: string): boolean =>
      g.state.heroes.some(
        (h) => status.includes(h.status) && h.slots.some((c) => c >= 0 && kindAt(g, c).id === id),
      );
    return aimed((g) => cards.every((id) => isHeld(g, id)), {
      byExit: by === 'gone',
      targets: (g) => (by === 'gone' ? exitZones(g) : []),
      counts: (g) => [{ n: cards.filter((id) => isHeld(g, id)).length, all: cards.length }],
    });
  }),

  /** So many supplies lie in cars or are out already; have been brought out by car. */
  suppliesLoaded: word(number(1, 99), (all) =>
    aimed((g) => loaded(g) >= all, {
      targets: (g) => targetsIn(ownOf(g).cars.map((c) => c.zone)),
      counts: (g) => [{ n: loaded(g), all }],
    }),
  ),
  suppliesOut: word(number(1, 99), (all) =>
    aimed((g) => ownOf(g).suppliesOut >= all, {
      targets: (g) => targetsIn(missionOf(g).carExit, 'place'),
      counts: (g) => [{ n: ownOf(g).suppliesOut, all }],
    }),
  ),

  lockedOut,

  /** The last car has left the board. */
  carsGone: word(yes, () =>
    aimed((g) => ownOf(g).cars.every((c) => c.zone < 0), {
      progress: (g) => ownOf(g).cars.filter((c) => c.zone < 0).length / Math.max(1, ownOf(g).cars.length),
    }),
  ),
};

const effects: Effects = {
  /** Whoever caused it loses so many Wounded cards. */
  heal: word(
    number(1, 9),
    (n) =>
      (g, { hero }) => {
        for (let i = 0; i < n; i++) heal(g, hero, g.context.mission.clause, hero);
        return null;
      },
    'hero',
  ),
};

export const WORDS: MissionWords = { conditions, effects, own: SECTION };
