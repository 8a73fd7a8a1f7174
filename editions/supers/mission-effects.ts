/** Effects of super-hero missions (M-MZ). */
import {
  DANGER_LEVELS,
  declareEvents,
  enemyId,
  inSequence,
  SPAWN,
  told,
  zoneId,
  type Effect,
  type EventsOf,
  type Frame,
  type Game,
  type Lookup,
  type Reader,
} from '@holdout/engine';
import { canDrawPerson, drawPerson, placeBystander, turnUp } from './bystanders.ts';
import { spawnEnemyHero, zoneOfEnemyHero } from './enemy-heroes.ts';
import { giveItem, useItem } from './items.ts';
import { mayDraw, nearestSpawn, turnUpOne } from './mission-choices.ts';
import { enemyHero } from './mission-conditions.ts';
import { missionOf, NOWHERE, ownOf } from './own.ts';
import { gainTrait } from './traits.ts';

const TOLD = declareEvents({
  'enemy-lies-down': told({ enemy: 'enemy', zone: 'zone' }),
  'exit-placed': told({ zone: 'zone' }, { mark: 'exit-door', tone: 'green', beat: 'token', ms: 400 }),
});
declare module '@holdout/engine' {
  interface EventMap extends EventsOf<typeof TOLD> {}
}

/** First spawn point of the colour that is on the board. */
const spawnOf = (g: Game, colour: string): number =>
  g.context.mission.spawns.find((s, i) => s.colour === colour && g.state.spawns[i] !== SPAWN.gone)?.zone ??
  NOWHERE;

/** Is an action of a turn under way? */
const inAction = (g: Game): boolean => g.state.stack.some((f) => f.proc === 'turn' && f.step === 'menu');

/** What waits for the end of the action under way (M-MZ10-1). */
export function actionDone(g: Game): Frame | null {
  const own = ownOf(g);
  if (own.later.length === 0) return null;
  const frames = own.later;
  own.later = [];
  return inSequence(frames);
}

