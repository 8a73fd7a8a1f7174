/** What classic missions say beyond the common words: supplies, healing, new survivors, cars, noise. */
import {
  addHero,
  asks,
  declareEvents,
  declarePrompts,
  grantFirstSkill,
  DONE,
  option,
  pickAtRandom,
  procedure,
  told,
  zoneId,
  type Condition,
  type Effect,
  type EventsOf,
  type Frame,
  type Game,
  type Json,
  type Lookup,
  type MissionWords,
  type PromptsOf,
  type Reader,
} from '@holdout/engine';
import { CARDS, isCard, ZOMBIE_CARDS } from './cards.ts';
import { lockedOut } from './locked-out.ts';
import { ownOf, type ClassicMission } from './own.ts';
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

const CARRIERS = ['living', 'gone', 'anyone'] as const;
const STATUS = { living: ['in'], gone: ['left'], anyone: ['in', 'left'] } as const;

const conditions: { readonly [word: string]: (r: Reader, look: Lookup) => Condition } = {
  /** `{ cards, by }`: heroes on the board, gone, or either, hold one of each card between them. */
  carried(r) {
    r.only('cards', 'by');
    const cards = r.get('cards').list().map(readCard);
    const status: readonly string[] = STATUS[r.get('by').oneOf(CARRIERS)];
    return (g) =>
      cards.every((id) =>
        g.state.heroes.some(
          (h) => status.includes(h.status) && h.slots.some((c) => c >= 0 && CARDS[c].id === id),
        ),
      );
  },

  /** `6`: so many supplies lie in cars or are out already. */
  suppliesLoaded(r) {
    const n = r.number(1, 99);
    return (g) => ownOf(g).cars.reduce((sum, c) => sum + c.supplies.length, ownOf(g).suppliesOut) >= n;
  },

  /** `6`: so many supplies have been brought out by car. */
  suppliesOut(r) {
    const n = r.number(1, 99);
    return (g) => ownOf(g).suppliesOut >= n;
  },

  lockedOut,

  /** `true`: the last car has left the board. */
  carsGone(r) {
    r.flag(true);
    return (g) => ownOf(g).cars.every((c) => c.zone < 0);
  },
};

const effects: { readonly [word: string]: (r: Reader, look: Lookup) => Effect } = {
  /** `1`: whoever caused it loses so many Wounded cards. */
  heal(r, look) {
    look.needs(r, 'hero');
    const n = r.number(1, 9);
    return (g, { hero }) => {
      for (let i = 0; i < n; i++) heal(g, hero, g.context.mission.clause, hero);
      return null;
    };
  },

  /** `true`: a random new survivor joins the player with the fewest (M-C09). */
  joinHero(r, look) {
    look.needs(r, 'hero');
    r.flag(true);
    return (_g, { hero, zone }) => {
      const f: Join = { proc: 'join', step: 'seat', hero, zone };
      return f;
    };
  },
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

function readCard(r: Reader): string {
  const id = r.text();
  if (!isCard(id)) r.fail('mission.card-unknown', id);
  return id;
}

function own(r: Reader, look: Lookup): { [key: string]: Json } {
  const known = [
    'cars',
    'drive',
    'supplies',
    'neutralise',
    'noSearch',
    'carExit',
    'permanentNoise',
    'zombieCards',
    'startingCards',
  ];
  if (r.present) r.only(...known);
  const read: ClassicMission = {
    cars: r.get('cars').listOrNone().map((c) => readCar(c, look)), // prettier-ignore
    drive: r.get('drive').flag(false),
    supplies: r.get('supplies').flag(false),
    neutralise: r.get('neutralise').flag(false),
    noSearch: r.get('noSearch').listOrNone().map((z) => look.zone(z)), // prettier-ignore
    carExit: r.get('carExit').listOrNone().map((z) => look.zone(z)), // prettier-ignore
    permanentNoise: r.get('permanentNoise').listOrNone().map((p) => readNoise(p, look)), // prettier-ignore
    zombieCards: readZombieCards(r.get('zombieCards')),
    startingCards: r.get('startingCards').oneOf(['dealt', 'on-top'], 'dealt'),
  };
  return read as unknown as { [key: string]: Json };
}

function readCar(r: Reader, look: Lookup): ClassicMission['cars'][number] {
  r.only('kind', 'zone');
  return { kind: r.get('kind').oneOf(['police', 'pimp']), zone: look.zone(r.get('zone')) };
}

function readNoise(r: Reader, look: Lookup): ClassicMission['permanentNoise'][number] {
  r.only('zone', 'tokens');
  return { zone: look.zone(r.get('zone')), tokens: r.get('tokens').number(1, 20) };
}

/** There is one card of each number. */
function readZombieCards(r: Reader): number[] {
  const cards = r.listOrNone().map((n) => n.number(1, ZOMBIE_CARDS.length));
  if (new Set(cards).size !== cards.length) r.fail('mission.card-twice');
  return cards;
}

export const WORDS: MissionWords = { conditions, effects, own };
