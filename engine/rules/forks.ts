/** Groups with several ways to go: how figures are shared out over them (C-ZMOVE-4, C-ZMOVE-8, S-EMOVE-4 to S-EMOVE-6). */
import type { AllocateDecision, Choice } from '../kernel/decision.ts';
import type { EnemyStep } from '../kernel/edition.ts';
import { enemyId, zoneId, type Game } from '../kernel/game.ts';
import { asks, declarePrompts, type PromptsOf } from '../vocabulary/prompts.ts';
import { option } from '../kernel/option.ts';
import { addTo, itemAt, typeAt } from '../lookup.ts';

const ASKED = declarePrompts({
  split: asks({ enemy: 'enemy', zone: 'zone', n: 'count', each: 'number' }),
});
declare module '../kernel/decision.ts' {
  interface PromptMap extends PromptsOf<typeof ASKED> {}
}

/** Figures of a type, or of several types of one family, that may go several ways. */
export interface Fork {
  /** Types still to be sent, with the figures of each. */
  groups: { type: number; n: number }[];
  from: number;
  ways: number[];
  /** Figures of the family already sent each way. */
  sent: number[];
  /** Figures of the whole family. */
  family: number;
}

/** A fork for each type; types of one family that stand together and have the same ways are one fork (S-CARD-9). */
export function addFork(
  g: Game,
  forks: Fork[],
  group: { type: number; n: number },
  from: number,
  ways: readonly number[],
): void {
  const { family } = typeAt(g.context, group.type);
  const mates =
    family &&
    forks.find(
      (x) =>
        x.from === from &&
        typeAt(g.context, itemAt(x.groups, 0).type).family === family &&
        x.ways.join() === ways.join(),
    );
  if (mates) {
    mates.groups.push(group);
    mates.family += group.n;
  } else forks.push({ groups: [group], from, ways: ways.slice(), sent: ways.map(() => 0), family: group.n });
}

/** Figures wanted, and figures there will be: fewer when the box runs out (C-ZMOVE-11). */
interface Shares {
  readonly n: number;
  readonly wanted: number;
  readonly total: number;
  /** Figures for each way, and the rest that players put on one way each. */
  readonly base: number;
  readonly rest: number;
}

export function shareOut(g: Game, fork: Fork): Shares {
  const { type, n } = itemAt(fork.groups, 0);
  const ways = fork.ways.length;
  if (isFamily(fork)) return { n, wanted: n, total: n, base: 0, rest: n };
  const wanted = g.context.edition.policies.groupWanted(type, n, ways);
  const total = Math.min(wanted, n + itemAt(g.state.supply, type));
  const base = Math.floor(total / ways);
  return { n, wanted, total, base, rest: total - base * ways };
}

const isFamily = (fork: Fork): boolean =>
  fork.family > itemAt(fork.groups, 0).n || fork.sent.some((n) => n > 0);

/** Ways that may still take a figure of the family, so that the groups come out as equal as they can (S-EMOVE-4). */
function openWays(fork: Fork): number[] {
  const each = Math.floor(fork.family / fork.ways.length);
  const larger = fork.family - each * fork.ways.length;
  const full = fork.sent.filter((n) => n > each).length;
  return fork.ways
    .map((_, i) => i)
    .filter((i) => itemAt(fork.sent, i) < each || (fork.sent[i] === each && full < larger));
}

export function askFork(g: Game, fork: Fork): AllocateDecision {
  const { total, base, rest } = shareOut(g, fork);
  const ways = isFamily(fork) ? openWays(fork) : fork.ways.map((_, i) => i);
  return {
    kind: 'allocate',
    prompt: 'split',
    by: 'team',
    total: rest,
    about: {
      enemy: enemyId(g, itemAt(fork.groups, 0).type),
      zone: zoneId(g, fork.from),
      n: total,
      each: base,
    },
    options: ways.map((i) =>
      option('to', 'zones', [i], { zones: [zoneId(g, itemAt(fork.ways, i))], cap: 1 }),
    ),
  };
}

/** The steps of the fork's first group; true when the whole fork is settled. */
export function takeFork(g: Game, fork: Fork, { units }: Choice, steps: EnemyStep[]): boolean {
  const { base } = shareOut(g, fork);
  const { options } = askFork(g, fork);
  const extra = fork.ways.map(() => 0);
  options.forEach((o, i) => (extra[itemAt(o.args, 0)] = itemAt(units, i)));
  const { type } = itemAt(fork.groups, 0);
  fork.ways.forEach((to, i) => {
    const n = base + itemAt(extra, i);
    if (n > 0) steps.push({ type, from: fork.from, to, n });
    addTo(fork.sent, i, n);
  });
  fork.groups.shift();
  return fork.groups.length === 0;
}
