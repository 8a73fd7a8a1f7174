/** Conditions of super-hero missions: bystanders, enemy heroes, secret cards, objectives of each hero (M-ALL, M-MZ). */
import {
  heroAt,
  itemAt,
  aimed,
  area,
  colour,
  DANGER_LEVELS,
  experienceTowards,
  fields,
  isOf,
  list,
  map,
  NEVER,
  number,
  objectivesLeft,
  oneOf,
  targetsIn,
  word,
  yes,
  type Condition,
  type Conditions,
  type Game,
} from '@holdout/engine';
import type { Attack } from '../attack/attack.ts';
import { bystanderId } from '../people/bystanders.ts';
import { heroTypes, zoneOfEnemyHero } from '../enemies/enemy-heroes.ts';
import { card, enemyHeroId } from './arguments.ts';
import { NOWHERE, ownOf } from '../own.ts';
import { faceDown, peopleLeft, underObjectives, wayOut, whereIs, whereStands } from './places.ts';

/** Every hero that began, so none if one has been eliminated (M-ALL-4). */
const eachHero = (g: Game, holds: (hero: number) => boolean): boolean =>
  g.state.heroes.every((h, hero) => h.status !== 'dead' && holds(hero));

const sumOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
/** What is done of what is done and left. */
export const shareOf = (done: number, left: number): number => done / Math.max(1, done + left);
/** Of all heroes that began; how much of it each has done is 0 to 1. */
const meanOver = (g: Game, done: (hero: number) => number): number =>
  sumOf(g.state.heroes.map((_, hero) => Math.min(1, done(hero)))) / g.state.heroes.length;

const takenBy = (g: Game, hero: number): number => g.state.objectives.filter((o) => o.taken === hero).length;

/** Somebody has been eaten and the mission has not answered yet (M-MZ9-1). */
const isEating = (g: Game): boolean =>
  g.state.stack.some((f) => isOf<Attack>(f, 'attack') && f.meals.length > 0);

/** Marked bystanders that can still be devoured: on the board, or under objectives. */
const targetsLeft = (g: Game): number =>
  ownOf(g).bystanders.filter((b) => b.marked).length + ownOf(g).cards.filter((c) => c.under >= 0).length;

const hasHappened =
  (what: string): Condition =>
  (g) =>
    ownOf(g).done.includes(what);

