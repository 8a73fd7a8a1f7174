/** Cards out of an edition's data files: as many entries as there are cards, each with its source and its box. */
import { leading, type EnemyType, type Gender, type HeroSheet, type Source } from '@holdout/engine';
import {
  ENEMY_HEROES,
  type Weapon,
  type BystanderCard,
  type EnemyHeroCard,
  type SpawnCard,
  type SpawnKind,
  type TraitCard,
} from '../kit.ts';

interface Entry {
  readonly id: string;
  readonly source: string;
}

/** Of a box: what every hero, enemy hero and person says (H-BOTH-1). */
interface Boxed extends Entry {
  readonly box: string;
}

/** A weapon as a data file writes it. */
type WeaponEntry = Omit<Weapon, 'mode' | 'range'> & {
  readonly mode: string;
  readonly range: readonly number[];
};

interface HeroEntry extends Boxed {
  readonly skills: HeroSheet['skills'];
  readonly attack: WeaponEntry;
}

interface EnemyHeroEntry extends Boxed {
  readonly toughness: number;
}

interface PersonEntry extends Boxed {
  readonly copies?: number;
  readonly combat?: boolean;
  readonly special?: boolean;
}

interface TraitEntry extends Entry {
  readonly copies?: number;
}

interface SpawnEntry extends Entry {
  readonly kind: string;
  readonly type?: string;
  readonly byDanger?: readonly number[];
}

/** Everybody with a name: heroes of either side and persons, each once, whichever mode they are met in. */
type GenderLists = { readonly [gender in Gender]: readonly string[] };

/** The three kinds of figures, then every enemy hero: 2 actions, experience as printed (S-COM-8, S-COM-9). */
const enemyTypes = (figures: readonly EnemyType[], heroes: readonly EnemyHeroEntry[]): EnemyType[] => [
  ...figures,
  ...heroes.map(({ id, toughness }) => ({
    id,
    actions: 2,
    toughness,
    xp: toughness,
    limit: 1,
    family: ENEMY_HEROES,
  })),
];

const enemyHeroCards = (heroes: readonly EnemyHeroEntry[]): EnemyHeroCard[] =>
  heroes.map(({ id, box, source }) => ({ id, box, source: source as Source }));

const sheetsOf = (heroes: readonly HeroEntry[], genders: GenderLists): HeroSheet[] =>
  heroes.map(({ id, source, skills }) => ({
    id,
    source: source as Source,
    ...(genders.f.includes(id) ? { gender: 'f' } : genders.m.includes(id) ? { gender: 'm' } : {}),
    skills,
  }));

export function weaponFrom({ mode, range, ...printed }: WeaponEntry): Weapon {
  const [nearest, farthest] = leading(range, 2);
  if (mode !== 'melee' && mode !== 'ranged') throw new Error(`${printed.id}: no attack is ${mode}`);
  return { ...printed, mode, range: [nearest, farthest] };
}

/** The unique attack of each hero. */
function weaponsBy(heroes: readonly HeroEntry[]): (hero: string) => Weapon {
  const weapons = new Map(heroes.map((h) => [h.id, weaponFrom(h.attack)]));
  return (hero) => {
    const weapon = weapons.get(hero);
    if (!weapon) throw new Error(`no attack for ${hero}`);
    return weapon;
  };
}

const copies = <T extends { readonly copies?: number }>(cards: readonly T[]): T[] =>
  cards.flatMap((c) => new Array<T>(c.copies ?? 1).fill(c));

const bystanderCards = (people: readonly PersonEntry[]): BystanderCard[] =>
  copies(people).map((b) => ({
    id: b.id,
    box: b.box,
    combat: b.combat ?? false,
    special: b.special ?? false,
    source: b.source as Source,
  }));

const traitCards = (traits: readonly TraitEntry[]): TraitCard[] =>
  copies(traits).map((t) => ({ id: t.id, source: t.source as Source }));

const spawnCards = (cards: readonly SpawnEntry[], types: readonly EnemyType[]): SpawnCard[] =>
  cards.map((c) => ({
    id: c.id,
    kind: c.kind as SpawnKind,
    type: c.type === undefined ? -1 : types.findIndex((t) => t.id === c.type),
    byDanger: c.byDanger ?? [],
    source: c.source as Source,
  }));

/** Everything a box holds, as the data files of an edition say it. */
interface BoxData {
  /** The three kinds of figures that come in numbers. */
  readonly figures: readonly EnemyType[];
  readonly heroes: readonly HeroEntry[];
  readonly enemyHeroes: readonly EnemyHeroEntry[];
  readonly bystanders: readonly PersonEntry[];
  readonly traits: readonly TraitEntry[];
  readonly spawn: readonly SpawnEntry[];
  readonly genders: GenderLists;
}

export interface BoxCards {
  readonly types: readonly EnemyType[];
  readonly sheets: readonly HeroSheet[];
  /** Box of each hero, in the order of the sheets. */
  readonly heroBoxes: readonly string[];
  weaponOf(hero: string): Weapon;
  readonly enemyHeroes: readonly EnemyHeroCard[];
  /** Enemy type of an enemy hero. */
  enemyHero(id: string): number;
  readonly bystanders: readonly BystanderCard[];
  readonly traits: readonly TraitCard[];
  readonly spawnCards: readonly SpawnCard[];
}

export function boxCards({
  figures,
  heroes,
  enemyHeroes,
  bystanders,
  traits,
  spawn,
  genders,
}: BoxData): BoxCards {
  const types = enemyTypes(figures, enemyHeroes);
  return {
    types,
    sheets: sheetsOf(heroes, genders),
    heroBoxes: heroes.map((h) => h.box),
    weaponOf: weaponsBy(heroes),
    enemyHeroes: enemyHeroCards(enemyHeroes),
    enemyHero: (id) => types.findIndex((t) => t.id === id),
    bystanders: bystanderCards(bystanders),
    traits: traitCards(traits),
    spawnCards: spawnCards(spawn, types),
  };
}
