/** The Avengers Sign (Z-SIGN-1 to Z-SIGN-4, H-HAND-4). */
import {
  heroAt,
  numberAt,
  call,
  canPay,
  declareEvents,
  declareRefusals,
  DONE,
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
import { attack } from '../attack/attack.ts';
import { kitOf } from '../kit.ts';
import { enemiesUnder } from '../attack/weapons.ts';
import { missionOf, ownOf } from '../own.ts';
import { thingAction } from './thing-action.ts';

const TOLD = declareEvents({
  'sign-moved': told({ zone: 'zone' }, { beat: 'token', ms: 260 }),
  'sign-gone': told({ zone: 'zone' }, { beat: 'token', ms: 260 }),
});
const REFUSED = declareRefusals({
  'sign.not-here': 'Z-SIGN-1',
  'sign.no-target': 'Z-SIGN-3',
  'sign.not-yet': 'M-MH3',
  'sign.thrown': 'M-MH3',
});
declare module '@holdout/engine' {
  interface RefusalMap extends RefusalsOf<typeof REFUSED> {}
  interface EventMap extends EventsOf<typeof TOLD> {}
}

const RANGE = 1;
const ACCURACY = 3;

/** Some missions let nobody touch it before certain objectives are taken (M-MH3). */
export function whyNotTouch(g: Game): RefusalCode | undefined {
  const isTaken = (colour: string): boolean =>
    g.state.objectives.some((o) => o.taken >= 0 && o.colour === colour);
  return missionOf(g).signAfter.every(isTaken) ? undefined : 'sign.not-yet';
}

function whyNotAt(g: Game, hero: number, zone: number): RefusalCode | undefined {
  const h = heroAt(g.state, hero);
  const { sign } = ownOf(g);
  const no = kitOf(g).hindered(g, hero);
  if (no) return no;
  if (!sign || sign.zone !== h.zone) return 'sign.not-here';
  const locked = whyNotTouch(g);
  if (locked) return locked;
  if (sign.damaged && missionOf(g).signThrows < 2) return 'sign.thrown';
  const far = numberAt(g.view.sight, h.zone * g.context.zones + zone);
  if (far === NEVER) return 'attack.not-seen';
  if (far > RANGE) return 'attack.too-far';
  if (enemiesUnder(g, zone) === 0) return 'sign.no-target';
  return canPay(g, hero, 1, NO_KIND) ? undefined : 'hero.too-few-actions';
}

export const signAction = thingAction({
  verb: 'sign',
  zoneOf: (g) => ownOf(g).sign?.zone,
  whyNotAt,
  use(_g, hero, zone) {
    const f: Throw = { proc: 'throw-sign', step: 'throw', hero, zone };
    return f;
  },
});

interface Throw extends Frame<'throw-sign'> {
  hero: number;
  zone: number;
}

/** After the first use it lies damaged in the target zone, after the second it is gone (Z-SIGN-2). */
export const throwSignProcedure = procedure<Throw>()({
  throw(g, f) {
    const thrown = attack(g, {
      small: true,
      mode: 'ranged',
      hero: f.hero,
      line: 'sign',
      zones: [f.zone],
      base: enemiesUnder(g, f.zone),
      accuracy: ACCURACY,
      plain: true,
    });
    return call(f, 'land', thrown);
  },
  land(g, f) {
    const own = ownOf(g);
    const zone = zoneId(g, f.zone);
    g.stirred = true;
    if (own.sign?.damaged) {
      own.sign = null;
      g.emit?.('Z-SIGN-2', { type: 'sign-gone', zone });
    } else {
      own.sign = { zone: f.zone, damaged: true };
      g.emit?.('Z-SIGN-2', { type: 'sign-moved', zone });
    }
    return DONE;
  },
});