export const conditions: Conditions = {
  /** No person and no face-down card is on the board (M-ALL-5). */
  allBystandersDevoured: word(yes, () =>
    aimed((g) => ownOf(g).bystanders.length === 0 && ownOf(g).cards.every((c) => c.up), {
      targets: (g) => [...peopleLeft(g), ...faceDown(g)],
      progress(g) {
        const { devoured, bystanders, cards } = ownOf(g);
        return shareOf(sumOf(devoured), bystanders.length + cards.filter((c) => !c.up).length);
      },
    }),
  ),

  /** Every hero that began has left by the exit (M-ALL-2, M-ALL-4). */
  allExit: word(yes, () =>
    aimed((g) => g.state.heroes.every((h) => h.status === 'left'), {
      byExit: true,
      everybody: true,
      targets: wayOut,
      progress: (g) => meanOver(g, (hero) => (heroAt(g.state, hero).status === 'left' ? 1 : 0)),
    }),
  ),

  /** So many objectives of each colour have been taken. */
  objectives: word(map(number(1, 9), colour('objectives')), (wanted) => {
    const taken = (g: Game, name: string): number =>
      g.state.objectives.filter((o) => o.taken >= 0 && o.colour === name).length;
    const isOpen = (g: Game, name: string): boolean => wanted.some(([c, n]) => c === name && taken(g, c) < n);
    return aimed((g) => wanted.every(([name]) => !isOpen(g, name)), {
      targets: (g) => objectivesLeft(g, (name) => isOpen(g, name)),
      counts: (g) => [
        {
          n: wanted.reduce((sum, [name, n]) => sum + Math.min(n, taken(g, name)), 0),
          all: wanted.reduce((sum, [, n]) => sum + n, 0),
        },
      ],
    });
  }),

  /** Each hero has taken so many objectives, devoured so many bystanders, reached this level. */
  eachHeroTakes: word(number(1, 9), (n) =>
    aimed((g) => eachHero(g, (hero) => takenBy(g, hero) >= n), {
      targets: (g) => objectivesLeft(g, () => true),
      progress: (g) => meanOver(g, (hero) => takenBy(g, hero) / n),
    }),
  ),
  eachHeroDevours: word(number(1, 9), (n) =>
    aimed((g) => eachHero(g, (hero) => itemAt(ownOf(g).devoured, hero) >= n), {
      targets: (g) => [...peopleLeft(g), ...faceDown(g)],
      progress: (g) => meanOver(g, (hero) => itemAt(ownOf(g).devoured, hero) / n),
    }),
  ),
  eachHeroReached: word(oneOf(DANGER_LEVELS, 'level'), (reached) => {
    const level = DANGER_LEVELS.indexOf(reached);
    return aimed((g) => eachHero(g, (hero) => heroAt(g.state, hero).level >= level), {
      progress: (g) => meanOver(g, (hero) => experienceTowards(g, heroAt(g.state, hero).xp, level)),
    });
  }),

  /** This card has been devoured, turned up, taken as an action. */
  devoured: word(card, (id) => aimed(hasHappened(`devoured:${id}`), { targets: (g) => whereIs(g, id) })),
  revealed: word(card, (id) => aimed(hasHappened(`revealed:${id}`), { targets: faceDown })),
  cardTaken: word(card, (id) => aimed(hasHappened(`took:${id}`), { targets: (g) => whereIs(g, id) })),

  /** This enemy hero has been eliminated for good; so many of these have. */
  enemyHeroGone: word(enemyHeroId, (id) =>
    aimed(hasHappened(`gone:${id}`), { targets: (g) => whereStands(g, [id]) }),
  ),
  enemyHeroesGone: word(fields({ of: list(enemyHeroId), atLeast: number(1, 12) }), ({ of, atLeast }) => {
    const left = (g: Game): string[] => of.filter((id) => !ownOf(g).done.includes(`gone:${id}`));
    const gone = (g: Game): number => of.length - left(g).length;
    return aimed((g) => gone(g) >= atLeast, {
      targets: (g) => whereStands(g, left(g)),
      counts: (g) => [{ n: gone(g), all: atLeast }],
    });
  }),

  /** So many marked bystanders have been devoured. */
  targetsDevoured: word(number(1, 12), (all) =>
    aimed((g) => ownOf(g).markedDevoured >= all, {
      targets: (g) => [...peopleLeft(g, (b) => b.marked), ...underObjectives(g)],
      counts: (g) => [{ n: ownOf(g).markedDevoured, all }],
    }),
  ),

  /** A bystander, a marked one, has left the board. */
  bystanderEscaped: word(yes, () => (g) => ownOf(g).escaped > 0),
  targetEscaped: word(yes, () => (g) => ownOf(g).markedEscaped > 0),

  /** So many people have been rescued; this one has; so many marked ones have. */
  peopleRescued: word(number(1, 12), (all) =>
    aimed((g) => ownOf(g).rescued.length >= all, {
      targets: (g) => [...peopleLeft(g, (b) => !ownOf(g).rescued.includes(b.card)), ...faceDown(g)],
      counts: (g) => [{ n: ownOf(g).rescued.length, all }],
    }),
  ),
  rescued: word(card, (id) =>
    aimed((g) => ownOf(g).rescued.some((c) => bystanderId(g, c) === id), {
      targets: (g) => whereIs(g, id),
    }),
  ),
  targetsRescued: word(number(1, 12), (all) => {
    const saved = (g: Game): number => ownOf(g).targets.filter((c) => ownOf(g).rescued.includes(c)).length;
    return aimed((g) => saved(g) >= all, {
      targets: (g) => [
        ...peopleLeft(g, (b) => b.marked),
        ...targetsIn(ownOf(g).cards.flatMap((c) => (c.target && !c.up ? [c.zone] : []))),
      ],
      counts: (g) => [{ n: saved(g), all }],
    });
  }),

  /** A marked person has been devoured or its card discarded (M-MH2-2). */
  targetLost: word(yes, () => (g) => ownOf(g).targetsLost > 0),

  /** The sign lies there (M-MH3). */
  signIn: word(area, (zones) =>
    aimed((g) => zones.includes(ownOf(g).sign?.zone ?? NOWHERE), {
      targets: (g) => [...targetsIn([ownOf(g).sign?.zone ?? NOWHERE]), ...targetsIn(zones, 'place')],
      progress(g) {
        const from = ownOf(g).sign?.zone ?? NOWHERE;
        const way =
          from === NOWHERE ? [] : zones.map((z) => g.context.asIfOpen.distance[from * g.context.zones + z]);
        return Math.max(0, ...way.map((far = NEVER) => (far < NEVER ? 1 / (1 + far) : 0)));
      },
    }),
  ),

  /** No enemy hero is on the board, nor about to come for somebody just devoured. */
  noEnemyHeroes: word(yes, () =>
    aimed((g) => !isEating(g) && heroTypes(g).every((t) => zoneOfEnemyHero(g, t) < 0), {
      targets: (g) => targetsIn(heroTypes(g).map((t) => zoneOfEnemyHero(g, t))),
      progress: (g) => 1 / (1 + heroTypes(g).filter((t) => zoneOfEnemyHero(g, t) >= 0).length),
    }),
  ),

  /** There are not enough objectives left for each hero to take so many (M-ALL-9). */
  tooFewObjectives: word(number(1, 9), (n) => {
    const left = (g: Game): number => g.state.objectives.filter((o) => o.taken < 0).length;
    const wanted = (g: Game): number =>
      g.state.heroes.reduce((sum, _, hero) => sum + Math.max(0, n - takenBy(g, hero)), 0);
    return aimed((g) => wanted(g) > left(g), { progress: (g) => wanted(g) / (left(g) + 1) });
  }),

  /** No longer can so many marked bystanders be devoured in all (M-ALL-9). */
  tooFewTargets: word(number(1, 12), (n) => {
    const inAll = (g: Game): number => ownOf(g).markedDevoured + targetsLeft(g);
    return aimed((g) => inAll(g) < n, { progress: (g) => n / (inAll(g) + 1) });
  }),
};
