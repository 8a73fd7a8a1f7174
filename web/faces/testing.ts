/** For tests and sheets: everybody and everything that is in some box. */
import * as data from '@holdout/editions/testing/data';
import type { Spec } from '../art/spec.ts';
import { fetchCast } from '../editions/folders.ts';
import { EDITION_IDS } from '../editions/load.ts';

interface Id {
  readonly id: string;
}
const ids = (...lists: readonly (readonly Id[])[]): string[] => lists.flat().map(({ id }) => id);

interface Box {
  /** Enemies with a card of their own, and bystanders. */
  readonly people: readonly string[];
  readonly cards: readonly string[];
}

/** As the boxes list them. */
export const BOXES: { readonly [edition: string]: Box } = {
  classic: { people: [], cards: [...ids(data.classicEquipment), 'wounded'] },
  zombie: {
    people: ids(
      data.zombieSuperHeroes,
      data.zombieXmenSuperHeroes,
      data.zombieBystanders,
      data.zombieXmenBystanders,
    ),
    cards: [
      ...ids(data.zombieTraits),
      ...[...data.zombieHeroes, ...data.zombieXmenHeroes].map(({ attack }) => attack.id),
    ],
  },
  hero: {
    people: ids(data.heroEnemyHeroes, data.heroBystanders),
    cards: [...ids(data.heroTraits), ...data.heroHeroes.map(({ attack }) => attack.id)],
  },
  dceased: {
    people: ids(data.dceasedZombieHeroes, data.dceasedBystanders),
    cards: [
      ...ids(data.dceasedEquipment, data.dceasedTraits),
      ...data.dceasedHeroes.map(({ attack }) => attack.id),
    ],
  },
};

export async function everybody(): Promise<Spec[]> {
  const casts = await Promise.all(EDITION_IDS.map(fetchCast));
  const all = new Map(casts.flatMap((cast) => Object.entries(cast)));
  return [...all].map(([id, looks]) => ({ ...looks, id }));
}

export const everyCard = (): string[] => [
  ...new Set(Object.values(BOXES).flatMap(({ people, cards }) => [...cards, ...people])),
];
