/** Conditions of super-hero missions: bystanders, enemy heroes, secret cards, objectives of each hero (M-ALL, M-MZ). */
import { DANGER_LEVELS, Reader, type Condition, type Frame, type Game, type Lookup } from '@holdout/engine';
import type { Attack } from './attack.ts';
import { bystanderId } from './bystanders.ts';
import { heroTypes, zoneOfEnemyHero } from './enemy-heroes.ts';
import { isEnemyHero } from './kit.ts';
import { NOWHERE, ownOf } from './own.ts';

export type CardReader = (r: Reader) => string;

/** Reads the id of a card: of which there is exactly one, or of any. */
export interface CardWords {
  readonly one: CardReader;
  readonly any: CardReader;
}

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

export const enemyHero = (r: Reader, look: Lookup): number => {
  const type = look.enemy(r);
  if (type >= 0 && !isEnemyHero(type)) r.fail('mission.no-enemy-hero', String(r.value));
  return type;
};

export const conditionsFor = (
  card: CardReader,
): { readonly [word: string]: (r: Reader, look: Lookup) => Condition } => ({
  /** `true`: no person and no face-down card is on the board (M-ALL-5). */
  allBystandersDevoured(r) {
    r.flag(true);
    return (g) => ownOf(g).bystanders.length === 0 && ownOf(g).cards.every((c) => c.up);
  },

  /** `true`: every hero that began has left by the exit (M-ALL-2, M-ALL-4). */
  allExit(r) {
    r.flag(true);
    return (g) => g.state.heroes.every((h) => h.status === 'left');
  },

  /** `{ red: 2, blue: 1 }`: so many objectives of each colour have been taken. */
  objectives(r, look) {
    const wanted = r.keys().map((colour) => {
      const n = r.get(colour);
      look.colour(new Reader(colour, n.at, n.problems), 'objectives');
      return { colour, n: n.number(1, 9) };
    });
    return (g) =>
      wanted.every(
        ({ colour, n }) => g.state.objectives.filter((o) => o.taken >= 0 && o.colour === colour).length >= n,
      );
  },

  /** `1`: each hero has taken so many objectives, devoured so many bystanders. */
  eachHeroTakes(r) {
    const n = r.number(1, 9);
    return (g) => eachHero(g, (hero) => takenBy(g, hero) >= n);
  },
  eachHeroDevours(r) {
    const n = r.number(1, 9);
    return (g) => eachHero(g, (hero) => ownOf(g).devoured[hero] >= n);
  },

  /** `"red"`: each hero has reached this level. */
  eachHeroReached(r) {
    const level = DANGER_LEVELS.indexOf(r.oneOf(DANGER_LEVELS));
    return (g) => eachHero(g, (hero) => g.state.heroes[hero].level >= level);
  },

  /** `"wong"`: this card has been devoured, turned up, taken as an action. */
  devoured: (r) => hasHappened(`devoured:${card(r)}`),
  revealed: (r) => hasHappened(`revealed:${card(r)}`),
  cardTaken: (r) => hasHappened(`took:${card(r)}`),

  /** `"thor"`: this enemy hero has been eliminated for good. */
  enemyHeroGone(r, look) {
    enemyHero(r, look);
    return hasHappened(`gone:${String(r.value)}`);
  },

  /** `{ of: ["thor", ...], atLeast: 3 }`: so many of these enemy heroes have been eliminated for good. */
  enemyHeroesGone(r, look) {
    r.only('of', 'atLeast');
    const ids = r.get('of').list().map((x) => (enemyHero(x, look), `gone:${String(x.value)}`)); // prettier-ignore
    const least = r.get('atLeast').number(1, 12);
    return (g) => ids.filter((id) => ownOf(g).done.includes(id)).length >= least;
  },

  /** `5`: so many marked bystanders have been devoured. */
  targetsDevoured(r) {
    const n = r.number(1, 12);
    return (g) => ownOf(g).markedDevoured >= n;
  },

  /** `true`: a bystander, a marked one, has left the board. */
  bystanderEscaped(r) {
    r.flag(true);
    return (g) => ownOf(g).escaped > 0;
  },
  targetEscaped(r) {
    r.flag(true);
    return (g) => ownOf(g).markedEscaped > 0;
  },

  /** `4`: so many people have been rescued; `"callisto"`: this one has; `1`: so many marked ones have. */
  peopleRescued(r) {
    const n = r.number(1, 12);
    return (g) => ownOf(g).rescued.length >= n;
  },
  rescued(r) {
    const id = card(r);
    return (g) => ownOf(g).rescued.some((c) => bystanderId(g, c) === id);
  },
  targetsRescued(r) {
    const n = r.number(1, 12);
    return (g) => ownOf(g).targets.filter((c) => ownOf(g).rescued.includes(c)).length >= n;
  },

  /** `true`: a marked person has been devoured or its card discarded (M-MH2-2). */
  targetLost(r) {
    r.flag(true);
    return (g) => ownOf(g).targetsLost > 0;
  },

  /** `"area"`: the sign lies there (M-MH3). */
  signIn(r, look) {
    const zones = look.area(r);
    return (g) => zones.includes(ownOf(g).sign?.zone ?? NOWHERE);
  },

  /** `true`: no enemy hero is on the board, nor about to come for somebody just devoured. */
  noEnemyHeroes(r) {
    r.flag(true);
    return (g) => !isEating(g) && heroTypes(g).every((t) => zoneOfEnemyHero(g, t) < 0);
  },

  /** `1`: there are not enough objectives left for each hero to take so many (M-ALL-9). */
  tooFewObjectives(r) {
    const n = r.number(1, 9);
    return (g) => {
      const left = g.state.objectives.filter((o) => o.taken < 0).length;
      const wanted = g.state.heroes.reduce((sum, _, hero) => sum + Math.max(0, n - takenBy(g, hero)), 0);
      return wanted > left;
    };
  },

  /** `5`: no longer can so many marked bystanders be devoured in all (M-ALL-9). */
  tooFewTargets(r) {
    const n = r.number(1, 12);
    return (g) => ownOf(g).markedDevoured + targetsLeft(g) < n;
  },
});
