/** One way of using an object of the hero's zone: one action, enemies or not (D-OBJ-2, D-OBJ-4). */
import {
  itemAt,
  heroAt,
  leading,
  canPay,
  NO_KIND,
  option,
  pay,
  zoneId,
  type Action,
  type Frame,
  type Game,
  type Option,
  type Procedure,
  type RefusalCode,
} from '@holdout/engine';
import { ownOf, type BoardObject } from '../own.ts';

export interface Use {
  readonly id: string;
  /** Zones it is aimed at; left out: it needs no aim, and stands for the hero's own zone. */
  zones?(g: Game, hero: number): readonly number[];
  whyNot(g: Game, hero: number, zone: number): RefusalCode | undefined;
  run(g: Game, hero: number, zone: number): Frame | null;
}

export function findObject(g: Game, id: string): BoardObject | undefined {
  for (const object of ownOf(g).objects) if (object.id === id) return object;
  return undefined;
}

function whyNot(g: Game, hero: number, object: string, use: Use, zone: number): RefusalCode | undefined {
  if (findObject(g, object)?.zone !== heroAt(g.state, hero).zone) return 'object.not-here';
  return use.whyNot(g, hero, zone) ?? (canPay(g, hero, 1, NO_KIND) ? undefined : 'hero.too-few-actions');
}

/** `<object>:<use>`, `<object>:<use>@<zone>` where it is aimed. */
const useOption = (g: Game, object: string, uses: readonly Use[], use: Use, zone: number): Option =>
  option(object, use.zones ? 'way@zones' : 'way', [uses.indexOf(use), zone], {
    way: use.id,
    zones: [zoneId(g, zone)],
    cards: [object],
    cost: 1,
  });

export const objectAction = (object: string, uses: readonly Use[], procedure?: Procedure): Action => ({
  verb: object,
  form: 'way@zones',
  why(g, hero, { way, zones: [name] = [] }) {
    const use = uses.find((u) => u.id === way);
    if (!use || (use.zones === undefined) !== (name === undefined)) return 'intent.unknown';
    const zone = name === undefined ? heroAt(g.state, hero).zone : g.context.board.indexOf.get(name);
    return zone === undefined ? 'intent.unknown' : whyNot(g, hero, object, use, zone);
  },
  offer(g, hero, add) {
    const { zone } = heroAt(g.state, hero);
    if (findObject(g, object)?.zone !== zone || !canPay(g, hero, 1, NO_KIND)) return;
    for (const use of uses) {
      for (const z of use.zones?.(g, hero) ?? [zone])
        if (!whyNot(g, hero, object, use, z)) add(useOption(g, object, uses, use, z));
    }
  },
  run(g, hero, { args }) {
    const [use, zone] = leading(args, 2);
    pay(g, hero, 1, NO_KIND);
    const at = zoneId(g, heroAt(g.state, hero).zone);
    g.emit?.('D-OBJ-2', { type: 'object-used', object, hero: heroAt(g.state, hero).id, zone: at });
    return itemAt(uses, use).run(g, hero, zone);
  },
  procedure,
});

/** Used up: it leaves the board. */
export function removeObject(g: Game, id: string): void {
  const own = ownOf(g);
  const gone = findObject(g, id);
  if (!gone) return;
  own.objects = own.objects.filter((o) => o !== gone);
  g.stirred = true;
  g.emit?.('D-OBJ-4', { type: 'object-gone', object: id, zone: zoneId(g, gone.zone) });
}
