/** Effects of super-hero missions (M-MZ). */
import {
  heroAt,
  itemAt,
  colour,
  DANGER_LEVELS,
  declareEvents,
  demand,
  either,
  enemy,
  enemyId,
  fields,
  inSequence,
  isOf,
  number,
  oneOf,
  refine,
  SPAWN,
  text,
  told,
  word,
  yes,
  zoneId,
  type Effects,
  type EventsOf,
  type Frame,
  type Game,
  type Turn,
} from '@holdout/engine';
import { canDrawPerson, drawPerson, placeBystander, turnUpAll } from '../people/bystanders.ts';
import { spawnEnemyHero, zoneOfEnemyHero } from '../enemies/enemy-heroes.ts';
import { giveItem, useItem } from './items.ts';
import { enemyHero } from './arguments.ts';
import { mayDraw, nearestSpawn, turnUpOne } from './choices.ts';
import { missionOf, NOWHERE, ownOf } from '../own.ts';
import { gainTrait } from '../cards/traits.ts';

const TOLD = declareEvents({
  'enemy-lies-down': told({ enemy: 'enemy', zone: 'zone' }),
  'exit-placed': told({ zone: 'zone' }, { mark: 'exit-door', tone: 'green', beat: 'token', ms: 400 }),
});
declare module '@holdout/engine' {
  interface EventMap extends EventsOf<typeof TOLD> {}
}

/** First spawn point of the colour that is on the board. */
const spawnOf = (g: Game, name: string): number =>
  g.context.mission.spawns.find((s, i) => s.colour === name && g.state.spawns[i] !== SPAWN.gone)?.zone ??
  NOWHERE;

/** Is an action of a turn under way? */
const inAction = (g: Game): boolean => g.state.stack.some((f) => isOf<Turn>(f, 'turn') && f.step === 'menu');

/** What waits for the end of the action under way (M-MZ10-1). */
export function actionDone(g: Game): Frame | null {
  const own = ownOf(g);
  if (own.later.length === 0) return null;
  const frames = own.later;
  own.later = [];
  return inSequence(frames);
}

/** Where it happened, or the spawn point of a colour. */
const hereOrAt = refine(either(['here'], colour('spawns')), (at, r, look) => {
  if (at === 'here') demand(r, look, 'zone');
  return at;
});

/** Of whoever did it, or whoever it was. */
const levelOrAlways = oneOf(['always', ...DANGER_LEVELS], 'level');

