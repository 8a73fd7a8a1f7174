/** What the words of a mission ask of a Zombie Hero now. */
import {
  bystanderId,
  countHappened,
  hasHappened,
  heroTypes,
  missionOf,
  ownOf,
  zoneOfEnemyHero,
  type Bystander,
} from '@holdout/editions/supers';
import { isRavenous, MOST_HUNGER } from '@holdout/editions/zombie-mode';
import { heroAt, numberAt, itemAt, DANGER_LEVELS, enemiesIn, type Game, type Json } from '@holdout/engine';
import { aimsAt, zonesOf, type Aim } from '../plain/aims.ts';
import { askedFor, asksFor } from '../plain/words.ts';
import { coloursLacking, leaving, standing, takenOf, tokens } from '../supers/aims.ts';
import { devourChance } from './fight.ts';

const hunting = (g: Game, isPrey: (b: Bystander) => boolean): Aim[] =>
  aimsAt(zonesOf(ownOf(g).bystanders.filter(isPrey)), 'hunt');

/** The escorted come of themselves: nobody goes far to meet them. */
const comes = (g: Game, b: Bystander): boolean =>
  b.under >= 0 &&
  g.state.heroes.every((h) => h.zone < 0 || numberAt(g.view.distance, h.zone * g.context.zones + b.zone) > 1);

/** Those who run first, then those not found yet, at last those who come with their guards. */
function allPeople(g: Game): Aim[] {
  const here = [...hunting(g, (b) => !comes(g, b)), ...hidden(g)];
  return here.length > 0 ? here : hunting(g, () => true);
}

const marked = (g: Game): Aim[] => hunting(g, (b) => b.marked);
const named = (g: Game, id: string): Aim[] => hunting(g, (b) => bystanderId(g, b.card) === id);
const hidden = (g: Game): Aim[] =>
  aimsAt(zonesOf(ownOf(g).cards.filter((c) => !c.up && c.under < 0)), 'stand');
const anyToken = (g: Game): Aim[] => tokens(g, () => true);

const huntWhere = (g: Game, fits: (zone: number) => boolean): Aim[] => {
  const zones = g.context.board.zones.map((_, zone) => zone);
  return aimsAt(zones.filter(fits), 'hunt');
};

/** Whoever starves eats first, where the first in line can be eaten. */
export const hungryAims = (g: Game, hero: number): Aim[] =>
  isRavenous(g, hero) ? huntWhere(g, (zone) => devourChance(g, zone, MOST_HUNGER) > 0.5) : [];

const levelNamed = (about: Json | undefined): number => DANGER_LEVELS.findIndex((level) => level === about);

/** Level of danger that everybody has to reach, -1 where the mission asks for none. */
export const levelAskedFor = (g: Game): number => levelNamed(askedFor(g, 'eachHeroReached'));

export function wordAims(g: Game, hero: number, word: string, about: Json): Aim[] | undefined {
  const id = String(about);
  switch (word) {
    case 'allBystandersDevoured':
      return allPeople(g);
    case 'eachHeroDevours':
      return itemAt(ownOf(g).devoured, hero) >= Number(about) ? [] : allPeople(g);
    case 'eachHeroTakes': {
      const mine = g.state.objectives.filter((o) => o.taken === hero).length;
      return mine >= Number(about) ? [] : anyToken(g);
    }
    case 'eachHeroReached':
      return heroAt(g.state, hero).level >= levelNamed(about) ? [] : [...anyToken(g), ...enemies(g)];
    case 'objectives':
      return colours(g, about);
    case 'targetsDevoured': {
      const here = marked(g);
      return here.length > 0 ? here : anyToken(g);
    }
    case 'noEnemyHeroes':
      return marked(g).length > 0 || anyToken(g).length > 0 ? [] : enemyHeroes(g);
    case 'devoured': {
      if (hasHappened(g, 'devoured', id)) return [];
      const here = named(g, id);
      return here.length > 0 ? here : hidden(g);
    }
    case 'revealed':
      return hasHappened(g, 'revealed', id) ? marked(g) : hidden(g);
    case 'enemyHeroGone':
      return aimsAt(standing(g, id), 'hunt');
    case 'cardTaken':
      return hasHappened(g, 'took', id) ? [] : secret(g, id);
    case 'allExit':
      return leaving(g);
    default:
      return undefined;
  }
}

/** Tokens of the colours still wanted. */
function colours(g: Game, about: Json): Aim[] {
  const wanted = coloursLacking(g, about);
  return wanted.length === 0 ? [] : tokens(g, (colour) => wanted.includes(colour));
}

const enemies = (g: Game): Aim[] => huntWhere(g, (zone) => enemiesIn(g, zone) > 0);

function enemyHeroes(g: Game): Aim[] {
  const zones = heroTypes(g).map((type) => zoneOfEnemyHero(g, type));
  const onBoard = zones.filter((zone) => zone >= 0);
  return aimsAt(onBoard, 'hunt');
}

/** A card that lies face up, to be taken once its colour is (M-MZ10). */
function secret(g: Game, id: string): Aim[] {
  const card = missionOf(g).faceUp.find((c) => c.card === id);
  return card && takenOf(g, card.after) > 0 ? aimsAt([card.zone], 'take') : [];
}

/** Steps behind the team: marked people eaten, heroes who have had theirs, secrets found. */
export function progressOf(g: Game): number {
  const { markedDevoured, devoured } = ownOf(g);
  const fed = asksFor(g, 'eachHeroDevours') ? devoured.filter((n) => n > 0).length : 0;
  return markedDevoured + fed + countHappened(g, ['devoured', 'gone', 'took']);
}
