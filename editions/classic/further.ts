/**
 * What packs may add to the classic game: weapons and tools as the printed cards have them, number by number, and zombie
 * cards of kinds there are.
 */
import {
  checkCardIds,
  exactly,
  fields,
  flag,
  listOrNone,
  maybe,
  number,
  oneOf,
  or,
  packId,
  refine,
  section,
  type FurtherCards,
  type Plain,
  type Taken,
} from '@holdout/engine';
import { KINDS, type ClassicEdition, type Kind, type Use, type ZombieCard } from './cards.ts';
import { EQUIPMENT, TYPES, ZOMBIES } from './types.ts';

const MOST_COPIES = 6;
const MOST_FIGURES = 12;
const USES = KINDS.flatMap(({ uses }) => uses).filter((use) => !use.burns);
const most = (of: (use: Use) => number): number => Math.max(...USES.map(of));

const copies = or(number(1, MOST_COPIES), 1);

/** No farther, no more dice and no more damage than any printed weapon. */
const use: Plain<Use> = refine(
  fields({
    mode: oneOf(['melee', 'ranged']),
    range: exactly(
      number(
        0,
        most(({ range }) => Math.max(...range)),
      ),
      2,
    ),
    dice: number(
      1,
      most(({ dice }) => dice),
    ),
    accuracy: number(2, 6),
    damage: number(
      1,
      most(({ damage }) => damage),
    ),
    noisy: or(flag, false),
    reload: or(flag, false),
    ammo: maybe(oneOf(['bullets', 'shells'])),
  }),
  ({ ammo, reload, ...printed }, r) => {
    const [near = 0, far = 0] = printed.range;
    if (near > far || (printed.mode === 'melee' && far > 0)) r.get('range').fail('pack.range');
    return { ...printed, ...(reload ? { reload } : {}), ...(ammo === null ? {} : { ammo }) };
  },
);

const equipment = fields({
  id: packId,
  copies,
  use: maybe(use),
  dual: or(flag, false),
  /** Opens doors, with or without noise. */
  door: maybe(fields({ noisy: flag })),
});

const enemies = TYPES.map((t) => t.id);
const wave: Plain<ZombieCard['byDanger'][number]> = maybe(
  fields({ type: oneOf(enemies, 'enemy'), count: number(1, MOST_FIGURES) }),
);

const CARDS = section({
  equipment: listOrNone(equipment, 20),
  zombies: listOrNone(fields({ id: packId, byDanger: exactly(wave, 4), copies }), 40),
});
type Cards = Taken<typeof CARDS>;

const times = <T extends { readonly copies: number }>(cards: readonly T[]): T[] =>
  cards.flatMap((c) => new Array<T>(c.copies).fill(c));

function withAll(edition: ClassicEdition, cards: Cards): ClassicEdition {
  const kinds = times(cards.equipment).map(({ use: one, ...card }): Kind => ({
    ...card,
    aside: false,
    uses: one ? [one] : [],
    source: 'designed',
  }));
  const zombies = times(cards.zombies).map(({ id, byDanger }): ZombieCard => ({
    id,
    kind: 'spawn',
    byDanger,
  }));
  return {
    ...edition,
    cards: {
      [EQUIPMENT]: [...(edition.cards[EQUIPMENT] ?? []), ...kinds.map((k) => k.id)],
      [ZOMBIES]: [...(edition.cards[ZOMBIES] ?? []), ...zombies.map((z) => String(z.id))],
    },
    stock: { kinds: [...edition.stock.kinds, ...kinds], zombies: [...edition.stock.zombies, ...zombies] },
  };
}

export const furtherCards = (edition: ClassicEdition): FurtherCards => ({
  shape: CARDS.shape,
  lists: {
    [EQUIPMENT]: { list: 'equipment', named: true },
    [ZOMBIES]: { list: 'zombies', named: true },
  },
  // The documents have all of this box.
  isGuess: () => false,
  extended(r) {
    const cards = CARDS.read(r);
    if (r.problems.length === 0) checkCardIds(r, edition, ['equipment', 'zombies']);
    return r.problems.length > 0 ? edition : withAll(edition, cards);
  },
});
