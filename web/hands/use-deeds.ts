/** What hands could do at this moment, worked out when somebody reaches for it and once for each moment. */
import type { Option, Point } from '@holdout/engine';
import { useMemo } from 'react';
import { engineOf } from '../editions/plugs.ts';
import { useSettings } from '../store/settings.ts';
import type { TableUi } from '../table/use-table-ui.ts';
import { isAttack } from './acts.ts';
import { begunBy, type Begun } from './begun.ts';
import { deedsAt, deedsOn, type Deed, type Open } from './deeds.ts';
import { followsOf, type Followed } from './follow.ts';
import { givenAt } from './given.ts';
import { thingAt } from './hit.ts';
import { trailOf, trailTo, type Trail } from './trail.ts';
import type { Thing } from './thing.ts';
import { usualOf } from './usual.ts';

export interface Deeds {
  /** More than one answer each. */
  on(thing: Thing): readonly Deed[];
  /** The turn of that hero, if it can be begun now without a word about what is lost. */
  begun(hero: number): Begun | undefined;
  /** To carry that hero; undefined where there is nowhere to go. */
  trail(hero: number): Trail | undefined;
  trailTo(trail: Trail, zone: number | null): Trail;
  /** What a drop at that point would do beyond going there. */
  dropped(trail: Trail, at: Point, zone: number | null): Deed | undefined;
  /** Of several attacks the one that a press means; undefined where it is not about attacks. */
  usual(options: readonly Option[]): Option | undefined;
  follows(): readonly Followed[];
  /** The attack before, once more. */
  again(): Option | undefined;
}

/** Things that are used by being dropped on. */
const USED: readonly Thing['kind'][] = ['door', 'objective', 'person', 'card', 'thing'];

export function useDeeds({ table, context, state, settled, decision }: TableUi): Deeds {
  const warn = useSettings((s) => s.warnEndTurn);
  return useMemo(() => {
    const engine = engineOf(context.edition.id);
    const open: Open | null = decision && { engine, context, state, decision };
    const known = new Map<string, unknown>();
    const once = <T>(key: string, work: () => T): T => {
      if (!known.has(key)) known.set(key, work());
      return known.get(key) as T;
    };
    const begun = (hero: number): Begun | undefined =>
      once(`begun ${hero}`, () => {
        const found = hero < 0 ? undefined : begunBy(engine, state, decision, hero);
        return found && (found.unused === 0 || !warn) ? found : undefined;
      });
    const lastAttack = (): Option | undefined =>
      givenAt(table, state).findLast(
        ({ hero, round, option }) =>
          hero === state.active && round === state.round && option && isAttack(option, context),
      )?.option;
    return {
      on: (thing) => (open ? once(`on ${thing.key}`, () => deedsOn(thing, open)) : []),
      begun,
      trail: (hero) =>
        once(`trail ${hero}`, () => {
          const from = begun(hero);
          const trail = from && trailOf(engine, context, from);
          return trail && trail.walks.size > 0 ? trail : undefined;
        }),
      trailTo: (trail, zone) => trailTo(engine, context, trail, zone),
      dropped(trail, at, zone) {
        const walk = trail.crossed.at(-1);
        if (!open || !walk) return undefined;
        const thing = thingAt(context, settled, at, zone ?? walk.reach.zone);
        if (!USED.includes(thing.kind)) return undefined;
        // What lies in a zone that cannot be reached is out of reach too; a door has two sides.
        if (thing.kind !== 'door' && trail.lost) return undefined;
        const deeds = once(`drop ${walk.reach.answers.join()} ${thing.key}`, () =>
          deedsAt(thing, trail.begun, walk, open),
        );
        return deeds.length === 1 ? deeds[0] : undefined;
      },
      usual(options) {
        if (!decision || !options.every((o) => isAttack(o, context))) return undefined;
        const acts = options.map((option) => ({ option, decision, state }));
        return usualOf(acts, engine, context, lastAttack())?.option;
      },
      again: () => decision?.options.find((o) => o.id === lastAttack()?.id),
      follows: () => (open ? once('follows', () => followsOf(open, givenAt(table, state))) : []),
    };
  }, [table, context, state, settled, decision, warn]);
}
