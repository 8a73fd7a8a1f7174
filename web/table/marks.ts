/** From the open decision to zones on the board: which are marked, which key picks each, which option that is. */
import { itemAt, type Context, type Decision, type Option, type State } from '@holdout/engine';
import type { ZoneMark } from '../board/zone-marks.tsx';
import { branchesOf, targetOf, type Family, type Menu } from './families.ts';

export interface ZoneChoice {
  readonly zone: number;
  readonly kind: ZoneMark['kind'];
  readonly option: Option;
  /** Digit that picks it, for the first nine of what is selected. */
  readonly key?: string;
}

const KINDS: { readonly [verb: string]: ZoneMark['kind'] } = {
  move: 'move',
  drive: 'move',
  attack: 'target',
};
const kindOf = (option: Option): ZoneMark['kind'] => KINDS[option.verb] ?? 'choose';

function choicesOf(context: Context, options: readonly Option[], here: string): ZoneChoice[] {
  const choices = options.flatMap((option): ZoneChoice[] => {
    const zone = context.board.indexOf.get(targetOf(option, here) ?? '');
    return zone === undefined ? [] : [{ zone, kind: kindOf(option), option }];
  });
  // Two options in one zone cannot both be meant by it.
  return choices.filter((c) => choices.filter((other) => other.zone === c.zone).length === 1);
}

export const digitOf = (i: number): string | undefined => (i < 9 ? String(i + 1) : undefined);
const withKeys = (choices: readonly ZoneChoice[]): ZoneChoice[] =>
  choices.map((c, i) => ({ ...c, key: digitOf(i) }));

/**
 * In a turn: the zones of what is selected, with number keys, and beside them the ways to walk, which a click takes
 * whatever is selected.
 */
export function turnChoices(
  context: Context,
  here: string,
  menu: Menu,
  selected: Family | undefined,
  branch: string | null,
): ZoneChoice[] {
  const branches = selected ? branchesOf(selected.options, here) : [];
  const meant = branches.find((b) => b.key === branch) ?? branches.find((b) => b.byZone);
  const chosen = withKeys(meant ? choicesOf(context, meant.options, here) : []);
  if (selected?.id === itemAt(menu.places, 0).id) return chosen;
  const ways = choicesOf(context, itemAt(menu.places, 0).options, here);
  return [...chosen, ...ways.filter((w) => !chosen.some((c) => c.zone === w.zone))];
}

/** Outside the menu of a turn: options with a zone, or with a hero who is the only one offered in theirs. */
export function promptChoices(context: Context, state: State, decision: Decision): ZoneChoice[] {
  if (decision.kind === 'allocate' || decision.prompt === 'turn') return [];
  const choices = decision.options.flatMap((option): ZoneChoice[] => {
    // What a hero uses is no place to go.
    if (option.verb === 'use') return [];
    const [hero] = option.heroes ?? [];
    const zone =
      option.zones?.length === 1
        ? context.board.indexOf.get(itemAt(option.zones, 0))
        : state.heroes.find((h) => h.id === hero)?.zone;
    return zone === undefined || zone < 0 ? [] : [{ zone, kind: kindOf(option), option }];
  });
  // Here a digit is the number of the option, whether it lies on the board or not.
  return choices
    .filter((c) => choices.filter((other) => other.zone === c.zone).length === 1)
    .map((c) => ({ ...c, key: digitOf(decision.options.indexOf(c.option)) }));
}

/** Zones an open question is about without being picked by a click: sharing wounds, splitting a group. */
export function aboutZones(context: Context, decision: Decision | null): number[] {
  if (!decision) return [];
  const ids = decision.kind === 'allocate' ? decision.options.flatMap((o) => o.zones ?? []) : [];
  const about = decision.about?.zone;
  const all = new Set([...(typeof about === 'string' ? [about] : []), ...ids]);
  return [...all].flatMap((id) => context.board.indexOf.get(id) ?? []);
}

export function marksOf(choices: readonly ZoneChoice[], label: (choice: ZoneChoice) => string): ZoneMark[] {
  return choices.map((c) => ({
    zone: c.zone,
    kind: c.kind,
    label: label(c),
    ...(c.key ? { key: c.key } : {}),
    ...(c.kind === 'choose' && c.option.heroes && !c.option.zones ? { who: true } : {}),
  }));
}
