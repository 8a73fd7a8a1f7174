/**
 * Open Wounds: hits of the Savage Claws that do not eliminate their target stay on it for his other attacks of the turn,
 * Devour too. They vanish when the turn ends or one of the two leaves the zone.
 */
import { itemAt, countOf, DONE, procedure, type Ability, type Game } from '@holdout/engine';
import type { Attack } from '../../supers/attack/attack.ts';
import { choose, question, type Question } from '../../supers/cards/choose.ts';
import { sayUsed } from '../../supers/attack/effects.ts';
import { attackOf, isPerson, targetOption, targetsIn, weaken } from '../../supers/attack/hits.ts';
import { isEnemyHero } from '../../supers/kit.ts';
import { zombieOwnOf, type Hurt } from '../own.ts';

const hurtBy = (g: Game, hero: number): Hurt[] => zombieOwnOf(g).hurt.filter((h) => h.hero === hero);

const hurtIn = (g: Game, hero: number, zones: readonly number[]): Hurt[] =>
  g.state.active === hero ? hurtBy(g, hero).filter((h) => zones.includes(h.zone)) : [];

/** Place of the zone whose hits are left over with somebody to take them, -1 for none. */
const leftOver = (g: Game, f: Attack): number =>
  f.zones.findIndex((z, i) => itemAt(f.unused, i) > 0 && takers(g, f, z).length > 0);

const takers = (g: Game, f: Attack, zone: number): number[] =>
  targetsIn(g, f, zone).filter((t) => !isPerson(t));

export const openWounds: Ability = {
  id: 'open-wounds',
  clause: 'S-COM-3',
  at: {
    'attack-declared': {
      must: true,
      can: (g, hero, f) => hurtIn(g, hero, f.zones).length > 0,
      run(g, hero, f) {
        for (const { type, zone, hits } of hurtIn(g, hero, f.zones)) weaken(f, type, zone, hits);
        return null;
      },
    },
    'hits-assigned': {
      must: true,
      can: (g, hero, f) => f.unique && g.state.active === hero && leftOver(g, f) >= 0,
      run(g, hero) {
        sayUsed(g, hero, openWounds.id);
        return question(openWounds.id, hero);
      },
    },
    'turn-end': {
      must: true,
      can: (g, hero) => hurtBy(g, hero).length > 0,
      run(g, hero) {
        closeWounds(g, hero);
        return null;
      },
    },
  },
  // Of several who could take them, the players choose one.
  procedure: procedure<Question>()({
    choose: {
      ask(g, f) {
        const a = attackOf(g);
        const at = leftOver(g, a);
        if (at < 0) return DONE;
        return choose(
          g,
          f.hero,
          openWounds.id,
          takers(g, a, itemAt(a.zones, at)).map((t) => targetOption(g, t)),
        );
      },
      take(g, f, { option }) {
        const a = attackOf(g);
        const at = leftOver(g, a);
        const type = itemAt(option.args, 0);
        keepHits(g, { hero: f.hero, type, zone: itemAt(a.zones, at), hits: itemAt(a.unused, at) });
        if (isEnemyHero(type) && !a.grazed.includes(type)) a.grazed.push(type);
        a.unused[at] = 0;
        return 'choose';
      },
    },
  }),
};

/** The one figure of a Super Hero gathers its hits; of others, each keeps its own. */
function keepHits(g: Game, wound: Hurt): void {
  const { hero, type, zone } = wound;
  const known = hurtIn(g, hero, [zone]).find((h) => h.type === type && isEnemyHero(type));
  if (known) known.hits += wound.hits;
  else zombieOwnOf(g).hurt.push(wound);
}

/** Whoever is hurt falls before those who are not. */
export function forgetFallen(g: Game, type: number, zone: number, n: number): void {
  const own = zombieOwnOf(g);
  let fallen = n;
  own.hurt = own.hurt.filter((h) => h.type !== type || h.zone !== zone || fallen-- <= 0);
}

/** Those who are not hurt are pushed first: never worse for the players. */
export function forgetPushed(g: Game, type: number, from: number): void {
  const own = zombieOwnOf(g);
  let left = countOf(g, type, from);
  own.hurt = own.hurt.filter((h) => h.type !== type || h.zone !== from || left-- > 0);
}

/** The hero goes elsewhere, or the turn is over. */
export function closeWounds(g: Game, hero: number): void {
  const own = zombieOwnOf(g);
  if (own.hurt.length > 0) own.hurt = own.hurt.filter((h) => h.hero !== hero);
}
