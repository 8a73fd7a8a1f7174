/** What the menu of a turn says on its buttons. */
import { itemAt, leading, type Decision, type Option } from '@holdout/engine';
import type { Narrator } from '@holdout/narrate';
import type { Translate } from '../words/use-words.ts';
import { branchesOf, type Family } from './families.ts';
import { maybe } from './maybe.ts';

interface Question {
  readonly decision: Decision;
}

/** A family nobody has named yet is called by its first option. */
export function familyName({ decision }: Question, family: Family, t: Translate, say: Narrator): string {
  return (
    maybe(t, `table.family.${family.id}`) ??
    (family.options.length > 0 ? say.option(decision, itemAt(family.options, 0)) : family.id)
  );
}

const priceOf = ({ cost = 1, paid = cost }: Option): number => paid;

/** What a press would do, in a word or two. */
export function subLineOf(
  { decision }: Question,
  family: Family,
  here: string,
  t: Translate,
  say: Narrator,
): string {
  const { options } = family;
  const [first] = leading(options, 1);
  const zoneOf = (option: Option): string => say.place(option.zones?.[0] ?? '');
  switch (family.id) {
    case 'move':
    case 'drive':
      return priceOf(first) > 1
        ? t('table.sub.cost', { n: priceOf(first) })
        : t('table.sub.zones', { n: options.length });
    case 'shoot':
    case 'melee': {
      const weapons = branchesOf(options, here);
      if (weapons.length > 1) return t('table.sub.weapons', { n: weapons.length });
      return family.id === 'shoot' && options.length === 1
        ? t('table.sub.at', { weapon: weaponName(first, say), zone: zoneOf(first) })
        : weaponName(first, say);
    }
    case 'attack':
    case 'devour':
    case 'hand':
    case 'sign':
      return options.length === 1 ? zoneOf(first) : t('table.sub.zones', { n: options.length });
    case 'trade':
      return options.length === 1
        ? say.hero(first.heroes?.[0] ?? '')
        : t('table.sub.partners', { n: options.length });
    case 'door':
      return options.length === 1 && first.cards
        ? say.card(itemAt(first.cards, 0))
        : t('table.sub.doors', { n: options.length });
    case 'noise':
      return t('table.sub.noise');
    case 'take':
    case 'search':
    case 'arrange':
    case 'gain-trait':
    case 'power-up':
      return t(`table.sub.${family.id}`);
    default:
      return options.length === 1 ? say.option(decision, first) : t('table.sub.ways', { n: options.length });
  }
}

export const weaponName = (option: Option, say: Narrator): string => {
  const cards = option.cards ?? [];
  return `${say.card(cards[0] ?? '')}${cards.length > 1 ? ` ×${cards.length}` : ''}`;
};
