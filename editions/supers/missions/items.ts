/** What heroes carry for a mission: given by its rules, needed for some objectives, handed over for an action (M-H6). */
import {
  heroAt,
  itemAt,
  canPay,
  declareRefusals,
  NO_KIND,
  option,
  pay,
  takeAction,
  type Action,
  type Game,
  type Option,
  type RefusalCode,
  type RefusalsOf,
} from '@holdout/engine';
import { kitOf } from '../kit.ts';
import { missionOf, ownOf } from '../own.ts';

const REFUSED = declareRefusals({
  'take.needs-item': 'M-H6',
  'hand-over.nothing': 'M-H6',
  'hand-over.nobody': 'M-H6',
});
declare module '@holdout/engine' {
  interface RefusalMap extends RefusalsOf<typeof REFUSED> {}
}

export const carries = (g: Game, hero: number, item: string): boolean =>
  ownOf(g).items.some((i) => i.item === item && i.hero === hero);

export function giveItem(g: Game, hero: number, item: string): void {
  ownOf(g).items.push({ item, hero });
  g.stirred = true;
  g.emit?.(g.context.mission.clause, { type: 'card-gained', hero: heroAt(g.state, hero).id, card: item });
}

export function useItem(g: Game, hero: number, item: string): void {
  const { items } = ownOf(g);
  const at = items.findIndex((i) => i.item === item && i.hero === hero);
  if (at < 0) return;
  items.splice(at, 1);
  g.stirred = true;
  g.emit?.(g.context.mission.clause, { type: 'card-used', hero: heroAt(g.state, hero).id, card: item });
}

/** Objectives that only a hero with the item can take. */
function whyNotTake(g: Game, hero: number): RefusalCode | undefined {
  const no = kitOf(g).hindered(g, hero);
  if (no) return no;
  const { zone } = heroAt(g.state, hero);
  const token = g.state.objectives.find((o) => o.zone === zone && o.taken < 0);
  const need = missionOf(g).needsItem.find((n) => n.colour === token?.colour);
  return need && !carries(g, hero, need.item) ? 'take.needs-item' : undefined;
}

export const takeObjectiveAction = takeAction(whyNotTake, 'S-OBJ-1');

const VERB = 'hand-over';

/** Heroes of the same zone, each with every kind of item this one carries. */
function handOvers(g: Game, hero: number): Option[] {
  const { zone } = heroAt(g.state, hero);
  const mine = new Set(ownOf(g).items.flatMap((i) => (i.hero === hero ? [i.item] : [])));
  return g.state.heroes.flatMap((h, other) =>
    other === hero || h.zone !== zone
      ? []
      : [...mine].map((item) =>
          option(VERB, 'cards@heroes', [other], { heroes: [h.id], cards: [item], cost: 1 }),
        ),
  );
}

function whyNotHandOver(g: Game, hero: number): RefusalCode | undefined {
  const no = kitOf(g).hindered(g, hero);
  if (no) return no;
  if (!ownOf(g).items.some((i) => i.hero === hero)) return 'hand-over.nothing';
  if (handOvers(g, hero).length === 0) return 'hand-over.nobody';
  return canPay(g, hero, 1, NO_KIND) ? undefined : 'hero.too-few-actions';
}

export const handOverAction: Action = {
  verb: VERB,
  form: 'cards@heroes',
  why(g, hero, { cards: [item] = [], heroes: [other] = [] }) {
    const known = handOvers(g, hero).some((o) => o.cards?.[0] === item && o.heroes?.[0] === other);
    return whyNotHandOver(g, hero) ?? (known ? undefined : 'hand-over.nobody');
  },
  offer(g, hero, add) {
    if (ownOf(g).items.length === 0 || whyNotHandOver(g, hero)) return;
    for (const option of handOvers(g, hero)) add(option);
  },
  run(g, hero, option) {
    pay(g, hero, 1, NO_KIND);
    const item = itemAt(option.cards ?? [], 0);
    const held = ownOf(g).items.find((i) => i.item === item && i.hero === hero);
    if (held) held.hero = itemAt(option.args, 0);
    g.stirred = true;
    g.emit?.(g.context.mission.clause, {
      type: 'card-given',
      hero: heroAt(g.state, hero).id,
      card: item,
      other: heroAt(g.state, itemAt(option.args, 0)).id,
    });
    return null;
  },
};
