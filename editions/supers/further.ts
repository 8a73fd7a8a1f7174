/**
 * What packs may add to a super-hero edition: cards as far as numbers and the edition's own names can say them, and the
 * attacks of its heroes. More copies of a trait, people with nothing on their card but a name, spawn cards, equipment
 * that is an attack.
 */
import {
  absent,
  checkCardIds,
  exactly,
  fields,
  flag,
  itemAt,
  listOrNone,
  lookUp,
  number,
  oneOf,
  or,
  packId,
  refine,
  section,
  type AttackLine,
  type FurtherCards,
  type HeroSheet,
  type Source,
  type Taken,
} from '@holdout/engine';
import {
  BYSTANDER_DECK,
  EVERY_BOX,
  FIRST_HERO,
  kitOf,
  SPAWN_DECK,
  TRAIT_DECK,
  type EquipmentCard,
  type SupersEdition,
  type TraitCard,
  type Weapon,
} from './kit.ts';

/** Figures a card may bring at once: more than any printed one does. */
const MOST_FIGURES = 12;
const MOST_COPIES = 6;

const copies = or(number(1, MOST_COPIES), 1);

/** A pack's weapon goes as far as what heroes of the edition attack with. */
function attackWithin(weapons: readonly Weapon[]) {
  const farthest = Math.max(...weapons.map(({ range }) => range[1]));
  const line = fields({
    mode: oneOf(['melee', 'ranged']),
    range: exactly(number(0, farthest), 2),
    dice: number(1, Math.max(...weapons.map((w) => w.dice))),
    accuracy: number(Math.min(...weapons.map((w) => w.accuracy)), 6),
  });
  return refine(line, ({ range: [near = 0, far = 0], ...others }, r) => {
    if (near > far || (others.mode === 'melee' && far > 0)) r.get('range').fail('pack.range');
    return { ...others, range: [near, far] as const };
  });
}

/** An edition without equipment. */
const NONE = refine(absent, () => []);

function argumentOf({ types, sheets, kit }: SupersEdition) {
  const weapons = [
    ...sheets.map((s) => kit.weaponOf(s.id)),
    ...(kit.equipment ?? []).flatMap((e) => e.attack ?? []),
  ];
  const figures = types.slice(0, FIRST_HERO).map((t) => t.id);
  const shared = {
    spawn: listOrNone(
      fields({
        id: packId,
        type: oneOf(figures, 'enemy'),
        byDanger: exactly(number(0, MOST_FIGURES), 4),
        copies,
      }),
      40,
    ),
    people: listOrNone(fields({ id: packId, combat: or(flag, false) }), 16),
    traits: listOrNone(
      fields({
        trait: oneOf([...new Set(kit.traits.map((t) => t.id))], 'card'),
        copies: number(1, MOST_COPIES),
      }),
      40,
    ),
  };
  const equipment = listOrNone(fields({ id: packId, copies, attack: attackWithin(weapons) }), 20);
  return section({ ...shared, equipment: kit.equipment ? equipment : NONE });
}
type Cards = Taken<ReturnType<typeof argumentOf>>;

const times = <T extends { readonly copies: number }>(cards: readonly T[]): T[] =>
  cards.flatMap((c) => new Array<T>(c.copies).fill(c));

const DESIGNED = { source: 'designed' } as const;

function weaponOf(id: string, { mode, range, dice, accuracy }: AttackLine): Weapon {
  return { id, mode, range, dice, accuracy };
}

/** What the attack on a hero's own sheet is called by. */
const attackId = (hero: string): string => `${hero}-attack`;

function withAll(
  edition: SupersEdition,
  cards: Cards,
  sheets: readonly HeroSheet[],
  equipmentDeck: string,
): SupersEdition {
  const { kit, types } = edition;
  const spawnCards = times(cards.spawn).map(({ id, type, byDanger }) => ({
    id,
    kind: 'normal' as const,
    type: types.findIndex((t) => t.id === type),
    byDanger,
    ...DESIGNED,
  }));
  const people = cards.people.map((p) => ({ ...p, special: false, box: EVERY_BOX, ...DESIGNED }));
  const traits = cards.traits.flatMap(({ trait, copies: n }) =>
    new Array<TraitCard>(n).fill({ id: trait, ...DESIGNED }),
  );
  const equipment = times(cards.equipment).map(({ id, attack }): EquipmentCard => ({
    id,
    attack: weaponOf(id, attack),
    secret: false,
    ...DESIGNED,
  }));
  const own = new Map(
    sheets.flatMap(({ id, attack }) => (attack ? [[id, weaponOf(attackId(id), attack)] as const] : [])),
  );
  const further = {
    [SPAWN_DECK]: spawnCards,
    [BYSTANDER_DECK]: people,
    [TRAIT_DECK]: traits,
    ...(kit.equipment ? { [equipmentDeck]: equipment } : {}),
  };
  return {
    ...edition,
    cards: {
      ...edition.cards,
      ...Object.fromEntries(
        Object.entries(further).map(([deck, all]) => [
          deck,
          [...lookUp(edition.cards, deck), ...all.map(({ id }) => id)],
        ]),
      ),
    },
    kit: {
      ...kit,
      spawnCards: [...kit.spawnCards, ...spawnCards],
      bystanders: [...kit.bystanders, ...people],
      traits: [...kit.traits, ...traits],
      ...(kit.equipment ? { equipment: [...kit.equipment, ...equipment] } : {}),
      madeWeapons: [...own.values()],
      weaponOf: (hero) => own.get(hero) ?? kit.weaponOf(hero),
    },
  };
}

/** Cards that missions or other cards ask for by name, or that do more than bring figures, stay. */
function isGuess(
  { spawnCards, bystanders, traits, equipment = [] }: SupersEdition['kit'],
  deck: string,
  card: number,
): boolean {
  if (deck === SPAWN_DECK)
    return itemAt(spawnCards, card).kind === 'normal' && isDesigned(itemAt(spawnCards, card));
  if (deck === BYSTANDER_DECK)
    return !itemAt(bystanders, card).special && isDesigned(itemAt(bystanders, card));
  if (deck === TRAIT_DECK) return isDesigned(itemAt(traits, card));
  return !itemAt(equipment, card).secret && isDesigned(itemAt(equipment, card));
}

const isDesigned = ({ source }: { readonly source: Source }): boolean => source === 'designed';

/** What packs may add to this edition; `equipmentDeck`: where it keeps its equipment, if it has any. */
export function furtherCards(edition: SupersEdition, equipmentDeck = ''): FurtherCards {
  const argument = argumentOf(edition);
  return {
    shape: argument.shape,
    lists: {
      [SPAWN_DECK]: { list: 'spawn', named: true },
      [BYSTANDER_DECK]: { list: 'people', named: true },
      [TRAIT_DECK]: { list: 'traits', named: false },
      ...(edition.kit.equipment ? { [equipmentDeck]: { list: 'equipment', named: true } } : {}),
    },
    isGuess: (g, deck, card) => isGuess(kitOf(g), deck, card),
    extended(r, sheets) {
      const cards = argument.read(r);
      if (r.problems.length === 0) checkCardIds(r, edition, ['spawn', 'people', 'equipment']);
      return r.problems.length > 0 ? edition : withAll(edition, cards, sheets, equipmentDeck);
    },
  };
}