export const effects: Effects = {
  /** An enemy hero at the spawn point of this colour, or here (M-MZ6, M-MZ9). */
  spawnEnemyHero: word(hereOrAt, (at) => (g, about) => {
    const zone = at === 'here' ? about.zone : spawnOf(g, at);
    return zone === NOWHERE ? null : spawnEnemyHero(g, zone);
  }),

  /** A person from the deck, marked as a target, where it happened (M-MZ2). */
  placeTarget: word(
    yes,
    () => (g, about) => {
      const card = drawPerson(g);
      if (card >= 0) placeBystander(g, card, about.zone, { marked: true });
      return null;
    },
    'zone',
  ),

  /** The card under the objective just taken is turned up there, marked (M-MZ9). */
  revealUnder: word(
    yes,
    () => (g, about) => {
      const own = ownOf(g);
      const shown = own.cards.filter(
        (c) => c.under >= 0 && itemAt(g.state.objectives, c.under).taken >= 0 && c.zone === about.zone,
      );
      return turnUpAll(g, shown, true);
    },
    'zone',
  ),

  /**
   * The enemy hero just eliminated comes back in the End Phase if a hero below this level did it (M-MZ7); always, whoever
   * it was (M-MZ3). Once gone for good, an enemy hero is like any other (M-MZ7-1).
   */
  returns: word(
    levelOrAlways,
    (level) =>
      (g, { hero, type }) => {
        const start = missionOf(g).enemyHeroes.find((h) => h.type === type);
        const own = ownOf(g);
        if (!start || own.done.includes(`gone:${enemyId(g, type)}`)) return null;
        // The level before the experience of this elimination (S-COM-12).
        const below = hero >= 0 && heroAt(g.state, hero).level < DANGER_LEVELS.findIndex((x) => x === level);
        if (level === 'always' || below) own.atEnd.push({ kind: 'return', type, zone: start.zone });
        return null;
      },
    'enemy-hero',
  ),

  /**
   * The enemy hero just eliminated lies down there and rises in the next End Phase, unless a hero of this level or a
   * higher one did it; always, whoever it was (M-MH5). Off the board it is what it is while it lies.
   */
  rises: word(
    levelOrAlways,
    (level) =>
      (g, { hero, type, zone }) => {
        if (ownOf(g).done.includes(`gone:${enemyId(g, type)}`)) return null;
        const isAbove =
          hero >= 0 && heroAt(g.state, hero).level >= DANGER_LEVELS.findIndex((x) => x === level);
        if (level !== 'always' && isAbove) return null;
        ownOf(g).atEnd.push({ kind: 'rise', type, zone });
        g.emit?.(g.context.mission.clause, {
          type: 'enemy-lies-down',
          enemy: enemyId(g, type),
          zone: zoneId(g, zone),
        });
        return null;
      },
    'enemy-hero',
  ),

  /** It takes no activation until the End Phase, extra ones neither (M-MH5-1). */
  stopEnemyHero: word(enemyHero, (type) => (g) => {
    const own = ownOf(g);
    if (own.stopped.includes(type)) return null;
    own.stopped.push(type);
    const zone = zoneOfEnemyHero(g, type);
    if (zone >= 0)
      g.emit?.(g.context.mission.clause, {
        type: 'enemies-stunned',
        enemy: enemyId(g, type),
        n: 1,
        zone: zoneId(g, zone),
      });
    return null;
  }),

  /** The hero draws a trait for nothing (M-MH5). */
  drawTrait: word(
    yes,
    () =>
      (g, { hero }) =>
        hero >= 0 && heroAt(g.state, hero).status === 'in' ? gainTrait(g, hero) : null,
    'hero',
  ),

  /** The hero carries one from now on; one of the hero's is used up. */
  giveItem: word(
    text('card'),
    (item) =>
      (g, { hero }) => {
        giveItem(g, hero, item);
        return null;
      },
    'hero',
  ),
  useItem: word(
    text('card'),
    (item) =>
      (g, { hero }) => {
        useItem(g, hero, item);
        return null;
      },
    'hero',
  ),

  /** The exit is put down where it happened (M-MZ6). */
  placeExit: word(
    yes,
    () => (g, about) => {
      ownOf(g).exit = about.zone;
      g.emit?.(g.context.mission.clause, { type: 'exit-placed', zone: zoneId(g, about.zone) });
      return null;
    },
    'zone',
    'exit-token',
  ),

  /** The players may turn over one objective (M-MZ6). */
  mayTurnUpObjective: word(yes, () => turnUpOne),

  /** The hero may draw a bystander card onto the dashboard (M-MZ5). */
  mayDrawBystander: word(
    yes,
    () =>
      (g, { hero }) =>
        heroAt(g.state, hero).status === 'in' && canDrawPerson(g) ? mayDraw(hero) : null,
    'hero',
  ),

  /** Enemies in the active spawn zone nearest to the hero who caused it, after the action that did (M-MZ10, M-MZ10-1). */
  placeNearestSpawn: word(
    fields({ type: enemy, count: number(1, 20) }),
    ({ type, count }) =>
      (g, about) => {
        const f = nearestSpawn(about.hero, type, count);
        if (!inAction(g)) return f;
        ownOf(g).later.push(f);
        return null;
      },
    'hero',
  ),

  /** Dice added to every attack but Devour from now on (M-MZ10). */
  upgradeAttacks: word(number(1, 3), (n) => (g) => {
    ownOf(g).upgrade += n;
    return null;
  }),
};