export const effects: { readonly [word: string]: (r: Reader, look: Lookup) => Effect } = {
  /** `"blue"`: an enemy hero at the spawn point of this colour; `"here"`: where it happened (M-MZ6, M-MZ9). */
  spawnEnemyHero(r, look) {
    const at = r.text();
    if (at === 'here') look.needs(r, 'zone');
    else look.colour(r, 'spawns');
    return (g, about) => {
      const zone = at === 'here' ? about.zone : spawnOf(g, at);
      return zone === NOWHERE ? null : spawnEnemyHero(g, zone);
    };
  },

  /** `true`: a person from the deck, marked as a target, where it happened (M-MZ2). */
  placeTarget(r, look) {
    look.needs(r, 'zone');
    r.flag(true);
    return (g, about) => {
      const card = drawPerson(g);
      if (card >= 0) placeBystander(g, card, about.zone, { marked: true });
      return null;
    };
  },

  /** `true`: the card under the objective just taken is turned up there, marked (M-MZ9). */
  revealUnder(r, look) {
    look.needs(r, 'zone');
    r.flag(true);
    return (g, about) => {
      const own = ownOf(g);
      const shown = own.cards.filter(
        (c) => c.under >= 0 && g.state.objectives[c.under].taken >= 0 && c.zone === about.zone,
      );
      own.cards = own.cards.filter((c) => !shown.includes(c));
      return inSequence(shown.flatMap((c) => turnUp(g, c.card, c.zone, true)));
    };
  },

  /**
   * `"orange"`: the enemy hero just eliminated comes back in the End Phase if a hero below this level did it (M-MZ7);
   * `"always"`, whoever it was (M-MZ3). Once gone for good, an enemy hero is like any other (M-MZ7-1).
   */
  returns(r, look) {
    look.needs(r, 'enemy-hero');
    const level = r.oneOf(['always', ...DANGER_LEVELS]);
    return (g, { hero, type }) => {
      const start = missionOf(g).enemyHeroes.find((h) => h.type === type);
      const own = ownOf(g);
      if (!start || own.done.includes(`gone:${enemyId(g, type)}`)) return null;
      // The level before the experience of this elimination (S-COM-12).
      const below = hero >= 0 && g.state.heroes[hero].level < DANGER_LEVELS.findIndex((x) => x === level);
      if (level === 'always' || below) own.atEnd.push({ kind: 'return', type, zone: start.zone });
      return null;
    };
  },

  /**
   * `"orange"`: the enemy hero just eliminated lies down there and rises in the next End Phase, unless a hero of this
   * level or a higher one did it; `"always"`, whoever it was (M-MH5). Off the board it is what it is while it lies.
   */
  rises(r, look) {
    look.needs(r, 'enemy-hero');
    const level = r.oneOf(['always', ...DANGER_LEVELS]);
    return (g, { hero, type, zone }) => {
      if (ownOf(g).done.includes(`gone:${enemyId(g, type)}`)) return null;
      const isAbove = hero >= 0 && g.state.heroes[hero].level >= DANGER_LEVELS.findIndex((x) => x === level);
      if (level !== 'always' && isAbove) return null;
      ownOf(g).atEnd.push({ kind: 'rise', type, zone });
      g.emit?.(g.context.mission.clause, {
        type: 'enemy-lies-down',
        enemy: enemyId(g, type),
        zone: zoneId(g, zone),
      });
      return null;
    };
  },

  /** `"hulk"`: it takes no activation until the End Phase, extra ones neither (M-MH5-1). */
  stopEnemyHero(r, look) {
    const type = enemyHero(r, look);
    return (g) => {
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
    };
  },

  /** `true`: the hero draws a trait for nothing (M-MH5). */
  drawTrait(r, look) {
    look.needs(r, 'hero');
    r.flag(true);
    return (g, { hero }) => (hero >= 0 && g.state.heroes[hero].status === 'in' ? gainTrait(g, hero) : null);
  },

  /** `"charge"`: the hero carries one from now on; one of the hero's is used up. */
  giveItem(r, look) {
    look.needs(r, 'hero');
    const item = r.text();
    return (g, { hero }) => {
      giveItem(g, hero, item);
      return null;
    };
  },
  useItem(r, look) {
    look.needs(r, 'hero');
    const item = r.text();
    return (g, { hero }) => {
      useItem(g, hero, item);
      return null;
    };
  },

  /** `true`: the exit is put down where it happened (M-MZ6). */
  placeExit(r, look) {
    look.needs(r, 'zone');
    look.placesExit(r);
    r.flag(true);
    return (g, about) => {
      ownOf(g).exit = about.zone;
      g.emit?.(g.context.mission.clause, { type: 'exit-placed', zone: zoneId(g, about.zone) });
      return null;
    };
  },

  /** `true`: the players may turn over one objective (M-MZ6). */
  mayTurnUpObjective(r) {
    r.flag(true);
    return turnUpOne;
  },

  /** `true`: the hero may draw a bystander card onto the dashboard (M-MZ5). */
  mayDrawBystander(r, look) {
    look.needs(r, 'hero');
    r.flag(true);
    return (g, { hero }) => (g.state.heroes[hero].status === 'in' && canDrawPerson(g) ? mayDraw(hero) : null);
  },

  /**
   * `{ type, count }`: enemies in the active spawn zone nearest to the hero who caused it, after the action that did
   * (M-MZ10, M-MZ10-1).
   */
  placeNearestSpawn(r, look) {
    look.needs(r, 'hero');
    r.only('type', 'count');
    const type = look.enemy(r.get('type'));
    const count = r.get('count').number(1, 20);
    return (g, about) => {
      const f = nearestSpawn(about.hero, type, count);
      if (!inAction(g)) return f;
      ownOf(g).later.push(f);
      return null;
    };
  },

  /** `1`: dice added to every attack but Devour from now on (M-MZ10). */
  upgradeAttacks(r) {
    const n = r.number(1, 3);
    return (g) => {
      ownOf(g).upgrade += n;
      return null;
    };
  },
};
