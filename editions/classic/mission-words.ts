/** What classic missions say beyond the common words: supplies, healing, cars, noise. */
import {
  itemAt,
  fields,
  list,
  number,
  oneOf,
  refine,
  text,
  word,
  yes,
  type Conditions,
  type Effects,
  type MissionWords,
} from '@holdout/engine';
import { CARDS, isCard } from './cards.ts';
import { lockedOut } from './locked-out.ts';
import { SECTION } from './mission-section.ts';
import { ownOf } from './own.ts';
import { heal } from './wounds.ts';

/** Whose cards count. */
const STATUS = { living: ['in'], gone: ['left'], anyone: ['in', 'left'] } as const;

const card = refine(text(), (id, r) => {
  if (!isCard(id)) r.fail('mission.card-unknown', id);
  return id;
});

const conditions: Conditions = {
  /** Heroes on the board, gone, or either, hold one of each card between them. */
  carried: word(fields({ cards: list(card), by: oneOf(['living', 'gone', 'anyone']) }), ({ cards, by }) => {
    const status: readonly string[] = STATUS[by];
    return (g) =>
      cards.every((id) =>
        g.state.heroes.some(
          (h) => status.includes(h.status) && h.slots.some((c) => c >= 0 && itemAt(CARDS, c).id === id),
        ),
      );
  }),

  /** So many supplies lie in cars or are out already; have been brought out by car. */
  suppliesLoaded: word(
    number(1, 99),
    (n) => (g) => ownOf(g).cars.reduce((sum, c) => sum + c.supplies.length, ownOf(g).suppliesOut) >= n,
  ),
  suppliesOut: word(number(1, 99), (n) => (g) => ownOf(g).suppliesOut >= n),

  lockedOut,

  /** The last car has left the board. */
  carsGone: word(yes, () => (g) => ownOf(g).cars.every((c) => c.zone < 0)),
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
