/** What opening a door and taking a token are worth in a super hero's turn. */
import { heroAt, itemAt, numberAt, BASIC_ACTIONS, type Option } from '@holdout/engine';
import { raisesDanger, TOKEN_XP } from '../plain/experience.ts';
import type { Turn } from './ends.ts';
import { roomsBehind } from './table.ts';
import { STEP, TOKEN, WOUND } from './worth.ts';

/** What has to be opened is opened some day, once everybody is so near. */
const TOGETHER = 1;

/** Better met with friends near who have not had their turn. */
export function openWorth(turn: Turn, option: Option, actions: number): number {
  const { g, hero, zone, way, places, side } = turn;
  const { a, b } = itemAt(g.context.board.doors, itemAt(option.args, 0));
  const behind = a === zone ? b : a;
  const { buildingOf } = g.context.board;
  const inside = way.aims.some(
    (x) => buildingOf[x.zone] === buildingOf[behind] && numberAt(buildingOf, behind) >= 0,
  );
  const gain =
    way.aims.length > 0 && (numberAt(way.far, behind) < numberAt(way.far, zone) || inside) ? 2 * STEP : -8;
  const rooms = roomsBehind(g, behind) + roomsBehind(g, zone);
  if (rooms === 0) return gain;
  let strength = 0;
  places.forEach((at, h) => {
    if (at < 0 || (h !== hero && heroAt(g.state, h).done)) return;
    const left =
      h === hero ? actions : BASIC_ACTIONS - numberAt(g.view.distance, at * g.context.zones + zone);
    const { dice, chance } = side.forceOf(g, h, 1);
    strength += Math.max(0, left - 1) * dice * chance;
  });
  const expected = rooms * (1.3 + 0.9 * g.context.edition.policies.danger(g));
  const fear = 0.15 * WOUND * turn.caution * Math.max(0, expected - strength);
  const together = places.every(
    (at) => at < 0 || numberAt(g.view.distance, at * g.context.zones + zone) <= TOGETHER,
  );
  return gain - (together ? Math.min(fear, 0.8 * Math.max(0, gain)) : fear);
}

/** Experience makes the enemies more: whoever has less of it takes the token. */
export function takeWorth({ g, hero, zone, tokens }: Turn): number {
  if (!tokens.has(zone)) return 0;
  const { heroes } = g.state;
  const fitter = heroes.some(
    (h, i) =>
      i !== hero &&
      h.zone === zone &&
      !h.done &&
      raisesDanger(g, hero, TOKEN_XP) &&
      h.xp < itemAt(heroes, hero).xp,
  );
  return fitter ? 0 : 1.5 * TOKEN;
}
