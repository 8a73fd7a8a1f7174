/** Driving: one or two street zones for one action, dice for every figure in the way (C-CAR-2 to C-CAR-9, M-C06). */
import {
  heroAt,
  itemAt,
  asks,
  call,
  canPay,
  declareEvents,
  declarePrompts,
  declareRefusals,
  cardOption,
  DONE,
  enemiesIn,
  experience,
  heroesIn,
  kept,
  leaveBoard,
  markUsed,
  NO_KIND,
  pay,
  plainOption,
  procedure,
  rollDice,
  sharedOptions,
  told,
  zoneId,
  zoneOption,
  type Action,
  type EventsOf,
  type Frame,
  type Game,
  type Option,
  type PromptsOf,
  type RefusalCode,
  type RefusalsOf,
} from '@holdout/engine';
import { KEEP, skillRerolls } from './attack.ts';
import { carId, carOf, hasCars, isDriver } from './cars.ts';
import { resolveHits } from './hits.ts';
import { missionOf, ownOf } from './own.ts';

const TOLD = declareEvents({
  drove: told(
    { hero: 'hero', car: 'car', from: 'zone', to: 'zone' },
    { mark: 'steering-wheel', tone: 'cyan', beat: 'walk' },
  ),
  'run-over': told(
    { hero: 'hero', zone: 'zone', dice: 'dice', hits: 'number' },
    { mark: 'steering-wheel', tone: 'amber', beat: 'dice', follows: true, counts: { as: 'roll' } },
  ),
  'car-escaped': told({ car: 'car', zone: 'zone', supplies: 'count' }, { worth: 65 }),
});
const ASKED = declarePrompts({
  'drive-on': asks({}),
});
const REFUSED = declareRefusals({
  'car.not-driving': 'C-CAR-2',
  'car.not-street': 'C-CAR-5',
});
declare module '@holdout/engine' {
  interface PromptMap extends PromptsOf<typeof ASKED> {}
  interface RefusalMap extends RefusalsOf<typeof REFUSED> {}
  interface EventMap extends EventsOf<typeof TOLD> {}
}

const RUN_OVER_ACCURACY = 4;
const ZONES_PER_DRIVE = 2;

function driveOption(g: Game, zone: number): Option {
  const shared = sharedOptions(g, 'drive');
  return shared.get(zone) ?? kept(shared, zone, zoneOption(g, 'drive', zone, { cost: 1 }));
}
const STOP = plainOption('stop');

/** Cars keep to the street (C-CAR-5). */
const streetsFrom = (g: Game, zone: number): number[] =>
  itemAt(g.view.neighbours, zone).filter((z) => z < g.context.board.streets);

