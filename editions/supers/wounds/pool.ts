/** All attacks on a zone in one step: counted, perhaps cancelled, shared out, suffered (S-WND-1 to S-WND-3, K-ENE-2 to K-ENE-4). */
import {
  heroAt,
  itemAt,
  callIf,
  call,
  cardOption,
  DONE,
  frameOf,
  heroesIn,
  heroOption,
  juncture,
  procedure,
  zoneId,
  type Frame,
  type Game,
  type Option,
  type Strike,
} from '@holdout/engine';
import { isTarget } from '../enemies/approach.ts';
import { bystanderId } from '../people/bystanders.ts';
import { kitOf } from '../kit.ts';
import { bystandersIn } from '../attack/weapons.ts';
import { ownOf } from '../own.ts';
import { atRisk } from './risk.ts';
import { struck } from './struck.ts';
import { sufferWounds } from './wounds.ts';

declare module '@holdout/engine' {
  interface Junctures {
    'wounds-counted': Pool;
  }
}

/** Targets are numbers: heroes, then people by their cards. */
const PEOPLE = 1000;
const personTarget = (card: number): number => PEOPLE + card;
export const isPerson = (target: number): boolean => target >= PEOPLE;

/** Wounds of a type that only some targets may take. */
interface Bound {
  wounds: number;
  type: number;
}

export interface Pool extends Frame<'pool'> {
  zone: number;
  strikes: Strike[];
  /** Wounds to be shared out freely, those of bystanders among them. */
  wounds: number;
  bound: Bound[];
  company: number;
  /** Wounds that every target of the zone takes besides, and heroes spared one of them, once for each. */
  each: number;
  spared: number[];
  /** Enemies that took part. */
  enemies: number;
  /** Wounds put on targets: [target, wounds]. */
  shares: [number, number][];
}

export const zoneAttack = (g: Game, zone: number, strikes: readonly Strike[], company: number): Frame => {
  const { strikesAll, boundTo } = kitOf(g);
  const f: Pool = {
    proc: 'pool',
    step: 'begin',
    zone,
    strikes: strikes.slice(),
    wounds: company,
    bound: [],
    company,
    each: 0,
    spared: [],
    enemies: 0,
    shares: [],
  };
  const targets = boundTo ? allTargetsIn(g, zone) : [];
  for (const { type, n } of strikes) {
    f.enemies += n;
    if (strikesAll(g, type)) f.each += n;
    else if (boundTo?.(g, type, targets)) f.bound.push({ wounds: n, type });
    else f.wounds += n;
  }
  return f;
};

/** The attack on a zone under way. */
export const poolOf = (g: Game): Pool => frameOf<Pool>(g, 'pool');

/** Heroes of the zone on whom a wound can be put. */
export const targetsIn = (g: Game, zone: number): number[] => heroesIn(g, zone).filter((h) => isTarget(g, h));

/** Heroes, then people in danger. */
function allTargetsIn(g: Game, zone: number): number[] {
  const { endangered } = kitOf(g);
  if (!endangered) return targetsIn(g, zone);
  const people = bystandersIn(g, zone).map((i) => itemAt(ownOf(g).bystanders, i));
  return [...targetsIn(g, zone), ...people.filter((b) => endangered(g, b)).map((b) => personTarget(b.card))];
}

export const healthOf = (g: Game, hero: number): number => kitOf(g).health - heroAt(g.state, hero).wounds;

/** Wounds the target takes of those that strike everybody. */
export const woundsOn = (f: Pool, target: number): number =>
  f.each - f.spared.filter((h) => h === target).length;

/** All wounds still in the attack: so many dice roll what cancels wounds one by one. */
export const woundsIn = (g: Game, f: Pool): number =>
  targetsIn(g, f.zone).reduce((n, h) => n + woundsOn(f, h), sharedWounds(f));

/** Wounds that are still to be shared out. */
export const sharedWounds = (f: Pool): number => f.bound.reduce((n, b) => n + b.wounds, f.wounds);

