/** Glassy Stare. In your turn: up to 3 enemies in 1 zone you see within range 1 are Stunned, Super Heroes excepted. */
import {
  countOf,
  DONE,
  enemyId,
  procedure,
  zoneId,
  type Frame,
  type Game,
  type Option,
  type Procedure,
} from '@holdout/engine';
import { stun } from '../../../supers/effects.ts';
import { FAST, HEAVY, LINE } from '../../../supers/kit.ts';
import { ownOf } from '../../../supers/own.ts';
import { zonesWithin } from '../../../supers/within.ts';
import { spend, trait, traitOption } from '../../../supers/trait-card.ts';

const ID = 'glassy-stare';
const MOST = 3;

const awake = (g: Game, type: number, zone: number): number =>
  countOf(g, type, zone) -
  ownOf(g).stunned.reduce((n, s) => (s.type === type && s.zone === zone ? n + s.n : n), 0);

/** Enemies of the zone that can still be Stunned. */
const wakeful = (g: Game, zone: number): { type: number; n: number }[] =>
  [HEAVY, LINE, FAST].map((type) => ({ type, n: awake(g, type, zone) })).filter(({ n }) => n > 0);

interface Stare extends Frame {
  hero: number;
  zone: number;
}

export const glassyStare = trait(ID, {
  offer(g, hero, add) {
    for (const z of zonesWithin(g, hero, 1))
      if (wakeful(g, z).length > 0) add(traitOption(ID, [z], { zones: [zoneId(g, z)] }));
  },
  use(g, hero, option) {
    const choose: Stare = { proc: ID, step: 'choose', hero, zone: option.args[0] };
    return spend(g, hero, ID, choose);
  },
});

export const GLASSY_STARE: { readonly [name: string]: Procedure } = {
  [ID]: procedure<Stare>({
    choose: {
      ask(g, f) {
        const h = g.state.heroes[f.hero];
        const types = wakeful(g, f.zone);
        const total = Math.min(MOST, types.reduce((sum, t) => sum + t.n, 0)); // prettier-ignore
        return {
          kind: 'allocate',
          prompt: 'choose',
          by: h.seat,
          hero: h.id,
          total,
          about: { for: ID, zone: zoneId(g, f.zone), n: total },
          options: types.map(({ type, n }): Option => {
            const enemy = enemyId(g, type);
            return { id: `stun:${enemy}`, verb: 'stun', args: [type], enemies: [enemy], cap: n };
          }),
        };
      },
      take(g, f, { units }) {
        wakeful(g, f.zone).forEach(({ type }, i) => {
          if (units[i] === 0) return;
          stun(g, type, f.zone, units[i]);
          const [enemy, zone] = [enemyId(g, type), zoneId(g, f.zone)];
          g.emit?.(ID, { type: 'enemies-stunned', enemy, n: units[i], zone });
        });
        return DONE;
      },
    },
  }),
};