export const driveAction: Action = {
  verb: 'drive',
  form: 'zones',
  suits: hasCars,
  why(g, hero, { zones: [zone = ''] = [] }): RefusalCode | undefined {
    const to = g.context.board.indexOf.get(zone);
    if (to === undefined) return 'intent.unknown';
    if (!isDriver(g, hero)) return 'car.not-driving';
    if (!streetsFrom(g, heroAt(g.state, hero).zone).includes(to)) return 'car.not-street';
    return canPay(g, hero, 1, NO_KIND) ? undefined : 'hero.too-few-actions';
  },
  offer(g, hero, add) {
    if (!isDriver(g, hero) || !canPay(g, hero, 1, NO_KIND)) return;
    for (const zone of streetsFrom(g, heroAt(g.state, hero).zone)) add(driveOption(g, zone));
  },
  run(g, hero, option) {
    pay(g, hero, 1, NO_KIND);
    const car = carOf(g, hero);
    const f: Drive = {
      proc: 'drive',
      step: 'dice',
      hero,
      car: car ? ownOf(g).cars.indexOf(car) : -1,
      to: itemAt(option.args, 0),
      driven: 0,
      dice: [],
      rerolled: [],
      xp: 0,
    };
    return f;
  },
  procedure: procedure<Drive, { on: number }>()({
    dice(g, f) {
      const figures = enemiesIn(g, here(g, f)) + outside(g, f).length;
      if (figures === 0) return 'on';
      rollFor(g, f, figures);
      return 'reroll';
    },

    // No combat action, so dice skills do not apply, but re-rolls do, each once on the drive for one zone (C-CAR-8, C-SKILL-7).
    reroll: {
      ask(g, f) {
        const h = heroAt(g.state, f.hero);
        const sources = skillRerolls(g, f.hero, f.rerolled);
        const allHit = hitsOf(f) === f.dice.length && outside(g, f).length === 0;
        if (sources.length === 0 || allHit) return 'hits';
        const options: Option[] = sources.map((s, i) => cardOption('reroll', s, [i]));
        options.push(KEEP);
        const about = { dice: f.dice.slice(), hits: hitsOf(f) };
        return { kind: 'pick', prompt: 'reroll', by: h.seat, hero: h.id, about, options };
      },
      take(g, f, { option }) {
        if (option.verb === 'keep') return 'hits';
        const [source = ''] = option.cards ?? [];
        f.rerolled.push(source);
        if (source === 'reroll-per-turn') markUsed(g, f.hero, source);
        rollFor(g, f, f.dice.length);
        return 'reroll';
      },
    },

    hits(g, f) {
      const spared = itemAt(ownOf(g).cars, f.car).seats.filter((s) => s >= 0);
      const target = {
        hero: f.hero,
        zone: here(g, f),
        hits: hitsOf(f),
        damage: 1,
        melee: false,
        free: false,
        spared,
      };
      return call(f, 'on', resolveHits(target));
    },

    on: {
      given(_g, f, xp) {
        f.xp += xp;
      },
      act(g, f) {
        if (f.driven === 0) return 'go';
        const out = missionOf(g).carExit.includes(here(g, f));
        return out || f.driven >= ZONES_PER_DRIVE ? 'earn' : 'further';
      },
    },

    go(g, f) {
      const car = itemAt(ownOf(g).cars, f.car);
      const from = car.zone;
      car.zone = f.to;
      for (const rider of car.seats) if (rider >= 0) heroAt(g.state, rider).zone = f.to;
      f.driven++;
      g.stirred = true;
      g.emit?.('C-CAR-2', {
        type: 'drove',
        hero: heroAt(g.state, f.hero).id,
        car: carId(g, car),
        from: zoneId(g, from),
        to: zoneId(g, f.to),
      });
      return 'dice';
    },

    further: {
      ask(g, f) {
        const h = heroAt(g.state, f.hero);
        const options = [...streetsFrom(g, here(g, f)).map((z) => driveOption(g, z)), STOP];
        return { kind: 'pick', prompt: 'drive-on', by: h.seat, hero: h.id, options };
      },
      take(_g, f, { option }) {
        if (option.verb === 'stop') return 'earn';
        f.to = itemAt(option.args, 0);
        return 'go';
      },
    },

    // Driving is one action: what its hits bring comes when all of them are assigned (C-COM-17).
    earn: (_g, f) => call(f, 'arrive', experience(f.hero, f.xp)),
    arrive: (g, f) => (missionOf(g).carExit.includes(here(g, f)) ? escape(g, f) : DONE),
  }),
};

interface Drive extends Frame<'drive'> {
  hero: number;
  car: number;
  to: number;
  /** Zones driven so far; the zone left is rolled for first (C-CAR-7). */
  driven: number;
  dice: number[];
  rerolled: string[];
  xp: number;
}

const here = (g: Game, f: Drive): number => itemAt(ownOf(g).cars, f.car).zone;

/** Survivors in the zone who do not sit in this car (C-CAR-9). */
const outside = (g: Game, f: Drive): number[] =>
  heroesIn(g, here(g, f)).filter((h) => !itemAt(ownOf(g).cars, f.car).seats.includes(h));

const hitsOf = (f: Drive): number => f.dice.filter((d) => d >= RUN_OVER_ACCURACY).length;

function rollFor(g: Game, f: Drive, figures: number): void {
  f.dice = rollDice(g, 'car', figures);
  g.emit?.('C-CAR-3', {
    type: 'run-over',
    hero: heroAt(g.state, f.hero).id,
    zone: zoneId(g, here(g, f)),
    dice: f.dice.slice(),
    hits: hitsOf(f),
  });
}

/** The car leaves the board with everyone and everything in it (M-C06, M-C06-1). */
function escape(g: Game, f: Drive): typeof DONE {
  const own = ownOf(g);
  const car = itemAt(own.cars, f.car);
  const { zone, supplies } = car;
  const riders = car.seats.filter((s) => s >= 0);
  own.suppliesOut += supplies.length;
  own.out.push(...supplies);
  car.supplies = [];
  car.seats = car.seats.map(() => -1);
  car.zone = -1;
  g.emit?.('M-C06-1', {
    type: 'car-escaped',
    car: carId(g, car),
    zone: zoneId(g, zone),
    supplies: supplies.length,
  });
  for (const rider of riders) leaveBoard(g, rider, 'C-MIS-3');
  return DONE;
}
