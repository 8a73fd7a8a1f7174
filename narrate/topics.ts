/** What an option is about, in words: every field fills the holes of its kind, whatever the verb. */
import { itemAt, type Intent, type Topic } from '@holdout/engine';
import { agreement, placeArgs } from './agreement.ts';
import type { Args } from './message.ts';
import type { Names } from './names.ts';

type Values = Required<Topic>;

/** Holes by field; the id itself is there as `<hole>Id`. */
const FILL: { readonly [Field in keyof Values]: (names: Names, value: Values[Field]) => Args } = {
  zones: (names, ids) => ({ ...placeArgs(names, ids), zoneId: ids[0] ?? 'none' }),
  heroes: (names, ids) => ({
    hero: names.words.list(ids.map(names.hero)),
    heroId: ids[0] ?? 'none',
    ...agreement(names, 'hero', ids),
  }),
  cards: (names, ids) => ({
    ...FILL.items(names, ids),
    cardId: ids[0] ?? 'none',
    ...(ids.length > 0 ? { source: names.source(itemAt(ids, 0)), ...agreement(names, 'card', ids) } : {}),
  }),
  // As they look on the table, which says more than their cards.
  items: (names, labels) => ({
    cards: names.items(labels),
    ...(labels.length > 0
      ? { card: names.theCard(itemAt(labels, 0)), aCard: names.aCard(itemAt(labels, 0)) }
      : {}),
  }),
  enemies: (names, ids) => ({
    enemy: names.words.list(ids.map(names.enemy)),
    enemyId: ids[0] ?? 'none',
    ...agreement(names, 'enemy', ids),
  }),
  door(names, id) {
    // A wish that was refused may name no door at all.
    const [a = '', b = ''] = names.sides(id);
    return { a, b };
  },
  vehicle: (names, id) => ({ vehicle: names.theCar(id), vehicleId: id }),
  place: (_names, place) => ({ place }),
  number: (_names, number) => ({ number }),
  deck: (names, id) => ({ deck: names.term('deck', id) }),
  face: (names, face) => ({ face: names.spawnFace(face) }),
  colour: (names, id) => ({ colour: names.term('colour', id) }),
  level: (names, id) => ({ floor: names.term('floor', id) }),
  way: (_names, way) => ({ way }),
};
const FIELDS = Object.keys(FILL) as readonly (keyof Topic)[];

/** What a message reads where the option does not say. */
const UNSAID: Args = {
  zoneId: 'none',
  heroId: 'none',
  cardId: 'none',
  enemyId: 'none',
  vehicleId: 'none',
  number: 'none',
  way: 'none',
};

export function topicArgs(names: Names, intent: Intent): Args {
  const args: { [hole: string]: string | number } = { ...UNSAID, skill: names.source(intent.verb) };
  for (const field of FIELDS) {
    const value = intent[field];
    if (value !== undefined) Object.assign(args, fill(names, field, value));
  }
  return { ...args, ...whomArgs(names, intent), ...targetArgs(names, intent) };
}

const fill = <Field extends keyof Values>(names: Names, field: Field, value: Values[Field]): Args =>
  FILL[field](names, value);

/** Somebody, or a card; what a card itself offers names that card only to be shown with it. */
function whomOf({ verb, enemies, cards = [], heroes = [] }: Intent): readonly string[] {
  if (enemies) return enemies;
  const others = cards.filter((id) => id !== verb);
  return others.length > 0 ? others : heroes;
}

function whomArgs(names: Names, intent: Intent): Args {
  const ids = whomOf(intent);
  const a = (id: string): string => (intent.heroes ? names.hero(id) : names.aCard(id));
  return {
    whom: names.words.list(ids.map((id) => nameOf(names, id))),
    aWhom: names.words.list(ids.map(a)),
    whomId: ids[0] ?? 'none',
    ...agreement(names, 'whom', ids),
  };
}

/** All it aims at, with where somebody stands and whose a card is. */
function targetArgs(names: Names, intent: Intent): Args {
  const target = targetOf(names, intent);
  return { target, targetId: target === '' ? 'none' : 'some' };
}

function targetOf(names: Names, intent: Intent): string {
  const { words } = names;
  const { face, deck, door, zones = [], enemies, cards, heroes } = intent;
  if (face !== undefined) return names.spawnFace(face);
  if (deck !== undefined) return names.term('deck', deck);
  if (door !== undefined) return words.say('door.between', FILL.door(names, door));
  const whom = whomOf(intent);
  if (whom.length === 0) return words.list(zones.map(names.theZone));
  const what = words.list(whom.map((id) => nameOf(names, id)));
  if (enemies && zones.length > 0)
    return words.say('option.ability.in', { what, ...placeArgs(names, zones) });
  if (!cards || !heroes) return what;
  return words.say('option.ability.of', { what, hero: words.list(heroes.map(names.hero)) });
}

/** Heroes go by their names, also as enemies. */
function nameOf(names: Names, id: string): string {
  const { words } = names;
  if (words.has(`hero.${id}`)) return names.hero(id);
  return words.has(`enemy.${id}`) ? names.term('the', id) : names.theCard(id);
}
