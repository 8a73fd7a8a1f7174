/** The Sentinel Hand: a Plasma Blast while it is charged, then a throw (H-HAND-1 to H-HAND-3). */
import {
  heroAt,
  numberAt,
  call,
  canPay,
  declareEvents,
  declareRefusals,
  DONE,
  enemiesIn,
  NEVER,
  NO_KIND,
  procedure,
  told,
  zoneId,
  type EventsOf,
  type Frame,
  type Game,
  type RefusalCode,
  type RefusalsOf,
} from '@holdout/engine';
import { attack } from '../supers/attack/attack.ts';
import { enemiesUnder } from '../supers/attack/weapons.ts';
import { ownOf } from '../supers/own.ts';
import { thingAction } from '../supers/missions/thing-action.ts';

const TOLD = declareEvents({
  'hand-moved': told({ zone: 'zone' }, { mark: 'gauntlet', tone: 'magenta', beat: 'token', ms: 260 }),
  'hand-gone': told({ zone: 'zone' }, { mark: 'gauntlet', tone: 'plain', beat: 'token', ms: 260 }),
});
const REFUSED = declareRefusals({
  'hand.not-here': 'H-HAND-1',
  'hand.no-target': 'H-HAND-2',
});
declare module '@holdout/engine' {
  interface RefusalMap extends RefusalsOf<typeof REFUSED> {}
  interface EventMap extends EventsOf<typeof TOLD> {}
}

const BLAST = { range: 2, dice: 3, accuracy: 4, perDie: 2 };
const THROW = { range: 1, accuracy: 3 };

function whyNotAt(g: Game, hero: number, zone: number): RefusalCode | undefined {
  const h = heroAt(g.state, hero);
  const { hand } = ownOf(g);
  if (!hand || hand.zone !== h.zone) return 'hand.not-here';
  const far = numberAt(g.view.sight, h.zone * g.context.zones + zone);
  if (far === NEVER) return 'attack.not-seen';
  if (far > (hand.spent ? THROW : BLAST).range) return 'attack.too-far';
  const targets = hand.spent ? enemiesUnder(g, zone) : enemiesIn(g, zone);
  if (targets === 0) return hand.spent ? 'hand.no-target' : 'attack.no-enemy';
  return canPay(g, hero, 1, NO_KIND) ? undefined : 'hero.too-few-actions';
}

export const handAction = thingAction({
  verb: 'hand',
  zoneOf: (g) => ownOf(g).hand?.zone,
  whyNotAt,
  use(g, hero, zone) {
    const f: UseHand = { proc: 'hand', step: ownOf(g).hand?.spent ? 'throw' : 'blast', hero, zone };
    return f;
  },
  procedure: procedure<UseHand>()({
    // Each success scores two hits on one enemy (H-HAND-1).
    blast(g, f) {
      const { dice, accuracy, perDie } = BLAST;
      const blow = { line: 'plasma-blast', zones: [f.zone], base: dice, accuracy, perDie };
      return call(f, 'spent', attack(g, { hero: f.hero, ...blow, plain: true, mode: 'ranged' }));
    },
    spent(g) {
      const own = ownOf(g);
      if (own.hand) own.hand = { ...own.hand, spent: true };
      g.emit?.('H-HAND-1', { type: 'hand-moved', zone: own.hand ? zoneId(g, own.hand.zone) : '' });
      return DONE;
    },
    // A die for each enemy, Zombie Heroes ignored (H-HAND-2).
    throw(g, f) {
      const blow = {
        line: 'hand-throw',
        zones: [f.zone],
        base: enemiesUnder(g, f.zone),
        accuracy: THROW.accuracy,
      };
      return call(f, 'gone', attack(g, { hero: f.hero, ...blow, plain: true, small: true, mode: 'ranged' }));
    },
    gone(g, f) {
      ownOf(g).hand = null;
      g.emit?.('H-HAND-2', { type: 'hand-gone', zone: zoneId(g, f.zone) });
      return DONE;
    },
  }),
});

interface UseHand extends Frame<'hand'> {
  hero: number;
  zone: number;
}
