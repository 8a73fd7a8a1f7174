/** What a hero sees before choosing, and what a place is worth to them. */
import { heroAt, numberAt, itemAt, BASIC_ACTIONS, enemiesIn, heroesIn, type Game } from '@holdout/engine';
import { senseOf, type Sense, type Strength } from '../sense.ts';
import type { Temper } from '../temper.ts';
import type { Aim } from './aims.ts';
import { outlookOn, riskAt, type Outlook } from './danger.ts';
import { expectedKills } from './fight.ts';
import { planFor } from './plan.ts';
import { spotsFrom } from './reach.ts';

export interface Look {
  readonly g: Game;
  readonly hero: number;
  readonly zone: number;
  readonly actions: number;
  readonly sense: Sense;
  readonly aims: readonly Aim[];
  /** Way from every zone to the nearest aim. */
  readonly far: Float64Array;
  readonly fight: Strength;
  /** Falls as the game goes on: nobody hides for ever. */
  readonly caution: number;
  /** Worth of a zone nearer to the goal. */
  readonly step: number;
  readonly outlooks: Map<number, Outlook>;
  /** The best ends found so far. */
  readonly ends: Map<string, number>;
}

export const STEP = 4;
/** Where enemies near can be beaten, getting on can wait. */
const STEP_HOLDING = 1;
const SORTIE = 1;
const TOKEN = 8;
const SEARCH = 0.3;
/** An action not needed: the shorter of two ways is better. */
export const SPARE = 0.1;

export function lookAround(g: Game, hero: number, temper: Temper): Look {
  const { zone, actions } = heroAt(g.state, hero);
  const sense = senseOf(g);
  const alone = heroesIn(g, zone).length === 1;
  return {
    g,
    hero,
    zone,
    actions,
    sense,
    ...planFor(g, hero, temper.arming),
    fight: sense.closeFight(g, hero, alone),
    caution: temper.caution * Math.max(0.15, 0.55 - g.state.round / 120),
    step: temper.holds && isHolding(g, zone, sense) ? STEP_HOLDING : STEP,
    outlooks: new Map(),
    ends: new Map(),
  };
}

/** Advance where it is quiet, hold where the enemies near can be beaten, run where they cannot. */
function isHolding(g: Game, zone: number, sense: Sense): boolean {
  const { zones, types } = g.context;
  let enemies = 0;
  for (let z = 0; z < zones; z++)
    if (numberAt(g.view.distance, zone * zones + z) <= 2) enemies += enemiesIn(g, z);
  let power = 0;
  let damage = 0;
  g.state.heroes.forEach((h, i) => {
    if (h.zone < 0 || numberAt(g.view.distance, zone * zones + h.zone) > 1) return;
    const fight = sense.closeFight(g, i, false);
    power += BASIC_ACTIONS * fight.hits;
    if (h.zone === zone) damage = Math.max(damage, fight.damage);
  });
  const near = [zone, ...itemAt(g.view.neighbours, zone)];
  const tooTough = types.some(
    (t, i) => t.toughness > damage && near.some((z) => itemAt(g.state.enemies, i * zones + z) > 0),
  );
  return !tooTough && enemies > 0.2 * power && enemies <= 2 * power;
}

const FREE_KIND: { readonly [verb: string]: string } = {
  move: 'freeMove',
  attack: 'freeCombat',
  search: 'freeSearch',
};

/** Free actions of this kind the hero still has. */
export function freeOf({ g, hero }: Look, verb: string): number {
  const kind = g.context.edition.freeKinds.indexOf(FREE_KIND[verb] ?? '');
  return kind < 0 ? 0 : itemAt(heroAt(g.state, hero).free, kind);
}

/** Worth of ending the turn in a zone, with so many actions to fight there. */
export function placeWorth(look: Look, zone: number, actions: number, killed = 0): number {
  const { g, hero, far, fight, caution, outlooks } = look;
  let outlook = outlooks.get(zone);
  if (!outlook) outlooks.set(zone, (outlook = outlookOn(g, hero, zone)));
  const way = look.aims.length > 0 ? numberAt(far, zone) : 0;
  return -caution * riskAt(g, hero, outlook, actions, fight, killed) - look.step * way;
}

/** Worth of the best place to end the turn, from a zone with so many actions left: asked again by most of a menu. */
export function bestEnd(look: Look, from: number, actions: number, killed = 0): number {
  const key = `${from} ${actions} ${killed}`;
  let best = look.ends.get(key);
  if (best === undefined) look.ends.set(key, (best = findBestEnd(look, from, actions, killed)));
  return best;
}

function findBestEnd(look: Look, from: number, actions: number, killed: number): number {
  const { g, hero, zone } = look;
  const free = freeOf(look, 'move') > 0 ? 1 : 0;
  let best = -Infinity;
  for (const spot of spotsFrom(g, hero, from, actions + free, killed)) {
    const rest = Math.min(actions, spot.left);
    const worth =
      spot.zone === zone
        ? placeWorth(look, zone, rest, killed)
        : placeWorth(look, spot.zone, rest) + errandWorth(look, spot.zone, rest);
    best = Math.max(best, worth + SPARE * rest);
  }
  return best;
}

/** What can be done in another zone with the actions left there. */
function errandWorth({ g, hero, sense, aims, fight }: Look, zone: number, actions: number): number {
  if (actions < 1) return 0;
  const enemies = enemiesIn(g, zone);
  const sortie =
    enemies > 0 ? SORTIE * expectedKills(g, zone, { ...fight, hits: fight.hits * actions }, true) : 0;
  if (aims.some((a) => a.zone === zone && (a.act === 'take' || a.act === 'neutralise')))
    return TOKEN + sortie;
  const searches =
    enemies === 0 && sense.canSearchIn(g, zone) && !heroAt(g.state, hero).used.includes('search');
  return searches ? searchWorth({ g, hero, sense }) : sortie;
}

export const searchWorth = ({ g, hero, sense }: Pick<Look, 'g' | 'hero' | 'sense'>, sure = false): number =>
  SEARCH * sense.searchWorth(g, hero, sure);
