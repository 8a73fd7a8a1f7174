/** Whoops, Live Grenade: once per turn, 1 action and 1 wound; up to 5 Troopers or Specialists within range 1 are gone. */
import {
  heroAt,
  itemAt,
  numberAt,
  callIf,
  call,
  canPay,
  countOf,
  DONE,
  enemyOption,
  inSequence,
  NO_KIND,
  pay,
  plainOption,
  procedure,
  zoneId,
  zoneOption,
  type Ability,
  type Frame,
  type Game,
} from '@holdout/engine';
import { mayThisTurn, smallFry, strikeDown, useSkill } from '../../supers/attack/effects.ts';
import { healthOf } from '../../supers/wounds/pool.ts';
import { certainWounds } from '../../supers/wounds/wounds.ts';
import { isRavenous } from '../hunger.ts';

const RANGE = 1;
const MOST = 5;
const COST = 1;

function targets(g: Game, hero: number): number[] {
  const { zone } = heroAt(g.state, hero);
  const row = zone * g.context.zones;
  return itemAt(g.view.seen, zone).filter(
    (z) => numberAt(g.view.sight, row + z) <= RANGE && smallFry(g, z).length > 0,
  );
}

/** Not with the last health, nor while Ravenous: it pays an action for something else than Move or Devour (Z-RAV-5). */
export const liveGrenade: Ability = {
  id: 'live-grenade',
  clause: 'Z-DEV-6',
  offer(g, hero, add) {
    if (!mayThisTurn(g, hero, liveGrenade.id) || isRavenous(g, hero)) return;
    if (healthOf(g, hero) <= 1 || !canPay(g, hero, COST, NO_KIND)) return;
    for (const zone of targets(g, hero)) add(zoneOption(g, liveGrenade.id, zone, { cost: COST }));
  },
  use(g, hero, { args }) {
    const zone = itemAt(args, 0);
    pay(g, hero, COST, NO_KIND);
    useSkill(g, hero, liveGrenade.id);
    const f: Grenade = { proc: liveGrenade.id, step: 'wound', hero, zone };
    return f;
  },
  procedure: procedure<Grenade>()({
    wound: (_g, f) => call(f, 'choose', certainWounds(f.hero, 1, 'live-grenade')),
    // "Up to": some may be left standing, to be devoured.
    choose: {
      ask(g, f) {
        const { id, seat } = heroAt(g.state, f.hero);
        const options = smallFry(g, f.zone).map((type) =>
          enemyOption(g, 'eliminate', type, { cap: countOf(g, type, f.zone) }),
        );
        const total = Math.min(
          MOST,
          options.reduce((n, o) => n + (o.cap ?? 0), 0),
        );
        return {
          kind: 'allocate',
          prompt: 'choose',
          by: seat,
          hero: id,
          about: { for: liveGrenade.id, zone: zoneId(g, f.zone), n: total },
          total,
          options: [...options, SPARE],
        };
      },
      take(g, f, { units }) {
        const gone = smallFry(g, f.zone).flatMap((type, i) =>
          itemAt(units, i) > 0 ? strikeDown(g, f.hero, type, f.zone, itemAt(units, i)) : [],
        );
        return callIf(f, 'end', inSequence(gone));
      },
    },
    end: () => DONE,
  }),
};

interface Grenade extends Frame {
  hero: number;
  zone: number;
}

const SPARE = plainOption('spare');
