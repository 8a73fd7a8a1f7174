/** What classic missions say beyond the common words: supplies, healing, new survivors, cars, noise. */
import {
  addHero,
  asks,
  declareEvents,
  declarePrompts,
  grantFirstSkill,
  DONE,
  option,
  fields,
  list,
  number,
  oneOf,
  pickAtRandom,
  procedure,
  refine,
  text,
  told,
  word,
  yes,
  zoneId,
  type Conditions,
  type Effects,
  type EventsOf,
  type Frame,
  type Game,
  type MissionWords,
  type PromptsOf,
} from '@holdout/engine';
import { CARDS, isCard } from './cards.ts';
import { lockedOut } from './locked-out.ts';
import { SECTION } from './mission-section.ts';
import { ownOf } from './own.ts';
import { hasFinished } from './round.ts';
import { heal } from './wounds.ts';

const TOLD = declareEvents({
  'hero-joined': told({ hero: 'hero', zone: 'zone', seat: 'seat' }, { beat: 'token', ms: 260, worth: 70 }),
});
const ASKED = declarePrompts({
  'new-hero-seat': asks({}),
});
declare module '@holdout/engine' {
  interface PromptMap extends PromptsOf<typeof ASKED> {}
  interface EventMap extends EventsOf<typeof TOLD> {}
}

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
          (h) => status.includes(h.status) && h.slots.some((c) => c >= 0 && CARDS[c].id === id),
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

  /** A random new survivor joins the player with the fewest (M-C09). */
  joinHero: word(
    yes,
    () =>
      (_g, { hero, zone }) => {
        const f: Join = { proc: 'join', step: 'seat', hero, zone };
        return f;
      },
    'hero',
  ),
};

interface Join extends Frame {
  hero: number;
  zone: number;
}

/** Tie for the fewest: the player who took the token decides (M-C09-1); those who left still count (M-C09-3). */
export const joinProcedure = procedure<Join>()({
  seat: {
    ask(g, f) {
      if (strangers(g).length === 0) return DONE;
      const counts = g.state.setup.seats.map(
        (_, seat) => g.state.heroes.filter((h) => h.seat === seat).length,
      );
      const fewest = Math.min(...counts);
      const seats = counts.flatMap((n, seat) => (n === fewest ? [seat] : []));
      return {
        kind: 'pick',
        prompt: 'new-hero-seat',
        by: g.state.heroes[f.hero].seat,
        options: seats.map((seat) => option('player', 'number', [seat], { number: seat + 1 })),
      };
    },
    take(g, f, { option }) {
      const [seat] = option.args;
      const id = pickAtRandom(g, strangers(g));
      const hero = addHero(g, id, seat, f.zone);
      g.state.heroes[hero].done = hasFinished(g, seat);
      g.stirred = true;
      g.emit?.('M-C09', { type: 'hero-joined', hero: id, zone: zoneId(g, f.zone), seat });
      grantFirstSkill(g, hero);
      return DONE;
    },
  },
});

/** Survivors of the box who are not in this game. */
const strangers = (g: Game): string[] =>
  g.context.edition.sheets.map((s) => s.id).filter((id) => !g.state.heroes.some((h) => h.id === id));

export const WORDS: MissionWords = { conditions, effects, own: SECTION };
