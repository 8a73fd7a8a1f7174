/** What attacking, opening a door and taking a token are worth. */
import {
  itemAt,
  numberAt,
  DOOR,
  enemiesIn,
  heroesIn,
  isLocked,
  NEVER,
  type Game,
  type Option,
  isNamed,
} from '@holdout/engine';
import { wishesOf } from './words.ts';
import { raisesDanger, TOKEN_XP } from './experience.ts';
import { expectedKills } from './fight.ts';
import { bestEnd, STEP, type Look } from './ends.ts';
import { strangers } from './routes.ts';

/** Worth of what is never done. */
const OUT = -1e6;
/** Kills here lower the risk; kills elsewhere are worth the more the nearer they are to somebody. */
export function attackWorth(look: Look, option: Option, actions: number): number {
  const { g, hero, zone, sense } = look;
  const arm = sense.attack(g, hero, option);
  const at = itemAt(option.args, 1);
  const friends = heroesIn(g, at).some((h) => h !== hero);
  const end = bestEnd(look, zone, actions);
  if (arm.burns)
    return friends || at === zone ? OUT : end + (enemiesIn(g, at) >= 3 ? 2 * enemiesIn(g, at) : -2);
  const kills = expectedKills(g, at, arm, arm.chooses);
  if (kills === 0 || (friends && !arm.chooses)) return OUT;
  if (at === zone)
    return bestEnd(look, zone, actions, kills) + 0.5 + (heroesIn(g, zone).length > 1 ? 3 : 1) * kills;
  if (raisesDanger(g, hero, Math.ceil(kills)) && !wishesOf(g).wantsExperience) return end + 0.5 * kills;
  const near = nearestHero(g, at);
  return end + kills * (near <= 1 ? 2.6 : near === 2 ? 1.6 : 0.8);
}

function nearestHero(g: Game, zone: number): number {
  let near: number = NEVER;
  for (const h of g.state.heroes) {
    if (h.zone >= 0) near = Math.min(near, numberAt(g.view.distance, h.zone * g.context.zones + zone));
  }
  return near;
}

/** Is there anything within pistol range? */
export const canShoot = ({ g, zone }: Look): boolean =>
  itemAt(g.view.seen, zone).some(
    (z) => enemiesIn(g, z) > 0 && numberAt(g.view.sight, zone * g.context.zones + z) <= 1,
  );

/** Tokens make somebody stronger and the enemies more: in a crowd, whoever should have it takes it. */
export function takeWorth({ g, hero, zone, aims }: Look): number {
  const { heroes, objectives } = g.state;
  if (!aims.some((a) => a.zone === zone && a.act === 'take')) return itemAt(heroes, hero).wounds > 0 ? 1 : -5;
  if (objectives.filter((o) => o.taken < 0).length < 2) return 40;
  const wanted = wishesOf(g).wantsExperience;
  const fitter = heroesIn(g, zone).some((h) => {
    if (h === hero || itemAt(heroes, h).done) return false;
    return wanted
      ? itemAt(heroes, h).xp > itemAt(heroes, hero).xp
      : raisesDanger(g, hero, TOKEN_XP) && !raisesDanger(g, h, TOKEN_XP);
  });
  return fitter ? -5 : 40;
}

/** Opening is worth the way it shortens; what may wait inside is better met with friends near and actions left. */
export function openWorth(
  { g, hero, zone, far, aims, caution }: Look,
  option: Option,
  actions: number,
): number {
  const { zones, board } = g.context;
  const { a, b } = itemAt(board.doors, itemAt(option.args, 0));
  const behind = a === zone ? b : a;
  const building = numberAt(board.buildingOf, behind);
  const inside = building >= 0 && aims.some((x) => board.buildingOf[x.zone] === building);
  const gain = numberAt(far, behind) < numberAt(far, zone) || inside ? 2 * STEP : -8;
  const louder = isNamed(option, 'cards') ? 0.5 : 0;
  const rooms = strangers(g, zone, behind);
  if (rooms === 0) return gain - louder;
  const others = g.state.heroes.filter((h, i) => i !== hero && h.zone >= 0);
  const friends = others.filter((h) => numberAt(g.view.distance, h.zone * zones + zone) <= 1).length;
  const alone = friends < Math.min(2, others.length) ? 6 : 0;
  const late = actions < 1 ? 1.5 : 0;
  return gain - louder - caution * (alone + late + rooms);
}

/** Stands before a shut door that leads on? */
export const isAtDoor = ({ g, zone, far, aims }: Look): boolean =>
  aims.length > 0 &&
  g.context.board.doors.some(({ a, b }, door) => {
    if ((a !== zone && b !== zone) || g.state.doors[door] !== DOOR.closed || isLocked(g, door)) return false;
    return numberAt(far, a === zone ? b : a) < numberAt(far, zone);
  });
