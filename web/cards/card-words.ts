/** The numbers of a card in words, for lines of text and for readers. */
import type { CardFace, Use } from '../table/sheet.ts';
import type { Translate } from '../words/use-words.ts';

export const rangeText = ({ range: [from, to] }: Use): string =>
  from === to ? String(from) : `${from}–${to}`;

/** "0–1 · 2 dice · 4+". */
export function statsText(t: Translate, use: Use): string {
  if (use.burns) return t('table.card.burns', { range: rangeText(use) });
  const { dice, accuracy, more } = use;
  return more
    ? t('table.card.stats-more', { range: rangeText(use), dice, more, accuracy })
    : t('table.card.stats', { range: rangeText(use), dice, accuracy });
}

/** "damage 2", "opens doors, silent": what the pictograms beside the picture say, and what has no pictogram. */
export function notesOf(t: Translate, face: CardFace, empty: boolean): string[] {
  const [use] = face.uses;
  const notes: string[] = [];
  if (empty) notes.push(t('table.card.empty'));
  if (use && !use.burns && use.damage > 1) notes.push(t('table.card.damage', { n: use.damage }));
  if (face.door) notes.push(t(face.door.noisy && !use?.noisy ? 'table.card.doors-loud' : 'table.card.doors'));
  if (use?.noisy) notes.push(t('table.card.loud'));
  else if (use && !use.quiet && !face.door?.noisy) notes.push(t('table.card.silent'));
  if (face.dual) notes.push(t('table.card.dual'));
  return notes;
}

/** What stands on the tab of a card: how it is fought with, or which cards it is one of. */
export function tabOf(t: Translate, { kind, uses: [use] }: CardFace): string {
  if (!use) return t(`table.card.kind.${kind}`);
  return t(use.burns ? 'table.card.kind.thrown' : `moment.mode.${use.mode}`);
}

/** Colour of the tab, by a name of styles/cards.css. */
export const toneOf = ({ kind, uses: [use] }: CardFace): string =>
  use ? (use.burns ? 'thrown' : use.mode) : kind;
