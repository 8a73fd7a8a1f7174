/** Combining two cards of one inventory, at no cost (C-INV-5, C-INV-10, C-INV-11). */
import {
  heroAt,
  leading,
  lookUp,
  declareEvents,
  declareRefusals,
  told,
  type Action,
  type EventsOf,
  type Game,
  type Option,
  type RefusalCode,
  type RefusalsOf,
  option,
} from '@holdout/engine';
import { equip } from './arrange.ts';
import { kindAt } from './cards.ts';
import { discardCard, isScoped, putInSlot, takeFromSlot } from './inventory.ts';
import { ownOf } from './own.ts';

const TOLD = declareEvents({
  combined: told({ hero: 'hero', card: 'card' }),
});
const REFUSED = declareRefusals({
  'combine.parts': 'C-INV-10',
  'combine.none-aside': 'C-INV-11',
});
declare module '@holdout/engine' {
  interface RefusalMap extends RefusalsOf<typeof REFUSED> {}
  interface EventMap extends EventsOf<typeof TOLD> {}
}

function carried(g: Game, hero: number, kind: string): number {
  for (const c of heroAt(g.state, hero).slots)
    if (c >= 0 && kindAt(g, c).id === kind && !isScoped(g, c)) return c;
  return -1;
}

/** What is made of which two cards. */
export const PARTS: { readonly [made: string]: readonly [string, string] } = {
  'sniper-rifle': ['rifle', 'scope'],
  molotov: ['glass-bottles', 'gasoline'],
};
const madeOf = (made: string, n: number): Option =>
  option('combine', 'items', [n], { items: [made], cards: PARTS[made], cost: 0 });
const MADE: readonly Option[] = [madeOf('sniper-rifle', 0), madeOf('molotov', 1)];

const molotovAside = (g: Game): number => ownOf(g).aside.find((c) => kindAt(g, c).id === 'molotov') ?? -1;

export const combineAction: Action = {
  verb: 'combine',
  form: 'items',
  why(g, hero, { items: [made = ''] = [] }): RefusalCode | undefined {
    if (!Object.hasOwn(PARTS, made)) return 'intent.unknown';
    const [first, second] = lookUp(PARTS, made);
    if (carried(g, hero, first) < 0 || carried(g, hero, second) < 0) return 'combine.parts';
    return made === 'molotov' && molotovAside(g) < 0 ? 'combine.none-aside' : undefined;
  },
  offer(g, hero, add) {
    for (const made of MADE) if (!combineAction.why(g, hero, made)) add(made);
  },
  run(g, hero, option) {
    const made = option.args[0] === 0 ? 'sniper-rifle' : 'molotov';
    const [first, second] = leading(
      lookUp(PARTS, made).map((part) => carried(g, hero, part)),
      2,
    );
    const item = made === 'molotov' ? makeMolotov(g, hero, first, second) : putScope(g, hero, first, second);
    g.emit?.('C-INV-5', { type: 'combined', hero: heroAt(g.state, hero).id, card: made });
    return item < 0 ? null : equip(hero, item);
  },
};

/** The scope goes under the rifle, for good. */
function putScope(g: Game, hero: number, rifle: number, scope: number): number {
  takeFromSlot(g, hero, scope);
  ownOf(g).scoped.push([rifle, scope]);
  return rifle;
}

function makeMolotov(g: Game, hero: number, bottle: number, gasoline: number): number {
  const own = ownOf(g);
  const molotov = molotovAside(g);
  own.aside = own.aside.filter((c) => c !== molotov);
  for (const part of [bottle, gasoline]) {
    takeFromSlot(g, hero, part);
    discardCard(g, part);
  }
  putInSlot(g, hero, molotov);
  return molotov;
}
