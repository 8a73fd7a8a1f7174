/** What super-hero missions name: bystander cards and enemy heroes. */
import { either, enemy, refine, type Argument, type Edition } from '@holdout/engine';
import { isEnemyHero, kitIn, MARKED } from '../kit.ts';

/** Ids of bystander cards of which there are so many. */
const cardsOf = (edition: Edition, fits: (copies: number) => boolean): string[] => {
  const ids = kitIn(edition).bystanders.map((c) => c.id);
  return [...new Set(ids)].filter((id) => fits(ids.filter((x) => x === id).length));
};

const cardWith = (fits: (copies: number) => boolean): Argument<string> => ({
  shape: { is: 'name', kind: 'card', among: (edition) => cardsOf(edition, fits) },
  read(r, { edition }) {
    const id = r.text();
    if (!cardsOf(edition, fits).includes(id)) r.fail('mission.card-unknown', id);
    return id;
  },
});

/** A bystander card; one of which there are several cannot be named: nobody could tell which. */
export const card = cardWith((copies) => copies === 1);
/** All cards of a name. */
export const cards = cardWith(() => true);
/** A card, or any that is a target of the mission. */
export const cardOrTarget = either([MARKED], card);

/** Type of an enemy hero; the same by its id. */
export const enemyHero: Argument<number> = {
  shape: {
    is: 'name',
    kind: 'enemy',
    among: ({ types }) => types.filter((_, type) => isEnemyHero(type)).map((t) => t.id),
  },
  read(r, look) {
    const type = enemy.read(r, look);
    if (type >= 0 && !isEnemyHero(type)) r.fail('mission.no-enemy-hero', String(r.value));
    return type;
  },
};
export const enemyHeroId = refine(enemyHero, (_type, r) => String(r.value));
