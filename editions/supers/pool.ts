/** All attacks on a zone in one step: counted, perhaps cancelled, shared out, suffered (S-WND-1 to S-WND-3, K-ENE-2 to K-ENE-4). */
import {
  call,
  DONE,
  heroesIn,
  moment,
  procedure,
  zoneId,
  type Frame,
  type Game,
  type Strike,
} from '@holdout/engine';
import { isTarget } from './approach.ts';
import { kitOf } from './kit.ts';
import { sufferWounds } from './wounds.ts';

export interface Pool extends Frame {
  zone: number;
  strikes: Strike[];
  /** Wounds to be shared out, those of bystanders among them. */
  wounds: number;
  company: number;
  /** Wounds that every target of the zone takes besides, and heroes spared one of them, once for each. */
  each: number;
  spared: number[];
  /** Enemies that took part. */
  enemies: number;
  /** Wounds put on heroes: [hero, wounds]. */
  shares: [number, number][];
}

export const zoneAttack = (g: Game, zone: number, strikes: readonly Strike[], company: number): Frame => {
  const all = strikes.filter((s) => kitOf(g).strikesAll(g, s.type));
  const count = (list: readonly Strike[]): number => list.reduce((n, s) => n + s.n, 0);
  const enemies = count(strikes);
  const each = count(all);
  const f: Pool = {
    proc: 'pool',
    step: 'begin',
    zone,
    strikes: strikes.slice(),
    wounds: enemies - each + company,
    company,
    each,
    spared: [],
    enemies,
    shares: [],
  };
  return f;
};

/** The attack on a zone under way. */
export const poolOf = (g: Game): Pool => {
  const found = g.state.stack.findLast((f): f is Pool => f.proc === 'pool');
  if (!found) throw new Error('wounds without an attack');
  return found;
};

/** Heroes of the zone on whom a wound can be put. */
export const targetsIn = (g: Game, zone: number): number[] => heroesIn(g, zone).filter((h) => isTarget(g, h));

export const healthOf = (g: Game, hero: number): number => kitOf(g).health - g.state.heroes[hero].wounds;

/** Wounds the hero takes of those that strike everybody. */
export const woundsOn = (f: Pool, hero: number): number => f.each - f.spared.filter((h) => h === hero).length;

/** All wounds still in the attack: so many dice roll what cancels wounds one by one. */
export const woundsIn = (g: Game, f: Pool): number =>
  targetsIn(g, f.zone).reduce((n, h) => n + woundsOn(f, h), f.wounds);

export const poolProcedure = procedure<Pool>({
  begin(g, f) {
    g.emit?.('K-ENE-3', { type: 'enemies-attack', zone: zoneId(g, f.zone), n: f.enemies + f.company });
    f.step = 'share';
    return moment(g, 'wounds-counted', -1) ?? 'share';
  },
  share: {
    ask(g, f) {
      const heroes = targetsIn(g, f.zone);
      const caps = heroes.map((h) => Math.max(0, healthOf(g, h) - woundsOn(f, h)));
      const most = caps.reduce((a, b) => a + b, 0);
      if (heroes.length === 0) return DONE;
      if (f.wounds > most)
        g.emit?.('S-WND-2', { type: 'attacks-wasted', zone: zoneId(g, f.zone), n: f.wounds - most });
      if (Math.min(f.wounds, most) === 0)
        return settle(
          f,
          heroes.map((h) => [h, 0]),
        );
      return {
        kind: 'allocate',
        prompt: 'share-wounds',
        by: 'team',
        total: Math.min(f.wounds, most),
        about: { zone: zoneId(g, f.zone), n: f.wounds },
        options: heroes
          .map((h, i) => ({
            id: `wound:${g.state.heroes[h].id}`,
            verb: 'wound',
            args: [h],
            heroes: [g.state.heroes[h].id],
            cap: caps[i],
          }))
          .filter((o) => o.cap > 0),
      };
    },
    take(g, f, { units }) {
      const open = targetsIn(g, f.zone).filter((h) => healthOf(g, h) > woundsOn(f, h));
      const shared = new Map(open.map((h, i) => [h, units[i]]));
      return settle(
        f,
        targetsIn(g, f.zone).map((h) => [h, shared.get(h) ?? 0]),
      );
    },
  },
  suffer(_g, f) {
    const share = f.shares.shift();
    if (!share) return DONE;
    const [hero, wounds] = share;
    return call(f, 'suffer', sufferWounds(hero, wounds, { enemies: f.enemies, zone: f.zone }));
  },
});

function settle(f: Pool, shares: [number, number][]): string {
  f.shares = shares.map(([h, n]): [number, number] => [h, n + woundsOn(f, h)]).filter(([, n]) => n > 0);
  return 'suffer';
}
