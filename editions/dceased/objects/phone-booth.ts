/** Phone Booth: thrown into a zone at range 1, or a quick change inside; gone either way. */
import { heroAt, itemAt, call, DONE, procedure, type Frame } from '@holdout/engine';
import { FAST, HEAVY, BASIC } from '../../supers/kit.ts';
import { enemiesUnder } from '../../supers/attack/weapons.ts';
import { fillPower, MOST_POWER, powerOf } from '../../supers/cards/power.ts';
import { objectAttack, THROW, whyNoAttack } from './weapons.ts';
import { objectAction, removeObject, type Use } from './use.ts';

const ID = THROW.id;

interface Throw extends Frame<typeof ID> {
  hero: number;
  zone: number;
}

const throwIt: Use = {
  id: 'throw',
  zones: (g, hero) => itemAt(g.view.seen, heroAt(g.state, hero).zone),
  whyNot: (g, hero, zone) => whyNoAttack(g, hero, THROW, zone),
  run(_g, hero, zone) {
    const f: Throw = { proc: ID, step: 'throw', hero, zone };
    return f;
  },
};

/** A die for each Horde Zombie; a success eliminates a Brute too, Zombie Heroes are not hit. */
const phoneBoothProcedure = procedure<Throw>()({
  throw(g, f) {
    const base = enemiesUnder(g, f.zone);
    const set = [BASIC, HEAVY, FAST].map((type) => ({ type, to: 1 }));
    return call(f, 'gone', objectAttack(g, f.hero, THROW, f.zone, { base, set }));
  },
  gone(g) {
    removeObject(g, ID);
    return DONE;
  },
});

const quickChange: Use = {
  id: 'quick-change',
  whyNot: (g, hero) => (powerOf(g, hero) < MOST_POWER ? undefined : 'power.full'),
  run(g, hero) {
    fillPower(g, hero, 'D-OBJ-2');
    removeObject(g, ID);
    return null;
  },
};

export const phoneBoothAction = objectAction(ID, [throwIt, quickChange], phoneBoothProcedure);
