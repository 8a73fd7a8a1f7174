/** Whom the enemies would wound, and who would not live through it: every attack of their turn, added up. */
import { heroAt, itemAt, withChange, type Context, type Forecast, type State } from '@holdout/engine';
import { plugOf } from '../editions/plugs.ts';

/** Figures of one kind. */
export interface Group {
  readonly enemy: string;
  readonly n: number;
}

export interface Threat {
  readonly hero: string;
  readonly zone: string;
  readonly wounds: number;
  readonly dies: boolean;
  /** Wounds that something in hand or a skill may prevent. */
  readonly prevented: number;
  /** Nothing the players choose can change it. */
  readonly certain: boolean;
  readonly attackers: readonly Group[];
  readonly cause: string;
}

/** Which card is lost is asked too, but changes nothing on the board. */
export const isAsked = ({ prompt }: Forecast['choices'][number]): boolean =>
  prompt === 'split' || prompt === 'share-wounds';

export const sizeOf = (groups: readonly Group[]): number => groups.reduce((n, g) => n + g.n, 0);

export function threatsOf(context: Context, before: State, { events, choices }: Forecast): Threat[] {
  const threats = new Map<string, Threat>();
  const unsure = choices.find((c) => isAsked(c) || c.prompt === 'react')?.after ?? Infinity;
  const { heartsOf } = plugOf(context).sheet;
  let state = before;
  let acting: readonly string[] = [];
  let attackers: readonly Group[] = [];
  events.forEach((e, i) => {
    if (e.type === 'activation') acting = e.enemies;
    // Somebody with a card of their own may strike from afar.
    if (e.type === 'ability-used' && context.types.some((t) => t.id === e.ability))
      attackers = [{ enemy: e.ability, n: 1 }];
    if (e.type === 'enemies-attack')
      attackers = attackersIn(context, groupsIn(context, state, e.zone), acting, e.n);
    if (e.type === 'wounded' || e.type === 'wound-prevented' || e.type === 'hero-died') {
      const old = threats.get(e.hero);
      const at = state.heroes.findIndex((h) => h.id === e.hero);
      const { zone, wounds } = heroAt(state, at);
      const taken =
        e.type === 'wounded' ? e.wounds - wounds : e.type === 'hero-died' ? heartsOf(state, at).left : 0;
      threats.set(e.hero, {
        hero: e.hero,
        zone: old?.zone ?? context.board.zones[zone]?.id ?? '',
        wounds: (old?.wounds ?? 0) + taken,
        prevented: (old?.prevented ?? 0) + Number(e.type === 'wound-prevented'),
        dies: old?.dies === true || e.type === 'hero-died',
        certain: (old?.certain ?? true) && i < unsure,
        attackers: together(old?.attackers ?? [], attackers),
        cause: e.type === 'hero-died' ? e.cause : (old?.cause ?? e.cause),
      });
    }
    state = withChange(state, e.change);
  });
  return [...threats.values()];
}

/** Those of several attacks; whoever strikes twice is named once. */
const together = (some: readonly Group[], more: readonly Group[]): Group[] => [
  ...some.map((g) => ({ ...g, n: Math.max(g.n, more.find((m) => m.enemy === g.enemy)?.n ?? 0) })),
  ...more.filter((m) => !some.some((g) => g.enemy === m.enemy)),
];

/** Not everybody in the zone: only the kinds whose turn it is, in second actions only those that have one. */
function attackersIn(
  { types }: Context,
  groups: readonly Group[],
  acting: readonly string[],
  n: number,
): readonly Group[] {
  const all = groups.filter((g) => acting.includes(g.enemy));
  return sizeOf(all) === n ? all : all.filter((g) => types.some((t) => t.id === g.enemy && t.actions > 1));
}

export function groupsIn({ board, types, zones }: Context, state: State, zone: string): Group[] {
  const at = board.indexOf.get(zone) ?? -1;
  return types.flatMap((type, t): Group[] => {
    const n = itemAt(state.enemies, t * zones + at);
    return n > 0 ? [{ enemy: type.id, n }] : [];
  });
}
