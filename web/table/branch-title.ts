/** What each way of a family is called: the weapon, the tool, the partner. */
import { itemAt, leading, type Context, type Decision, type Option } from '@holdout/engine';
import type { Narrator } from '@holdout/narrate';
import { statsText } from '../cards/card-words.ts';
import { menuPlanOf } from '../editions/plugs.ts';
import type { IconName } from '../icon-names.ts';
import type { Translate } from '../words/use-words.ts';
import { familyOf } from './families.ts';
import { familyIcon } from './family-icons.ts';
import { weaponName } from './menu-words.ts';
import type { CardFace, EditionSheet } from './sheet.ts';

export interface Branched {
  readonly decision: Decision;
  readonly context: Context;
  readonly sheet: EditionSheet;
}

interface BranchTitle {
  readonly title: string;
  readonly sub: string;
  readonly icon?: IconName;
  readonly card?: CardFace;
}

export function branchTitle(
  { decision, context, sheet }: Branched,
  options: readonly Option[],
  t: Translate,
  say: Narrator,
): BranchTitle {
  const [first] = leading(options, 1);
  const zones = (o: Option): string => (o.zones ?? []).map((id) => say.place(id)).join(' + ');
  if (first.verb === 'attack') {
    const use = sheet.useOf(first);
    const name = use?.name
      ? t(`table.card.use.${use.name}`, { stats: weaponName(first, say) })
      : weaponName(first, say);
    const where = options.length === 1 ? zones(first) : t('table.sub.zones', { n: options.length });
    return {
      title: name,
      sub: use ? `${where} · ${statsText(t, use)}` : where,
      card: sheet.faceOf(first.cards?.[0] ?? ''),
    };
  }
  if (first.verb === 'open' && first.cards) {
    const face = sheet.faceOf(first.cards?.[0] ?? '');
    const noise = t(face.door?.noisy ? 'table.card.loud' : 'table.card.silent');
    return {
      title: say.card(face.id),
      sub: options.length === 1 ? noise : `${t('table.sub.doors', { n: options.length })}, ${noise}`,
      card: face,
    };
  }
  const icon = familyIcon(context, familyOf(first, context));
  if (!menuPlanOf(context).rolls(first) || !first.cards)
    return { title: say.option(decision, first), sub: '', icon };
  // Something with dice of its own that lies on the board; its zone is picked there.
  const use = sheet.useOf(first);
  const many = options.length > 1;
  const where = many ? t('table.sub.zones', { n: options.length }) : '';
  return {
    title: many ? say.card(itemAt(first.cards, 0)) : say.option(decision, first),
    sub: [where, use && use.dice > 0 ? statsText(t, use) : ''].filter(Boolean).join(' · '),
    card: sheet.faceOf(itemAt(first.cards, 0)),
  };
}
