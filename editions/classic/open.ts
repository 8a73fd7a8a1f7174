/** Opening doors with what is in hand (C-OPEN-1 to C-OPEN-3). */
import {
  heroAt,
  itemAt,
  kept,
  leading,
  canPay,
  declareRefusals,
  DOOR,
  doorTouches,
  isLocked,
  NO_KIND,
  openDoor,
  option,
  pay,
  sharedOptions,
  zoneId,
  type Action,
  type Game,
  type Option,
  type RefusalCode,
  type RefusalsOf,
} from '@holdout/engine';
import { kindAt } from './cards.ts';
import { HANDS, handsOf } from './inventory.ts';
import { equipmentNoise } from './noise.ts';
import { inCar } from './cars.ts';

const REFUSED = declareRefusals({
  'open.no-tool': 'C-OPEN-1',
});
declare module '@holdout/engine' {
  interface RefusalMap extends RefusalsOf<typeof REFUSED> {}
}

/** Door openers in hand, the quiet one first. */
function toolsOf(g: Game, hero: number): number[] {
  const tools = handsOf(g, hero).filter((c) => kindAt(g, c).door !== null);
  if (tools.length < 2) return tools;
  return tools.sort((a, b) => Number(kindAt(g, a).door?.noisy) - Number(kindAt(g, b).door?.noisy));
}

function hasTool(g: Game, hero: number): boolean {
  const { slots } = heroAt(g.state, hero);
  for (let i = 0; i < HANDS; i++) {
    const card = itemAt(slots, i);
    if (card >= 0 && kindAt(g, card).door !== null) return true;
  }
  return false;
}

function whyNotOpen(g: Game, hero: number, door: number): RefusalCode | undefined {
  const h = heroAt(g.state, hero);
  if (door < 0 || !doorTouches(g, door, h.zone)) return 'open.no-door';
  if (g.state.doors[door] !== DOOR.closed) return 'open.already';
  if (isLocked(g, door)) return 'open.locked';
  if (inCar(g, hero)) return 'open.in-car';
  if (!hasTool(g, hero)) return 'open.no-tool';
  return canPay(g, hero, 1, NO_KIND) ? undefined : 'hero.too-few-actions';
}

/** `open:<door>` with the quietest tool; `open:<door>@<tool>` for another one that makes a difference. */
function openOption(g: Game, door: number, tool: number, named: boolean): Option {
  const shared = sharedOptions(g, 'open');
  const key = (door * 64 + tool) * 2 + Number(named);
  return shared.get(key) ?? kept(shared, key, newOpenOption(g, door, tool, named));
}

function newOpenOption(g: Game, door: number, tool: number, named: boolean): Option {
  const { id, a, b } = itemAt(g.context.board.doors, door);
  return option('open', named ? 'door@cards' : 'door', [door, tool], {
    door: id,
    zones: [zoneId(g, a), zoneId(g, b)],
    cards: [kindAt(g, tool).id],
    cost: 1,
  });
}

export const openAction: Action = {
  verb: 'open',
  form: 'door@cards',
  why: (g, hero, { door }) =>
    whyNotOpen(
      g,
      hero,
      g.context.board.doors.findIndex((d) => d.id === door),
    ),
  offer(g, hero, add) {
    let tools: readonly number[] | undefined;
    for (const door of itemAt(g.context.doorsOf, heroAt(g.state, hero).zone)) {
      if (whyNotOpen(g, hero, door)) continue;
      tools ??= toolsOf(g, hero);
      add(openOption(g, door, itemAt(tools, 0), false));
      const quiet = kindAt(g, itemAt(tools, 0)).door?.noisy;
      const louder = tools.find((t) => kindAt(g, t).door?.noisy !== quiet);
      if (louder !== undefined) add(openOption(g, door, louder, true));
    }
  },
  run(g, hero, option) {
    const [door, tool] = leading(option.args, 2);
    pay(g, hero, 1, NO_KIND);
    if (kindAt(g, tool).door?.noisy) equipmentNoise(g, hero);
    return openDoor(hero, door, kindAt(g, tool).id);
  },
};
