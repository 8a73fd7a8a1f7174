/** What the words of a super-hero mission ask of a hero now. */
import { enemiesIn, isExitOpen, type Game, type Json } from '@holdout/engine';
import type { Aim } from '../plain/aims.ts';
import { devourChance } from './fight.ts';
import { FIRST_HERO, hungerOf, ownOf, personId, RAVENOUS, zoneOfEnemyHero } from './table.ts';

const at = (zones: readonly number[], act: Aim['act']): Aim[] =>
  [...new Set(zones)].map((zone) => ({ zone, act }));

const people = (g: Game): Aim[] => at(ownOf(g).bystanders.map((b) => b.zone), 'hunt'); // prettier-ignore
/** The escorted come of themselves: nobody goes far to meet them. */
const comes = (g: Game, b: { zone: number; under: number }): boolean =>
  b.under >= 0 &&
  g.state.heroes.every((h) => h.zone < 0 || g.view.distance[h.zone * g.context.zones + b.zone] > 1);
const runaways = (g: Game): Aim[] => at(ownOf(g).bystanders.filter((b) => !comes(g, b)).map((b) => b.zone), 'hunt'); // prettier-ignore
/** Those who run first, then those not found yet, at last those who come with their guards. */
function allPeople(g: Game): Aim[] {
  const here = [...runaways(g), ...hidden(g)];
  return here.length > 0 ? here : people(g);
}
const marked = (g: Game): Aim[] => at(ownOf(g).bystanders.filter((b) => b.marked).map((b) => b.zone), 'hunt'); // prettier-ignore
const hidden = (g: Game): Aim[] => at(ownOf(g).cards.filter((c) => !c.up && c.under < 0).map((c) => c.zone), 'stand'); // prettier-ignore
const named = (g: Game, id: string): Aim[] =>
  at(ownOf(g).bystanders.filter((b) => personId(g, b.card) === id).map((b) => b.zone), 'hunt'); // prettier-ignore
const tokens = (g: Game, fits: (colour: string, down: boolean) => boolean): Aim[] =>
  at(g.state.objectives.filter((o) => o.taken < 0 && fits(o.down ? '' : o.colour, o.down)).map((o) => o.zone), 'take'); // prettier-ignore

/** Whoever starves eats first, where the first in line can be eaten. */
export function hungryAims(g: Game, hero: number): Aim[] {
  if (hungerOf(g, hero) < RAVENOUS) return [];
  const prey = g.context.board.zones.map((_, z) => z).filter((z) => devourChance(g, z, RAVENOUS) > 0.5);
  return at(prey, 'hunt');
}

export function wordAims(g: Game, hero: number, word: string, about: Json): Aim[] | undefined {
  switch (word) {
    case 'allBystandersDevoured':
      return allPeople(g);
    case 'eachHeroDevours':
      return ownOf(g).devoured[hero] >= Number(about) ? [] : allPeople(g);
    case 'eachHeroTakes': {
      const mine = g.state.objectives.filter((o) => o.taken === hero).length;
      return mine >= Number(about) ? [] : tokens(g, () => true);
    }
    case 'eachHeroReached':
      return g.state.heroes[hero].level >= 3 ? [] : [...tokens(g, () => true), ...enemies(g)];
    case 'objectives':
      return colours(g, about);
    case 'targetsDevoured': {
      const here = marked(g);
      return here.length > 0 ? here : tokens(g, () => true);
    }
    case 'noEnemyHeroes':
      return marked(g).length > 0 || tokens(g, () => true).length > 0 ? [] : enemyHeroes(g);
    case 'devoured': {
      const here = isDone(g, `devoured:${String(about)}`) ? [] : named(g, String(about));
      return here.length > 0 || isDone(g, `devoured:${String(about)}`) ? here : hidden(g);
    }
    case 'revealed':
      return isDone(g, `revealed:${String(about)}`) ? marked(g) : hidden(g);
    case 'enemyHeroGone':
      return isDone(g, `gone:${String(about)}`) ? [] : at([zoneOfEnemyHero(g, String(about))].filter((z) => z >= 0), 'hunt'); // prettier-ignore
    case 'cardTaken':
      return isDone(g, `took:${String(about)}`) ? [] : secret(g, String(about));
    case 'allExit':
      return isExitOpen(g) ? at(exitZones(g), 'leave') : [];
    default:
      return undefined;
  }
}

export const exitZones = (g: Game): readonly number[] =>
  ownOf(g).exit >= 0 ? [ownOf(g).exit] : (g.context.mission.exit?.zones ?? []);

/** Tokens of the colours still wanted; any that lies face down may be one. */
function colours(g: Game, about: Json): Aim[] {
  const wanted = Object.entries(about as { [colour: string]: number }).filter(
    ([colour, n]) => g.state.objectives.filter((o) => o.taken >= 0 && o.colour === colour).length < n,
  );
  if (wanted.length === 0) return [];
  return tokens(g, (colour, down) => down || wanted.some(([c]) => c === colour));
}

const enemies = (g: Game): Aim[] =>
  at(g.context.board.zones.map((_, z) => z).filter((z) => enemiesIn(g, z) > 0), 'hunt'); // prettier-ignore

function enemyHeroes(g: Game): Aim[] {
  const { types } = g.context;
  const zones = types.slice(FIRST_HERO).map((t) => zoneOfEnemyHero(g, t.id)).filter((z) => z >= 0); // prettier-ignore
  return at(zones, 'hunt');
}

const isDone = (g: Game, what: string): boolean => ownOf(g).done.includes(what);

/** A card that lies face up, to be taken once its colour is (M-MZ10). */
function secret(g: Game, id: string): Aim[] {
  const own = g.context.mission.own as { faceUp?: { card: string; zone: number; after: string }[] };
  const card = own.faceUp?.find((c) => c.card === id);
  const ready = card && g.state.objectives.some((o) => o.taken >= 0 && o.colour === card.after);
  return ready ? at([card.zone], 'take') : [];
}

/** Steps behind the team: marked people eaten, heroes who have had theirs, secrets found. */
export function progressOf(g: Game): number {
  const own = ownOf(g);
  const fed = g.context.mission.goals.some((x) => x.id === 'each-devours')
    ? own.devoured.filter((n) => n > 0).length
    : 0;
  return own.markedDevoured + fed + own.done.filter((what) => /^(devoured|gone|took):/.test(what)).length;
}
