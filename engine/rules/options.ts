/** Options about one thing: whom or what they name, and its index for the rule. */
import { enemyId, zoneId, type Game } from '../kernel/game.ts';
import { option, type Details, type Option } from '../kernel/option.ts';

/** What costs no action although actions are asked for. */
export const FREE: Details = { cost: 0 };

/** `to:S4` */
export const zoneOption = (g: Game, verb: string, zone: number, about?: Details): Option =>
  option(verb, 'zones', [zone], { zones: [zoneId(g, zone)], ...about });

/** `medic:ned` */
export const heroOption = (g: Game, verb: string, hero: number, about?: Details): Option =>
  option(verb, 'heroes', [hero], { heroes: [g.state.heroes[hero].id], ...about });

/** `hit:walker` */
export const enemyOption = (g: Game, verb: string, type: number, about?: Details): Option =>
  option(verb, 'enemies', [type], { enemies: [enemyId(g, type)], ...about });

/** `strike:walker@S4`: one of those in a zone. */
export const enemyAtOption = (g: Game, verb: string, type: number, zone: number, about?: Details): Option =>
  option(verb, 'enemies@zones', [type, zone], {
    enemies: [enemyId(g, type)],
    zones: [zoneId(g, zone)],
    ...about,
  });

/** `open:S1-R_kitchen`; a door lies between its two zones. */
export function doorOption(g: Game, verb: string, door: number, about?: Details): Option {
  const { id, a, b } = g.context.board.doors[door];
  return option(verb, 'door', [door], { door: id, zones: [zoneId(g, a), zoneId(g, b)], ...about });
}

/** `keep:mole-man` */
export const cardOption = (verb: string, id: string, args: readonly number[], about?: Details): Option =>
  option(verb, 'cards', args, { cards: [id], ...about });

/** `spend:2` */
export const numberOption = (verb: string, n: number, about?: Details): Option =>
  option(verb, 'number', [n], { number: n, ...about });
