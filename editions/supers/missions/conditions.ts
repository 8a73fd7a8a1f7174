/** Conditions of super-hero missions: bystanders, enemy heroes, secret cards, objectives of each hero (M-ALL, M-MZ). */
import {
  heroAt,
  itemAt,
  area,
  colour,
  DANGER_LEVELS,
  fields,
  list,
  map,
  number,
  oneOf,
  word,
  yes,
  type Condition,
  type Conditions,
  type Frame,
  type Game,
} from '@holdout/engine';
import type { Attack } from '../attack/attack.ts';
import { bystanderId } from '../people/bystanders.ts';
import { heroTypes, zoneOfEnemyHero } from '../enemies/enemy-heroes.ts';
import { card, enemyHeroId } from './arguments.ts';
import { NOWHERE, ownOf } from '../own.ts';

/** Every hero that began, so none if one has been eliminated (M-ALL-4). */
const eachHero = (g: Game, holds: (hero: number) => boolean): boolean =>
  g.state.heroes.every((h, hero) => h.status !== 'dead' && holds(hero));

const takenBy = (g: Game, hero: number): number => g.state.objectives.filter((o) => o.taken === hero).length;

/** Somebody has been eaten and the mission has not answered yet (M-MZ9-1). */
const isEating = (g: Game): boolean =>
  g.state.stack.some((f: Frame) => f.proc === 'attack' && (f as Attack).meals.length > 0);

/** Marked bystanders that can still be devoured: on the board, or under objectives. */
const targetsLeft = (g: Game): number =>
  ownOf(g).bystanders.filter((b) => b.marked).length + ownOf(g).cards.filter((c) => c.under >= 0).length;

const hasHappened =
  (what: string): Condition =>
  (g) =>
    ownOf(g).done.includes(what);

export const conditions: Conditions = {
  /** No person and no face-down card is on the board (M-ALL-5). */
  allBystandersDevoured: word(
    yes,
    () => (g) => ownOf(g).bystanders.length === 0 && ownOf(g).cards.every((c) => c.up),
  ),

  /** Every hero that began has left by the exit (M-ALL-2, M-ALL-4). */
  allExit: word(yes, () => (g) => g.state.heroes.every((h) => h.status === 'left')),

  /** So many objectives of each colour have been taken. */
  objectives: word(
    map(number(1, 9), colour('objectives')),
    (wanted) => (g) =>
      wanted.every(
        ([name, n]) => g.state.objectives.filter((o) => o.taken >= 0 && o.colour === name).length >= n,
      ),
  ),

  /** Each hero has taken so many objectives, devoured so many bystanders, reached this level. */
  eachHeroTakes: word(number(1, 9), (n) => (g) => eachHero(g, (hero) => takenBy(g, hero) >= n)),
  eachHeroDevours: word(
    number(1, 9),
    (n) => (g) => eachHero(g, (hero) => itemAt(ownOf(g).devoured, hero) >= n),
  ),
  eachHeroReached: word(oneOf(DANGER_LEVELS, 'level'), (reached) => {
    const level = DANGER_LEVELS.indexOf(reached);
    return (g) => eachHero(g, (hero) => heroAt(g.state, hero).level >= level);
  }),

  /** This card has been devoured, turned up, taken as an action. */
  devoured: word(card, (id) => hasHappened(`devoured:${id}`)),
  revealed: word(card, (id) => hasHappened(`revealed:${id}`)),
  cardTaken: word(card, (id) => hasHappened(`took:${id}`)),

  /** This enemy hero has been eliminated for good; so many of these have. */
  enemyHeroGone: word(enemyHeroId, (id) => hasHappened(`gone:${id}`)),
  enemyHeroesGone: word(fields({ of: list(enemyHeroId), atLeast: number(1, 12) }), ({ of, atLeast }) => {
    const gone = of.map((id) => `gone:${id}`);
    return (g) => gone.filter((id) => ownOf(g).done.includes(id)).length >= atLeast;
  }),

  /** So many marked bystanders have been devoured. */
  targetsDevoured: word(number(1, 12), (n) => (g) => ownOf(g).markedDevoured >= n),

  /** A bystander, a marked one, has left the board. */
  bystanderEscaped: word(yes, () => (g) => ownOf(g).escaped > 0),
  targetEscaped: word(yes, () => (g) => ownOf(g).markedEscaped > 0),

  /** So many people have been rescued; this one has; so many marked ones have. */
  peopleRescued: word(number(1, 12), (n) => (g) => ownOf(g).rescued.length >= n),
  rescued: word(card, (id) => (g) => ownOf(g).rescued.some((c) => bystanderId(g, c) === id)),
  targetsRescued: word(
    number(1, 12),
    (n) => (g) => ownOf(g).targets.filter((c) => ownOf(g).rescued.includes(c)).length >= n,
  ),

  /** A marked person has been devoured or its card discarded (M-MH2-2). */
  targetLost: word(yes, () => (g) => ownOf(g).targetsLost > 0),

  /** The sign lies there (M-MH3). */
  signIn: word(area, (zones) => (g) => zones.includes(ownOf(g).sign?.zone ?? NOWHERE)),

  /** No enemy hero is on the board, nor about to come for somebody just devoured. */
  noEnemyHeroes: word(yes, () => (g) => !isEating(g) && heroTypes(g).every((t) => zoneOfEnemyHero(g, t) < 0)),

  /** There are not enough objectives left for each hero to take so many (M-ALL-9). */
  tooFewObjectives: word(number(1, 9), (n) => (g) => {
    const left = g.state.objectives.filter((o) => o.taken < 0).length;
    const wanted = g.state.heroes.reduce((sum, _, hero) => sum + Math.max(0, n - takenBy(g, hero)), 0);
    return wanted > left;
  }),

  /** No longer can so many marked bystanders be devoured in all (M-ALL-9). */
  tooFewTargets: word(number(1, 12), (n) => (g) => ownOf(g).markedDevoured + targetsLeft(g) < n),
};
