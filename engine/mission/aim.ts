/**
 * What a condition is after, beside whether it holds: where it can be met, and how far it has come. The words of missions
 * say it themselves (`aimed`), so that every goal knows its targets and nobody has to list them.
 */
import type { Game } from '../kernel/game.ts';
import type { Condition, Effect } from './words.ts';

/** Something to take, meet or beat; a place to be at or leave by; somebody of the team who is still wanted. */
type TargetKind = 'thing' | 'place' | 'hero';

export interface Target {
  readonly zone: number;
  readonly kind: TargetKind;
}

/** So many of so many; `counter` names what the mission counts, where it does. */
export interface Count {
  readonly counter?: string;
  readonly n: number;
  readonly all: number;
}

export interface Aim {
  targets?(g: Game): readonly Target[];
  counts?(g: Game): readonly Count[];
  /** How much of it is done, 0 to 1, where counts do not say. */
  progress?(g: Game): number;
  /** Everybody on the board has to go there, not somebody. */
  readonly everybody?: boolean;
  /** Heroes have to leave by the exit for it. */
  readonly byExit?: boolean;
  /** What it is put together from: all of it, one of it, or the contrary. */
  readonly joins?: 'all' | 'any' | 'not';
  readonly parts?: readonly Condition[];
}

/** A condition that says what it is after. */
export const aimed = (met: Condition, aim: Aim): Condition => Object.assign(met, { aim });

/** An effect that moves a counter on, and where that can be brought about. */
export const counting = (counter: string, act: Effect, targets?: Aim['targets']): Effect =>
  Object.assign(act, { counting: { counter, targets } });

/** An effect that moves a counter on by one, and does nothing else. */
export const tallying = (counter: string, act: Effect): Effect =>
  Object.assign(counting(counter, act), { tallies: counter });

/** An effect that opens the exit. */
export const opening = (act: Effect): Effect => Object.assign(act, { opensExit: true });

export const targetsIn = (zones: readonly number[], kind: TargetKind = 'thing'): Target[] =>
  zones.map((zone) => ({ zone, kind }));

/** Where a condition can be met now, every zone once; nowhere when it holds or has no place. */
export function targetsOf(g: Game, condition: Condition): Target[] {
  const found = condition(g) ? [] : (condition.aim?.targets?.(g) ?? []);
  return found.filter(({ zone, kind }, i) => {
    const first = found.findIndex((t) => t.zone === zone && t.kind === kind);
    return zone >= 0 && first === i;
  });
}

/** How far a condition has come, where that is more than holding or not. */
export const countsOf = (g: Game, condition: Condition): readonly Count[] => condition.aim?.counts?.(g) ?? [];

/** Several at once: where those can be met that do not hold yet, how far each has come. */
export const aimOfAll = (joins: 'all' | 'any', parts: readonly Condition[]): Aim => ({
  joins,
  parts,
  targets: (g) => parts.flatMap((part) => targetsOf(g, part)),
  counts: (g) => parts.flatMap((part) => countsOf(g, part)),
});

/** Objectives still to be taken; one that lies face down may be any of them. */
export const objectivesLeft = (g: Game, wanted: (colour: string, index: number) => boolean): Target[] =>
  targetsIn(
    g.state.objectives.flatMap((o, i) => (o.taken < 0 && (o.down || wanted(o.colour, i)) ? [o.zone] : [])),
  );

/** Zones by which heroes leave; a token put down in play is the edition's to tell. */
export const exitZones = ({ context: { mission } }: Game): Target[] =>
  targetsIn(mission.exit?.zones ?? [], 'place');

/** Where a counter of the mission can be moved on: by the rules that count it, with what they are limited to. */
export function counterTargets(g: Game, counter: string): Target[] {
  return g.context.mission.rules.flatMap((rule) => {
    const counters = rule.effects.flatMap((effect) => effect.counting ?? []);
    const own = counters.filter((c) => c.counter === counter);
    if (own.length === 0) return [];
    const objectives =
      rule.on === 'objective-taken'
        ? objectivesLeft(g, (colour) => rule.of.length === 0 || rule.of.includes(colour))
        : [];
    return [
      ...targetsIn(rule.area),
      ...objectives,
      ...(rule.when.aim?.targets?.(g) ?? []),
      ...own.flatMap((c) => c.targets?.(g) ?? []),
    ];
  });
}