/** Wounds the target has been given so far in this attack. */
const given = (f: Pool, target: number): number =>
  f.shares.reduce((n, [t, wounds]) => (t === target ? n + wounds : n), woundsOn(f, target));

/** Beside heroes a person gets one wound at most in each attack (H-BYS-2); all others get what the players like (S-WND-2). */
const isSpared = (g: Game, f: Pool, target: number): boolean =>
  isPerson(target) && given(f, target) > 0 && heroesIn(g, f.zone).length > 0;

function woundOption(g: Game, f: Pool, target: number, wounds: number): Option {
  if (!isPerson(target)) {
    return heroOption(g, 'wound', target, { fells: Math.max(1, healthOf(g, target) - given(f, target)) });
  }
  const card = target - PEOPLE;
  const id = bystanderId(g, card);
  const cap = heroesIn(g, f.zone).length > 0 ? 1 : wounds;
  return atRisk(g, cardOption('wound', id, [target], { cap, fells: 1 }), [card]);
}

/** The next wounds to be shared out: bound ones first, so that the others can be put anywhere. */
function nextShare(g: Game, f: Pool): { wounds: number; options: Option[] } {
  const bound = f.bound.length > 0 ? f.bound[0] : undefined;
  const wounds = bound ? bound.wounds : f.wounds;
  const targets = allTargetsIn(g, f.zone).filter((t) => !isSpared(g, f, t));
  const only = (bound && kitOf(g).boundTo?.(g, bound.type, targets)) ?? targets;
  return { wounds, options: only.map((t) => woundOption(g, f, t, wounds)) };
}

const settleShare = (f: Pool): void => {
  if (f.bound.length > 0) f.bound.shift();
  else f.wounds = 0;
};

export const poolProcedure = procedure<Pool>()({
  begin(g, f) {
    g.emit?.('K-ENE-3', { type: 'enemies-attack', zone: zoneId(g, f.zone), n: f.enemies + f.company });
    return callIf(f, 'share', juncture(g, 'wounds-counted', -1));
  },
  share: {
    ask(g, f) {
      if (sharedWounds(f) === 0 && f.bound.length === 0) return 'everybody';
      const { wounds, options } = nextShare(g, f);
      const most = options.reduce((n, o) => n + (o.cap ?? wounds), 0);
      // Only where heroes stand whom these attackers do not notice: people there take one each.
      if (wounds > most && allTargetsIn(g, f.zone).length > 0)
        g.emit?.('S-WND-2', { type: 'attacks-wasted', zone: zoneId(g, f.zone), n: wounds - most });
      if (Math.min(wounds, most) === 0) {
        settleShare(f);
        return 'share';
      }
      return {
        kind: 'allocate',
        prompt: 'share-wounds',
        by: 'team',
        total: Math.min(wounds, most),
        about: { zone: zoneId(g, f.zone), n: wounds },
        options,
      };
    },
    take(g, f, { units }) {
      nextShare(g, f).options.forEach(({ args }, i) => {
        const target = itemAt(args, 0);
        if (itemAt(units, i) > 0) f.shares.push([target, itemAt(units, i)]);
      });
      settleShare(f);
      return 'share';
    },
  },
  // In the order of the table, each target once, with what strikes everybody.
  everybody(g, f) {
    const put = f.shares;
    f.shares = allTargetsIn(g, f.zone)
      .map((t): [number, number] => [
        t,
        put.reduce((n, [target, wounds]) => (target === t ? n + wounds : n), woundsOn(f, t)),
      ])
      .filter(([, n]) => n > 0);
    return 'suffer';
  },
  suffer(_g, f) {
    const share = f.shares.shift();
    if (!share) return DONE;
    const [target, wounds] = share;
    const cause = { enemies: f.enemies, zone: f.zone };
    return call(
      f,
      'suffer',
      isPerson(target) ? struck(target - PEOPLE, wounds) : sufferWounds(target, wounds, cause),
    );
  },
});
