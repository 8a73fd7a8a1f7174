/** Options about one thing: whom or what they name, and its index for the rule. */
import { enemyId, kept, sharedOptions, zoneId, type Game } from '../kernel/game.ts';
import { idOfOne } from '../kernel/option-id.ts';
import { option, type Details, type Option } from '../kernel/option.ts';
import { heroAt, itemAt } from '../lookup.ts';

/** What costs no action although actions are asked for. */
export const FREE: Details = { cost: 0 };

/** `to:S4` */
export function zoneOption(g: Game, verb: string, zone: number, about?: Details): Option {
  const id = zoneId(g, zone);
  return { id: idOfOne(verb, id), form: 'zones', verb, args: [zone], zones: [id], ...about };
}

/** `medic:ned` */
export function heroOption(g: Game, verb: string, hero: number, about?: Details): Option {
  const { id } = heroAt(g.state, hero);
  return { id: idOfOne(verb, id), form: 'heroes', verb, args: [hero], heroes: [id], ...about };
}

/** The same, built once for everybody who is the n-th hero. */
export function sharedHeroOption(g: Game, verb: string, hero: number, about?: Details): Option {
  const shared = sharedOptions(g, verb);
  const known = shared.get(hero);
  if (known?.heroes?.[0] === heroAt(g.state, hero).id) return known;
  return kept(shared, hero, heroOption(g, verb, hero, about));
}

/** `hit:walker` */
export function enemyOption(g: Game, verb: string, type: number, about?: Details): Option {
  const id = enemyId(g, type);
  return { id: idOfOne(verb, id), form: 'enemies', verb, args: [type], enemies: [id], ...about };
}

/** `strike:walker@S4`: one of those in a zone. */
export const enemyAtOption = (g: Game, verb: string, type: number, zone: number, about?: Details): Option =>
  option(verb, 'enemies@zones', [type, zone], {
    enemies: [enemyId(g, type)],
    zones: [zoneId(g, zone)],
    ...about,
  });

/** `open:S1-R_kitchen`; a door lies between its two zones. */
export function doorOption(g: Game, verb: string, door: number, about?: Details): Option {
  const { id, a, b } = itemAt(g.context.board.doors, door);
  return option(verb, 'door', [door], { door: id, zones: [zoneId(g, a), zoneId(g, b)], ...about });
}

/** `keep:mole-man` */
export const cardOption = (verb: string, id: string, args: readonly number[], about?: Details): Option => ({
  id: idOfOne(verb, id),
  form: 'cards',
  verb,
  args,
  cards: [id],
  ...about,
});

/** `give:pistol.empty`: a thing held, as it looks. */
export const itemOption = (verb: string, item: string, card: string, args: readonly number[]): Option => ({
  id: idOfOne(verb, item),
  form: 'items',
  verb,
  args,
  items: [item],
  cards: [card],
});

/** `spend:2` */
export const numberOption = (verb: string, n: number, about?: Details): Option =>
  option(verb, 'number', [n], { number: n, ...about });
