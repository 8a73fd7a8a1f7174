/** What the card and the strip of odds both say. */
import { itemAt, type Context, type Option, type State } from '@holdout/engine';
import type { Words } from '../words/use-words.ts';
import { heroesArgs } from './consequence.ts';
import type { Prospect } from './prospect.ts';
import type { EditionSheet } from './sheet.ts';

export interface OddsProps {
  readonly context: Context;
  readonly state: State;
  readonly sheet: EditionSheet;
  readonly option: Option;
  readonly prospect: Prospect;
  /** Present after a first tap: the button that does it. */
  readonly onConfirm?: () => void;
}

export function oddsTitle({ option }: OddsProps, { t, say }: Words): string {
  const zones = (option.zones ?? []).map((id) => say.place(id));
  const cards = option.cards ?? [];
  const weapon =
    cards.length > 0
      ? `${say.card(itemAt(cards, 0))}${cards.length > 1 ? ` ×${cards.length}` : ''}`
      : say.option({ kind: 'pick', prompt: 'turn', by: 'team', options: [] }, option);
  return zones.length > 0 && cards.length > 0
    ? t('table.odds.title', { weapon, zone: zones.join(' + ') })
    : weapon;
}

export const confirmText = ({ option }: OddsProps, { t }: Words): string =>
  t(option.verb === 'drive' ? 'table.family.drive' : 'table.odds.confirm');

export const sureDead = (dead: readonly string[], { t, say }: Pick<Words, 't' | 'say'>): string =>
  t('table.share.dies', heroesArgs(dead, say));
