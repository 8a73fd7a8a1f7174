/** Taking objective tokens, and leaving the board (C-ACT-5, S-OBJ-1, S-OBJ-2, C-MIS-3). */
import type { Frame } from '../kernel/state.ts';
import type { Option } from '../kernel/option.ts';
import type { Action } from '../kernel/edition.ts';
import { kept, sharedOptions, zoneId, type Game } from '../kernel/game.ts';
import { inSequence } from '../kernel/procedure.ts';
import type { RefusalCode } from '../kernel/refusals.ts';
import { fireRules } from '../mission/fire.ts';
import { colour } from '../mission/named.ts';
import { fired, type TriggersOf } from '../mission/triggers.ts';
import { juncture } from './junctures.ts';
import { turnToken } from './face-down-tokens.ts';
import { zoneOption } from './options.ts';
import { canPay, NO_KIND, pay } from './payment.ts';
import { declareEvents, told, type EventsOf } from '../vocabulary/events.ts';
import { declareRefusals, type RefusalsOf } from '../vocabulary/refusals.ts';
import { heroAt, itemAt } from '../lookup.ts';

const TOLD = declareEvents({
  'objective-taken': told(
    { hero: 'hero', zone: 'zone', colour: 'colour' },
    { mark: 'chest', tone: 'magenta', beat: 'token', worth: 40 },
  ),
  'hero-left': told(
    { hero: 'hero', zone: 'zone' },
    { mark: 'exit-door', tone: 'green', beat: 'token', ms: 260, worth: 60 },
  ),
});
declare module '../kernel/event.ts' {
  interface EventMap extends EventsOf<typeof TOLD> {}
}
const REFUSED = declareRefusals({
  'take.nothing-here': 'C-ACT-5',
});
declare module '../kernel/refusals.ts' {
  interface RefusalMap extends RefusalsOf<typeof REFUSED> {}
}
/** A hero takes a token. */
export const OBJECTIVE_TRIGGERS = {
  'objective-taken': fired(['hero', 'zone'], { colour: colour('objectives') }),
};
declare module '../mission/triggers.ts' {
  interface TriggerMap extends TriggersOf<typeof OBJECTIVE_TRIGGERS> {}
}
declare module '../kernel/ability.ts' {
  interface Junctures {
    'objective-taken': Frame;
  }
}

/** First token in the zone that has not been taken, -1 if none. */
export function tokenIn(g: Game, zone: number): number {
  const { objectives } = g.state;
  for (let i = 0; i < objectives.length; i++) {
    const o = itemAt(objectives, i);
    if (o.zone === zone && o.taken < 0) return i;
  }
  return -1;
}

function takeOption(g: Game, zone: number): Option {
  const shared = sharedOptions(g, 'take');
  return shared.get(zone) ?? kept(shared, zone, zoneOption(g, 'take', zone, { cost: 1 }));
}

/** `clause` = the rule of the edition behind it. */
export function takeAction(
  hindrance: (g: Game, hero: number) => RefusalCode | undefined,
  clause: string,
): Action {
  const why = (g: Game, hero: number): RefusalCode | undefined => {
    if (tokenIn(g, heroAt(g.state, hero).zone) < 0) return 'take.nothing-here';
    return hindrance(g, hero) ?? (canPay(g, hero, 1, NO_KIND) ? undefined : 'hero.too-few-actions');
  };
  return {
    verb: 'take',
    form: 'zones',
    why: (g, hero, { zones: [zone] = [] }) =>
      zone === zoneId(g, heroAt(g.state, hero).zone) ? why(g, hero) : 'take.nothing-here',
    offer(g, hero, add) {
      if (!why(g, hero)) add(takeOption(g, heroAt(g.state, hero).zone));
    },
    run(g, hero) {
      pay(g, hero, 1, NO_KIND);
      return takeToken(g, hero, tokenIn(g, heroAt(g.state, hero).zone), clause);
    },
  };
}

export function takeToken(g: Game, hero: number, token: number, clause: string): Frame | null {
  const o = itemAt(g.state.objectives, token);
  turnToken(g, token);
  o.taken = hero;
  g.stirred = true;
  const zone = zoneId(g, o.zone);
  g.emit?.(clause, { type: 'objective-taken', hero: heroAt(g.state, hero).id, zone, colour: o.colour });
  const rules = fireRules(g, 'objective-taken', { hero, zone: o.zone, type: -1, of: o.colour });
  const reactions = juncture(g, 'objective-taken', hero);
  return inSequence(reactions ? [reactions, ...rules] : rules);
}

/** May heroes leave by the exit now? */
export const isExitOpen = (g: Game): boolean =>
  g.context.mission.exit !== null &&
  (g.context.mission.exit.open || g.state.counters['exit-open'] === 1 || g.context.mission.exit.when(g));

export function leaveBoard(g: Game, hero: number, clause: string): void {
  const h = heroAt(g.state, hero);
  const { zone } = h;
  h.status = 'left';
  h.zone = -1;
  g.context.edition.policies.heroLeaves?.(g, hero);
  g.stirred = true;
  g.emit?.(clause, { type: 'hero-left', hero: h.id, zone: zoneId(g, zone) });
}
