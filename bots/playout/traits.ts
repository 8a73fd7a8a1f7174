/** What an option is about, in a few numbers that mean the same in every edition. */
import { heroAt, numberAt, type Option } from '@holdout/engine';
import { strangers } from '../plain/routes.ts';
import { senseOf } from '../sense.ts';
import { threatIn, zoneNamed, type Look } from './look.ts';

/** Options are of a kind by what they name. */
type Kind = 'door' | 'strike' | 'go' | 'person' | 'plain';

export const TRAITS = [
  'nearer',
  'threat-there',
  'threat-here',
  'friends-there',
  'friends-here',
  'enemies-there',
  'last-action',
  'threat-at-last',
  'weak-there',
  'cost',
  'card',
  'at-goal',
  'deadly-there',
  'deadly-here',
  'goal-there',
  'arms',
  'health',
  'actions',
  'done',
  'rooms',
  'spawn-there',
] as const;

export function kindOf(o: Option): Kind {
  if (o.door !== undefined) return 'door';
  if (o.verb === 'attack' || o.enemies) return 'strike';
  if (o.zones?.length === 1) return 'go';
  return o.heroes ? 'person' : 'plain';
}

/** The zone it is about, that of the hero if it names none. */
function zoneOf({ g, here }: Look, o: Option): number {
  if (o.zones) {
    const zone = zoneNamed(g, o.zones[o.zones.length - 1]);
    return zone === here && o.zones.length > 1 ? zoneNamed(g, o.zones[0]) : zone;
  }
  if (!o.heroes) return here;
  const hero = g.state.heroes.findIndex((h) => h.id === o.heroes?.[0]);
  return hero < 0 ? here : heroAt(g.state, hero).zone;
}

const FAR = 30;
const MOST_HEALTH = 6;

/** Written into `into`, one number for each trait. */
export function traitsOf(look: Look, o: Option, into: Float64Array): void {
  const { g, hero, here, far, people, attacks, health } = look;
  const zone = zoneOf(look, o);
  const isThere = zone >= 0;
  const isHere = here >= 0;
  const threat = isThere ? threatIn(look, zone) : 0;
  const left = hero >= 0 ? heroAt(g.state, hero).actions - (o.cost ?? 0) : 0;
  const last = left <= 1 ? 1 : 0;
  const ways =
    isThere && isHere && numberAt(far, here) < FAR && numberAt(far, zone) < FAR
      ? numberAt(far, here) - numberAt(far, zone)
      : 0;
  const company = isThere ? numberAt(people, zone) + (zone === here ? 0 : 1) : 1;
  into[0] = Math.max(-3, Math.min(3, ways));
  into[1] = threat;
  into[2] = isHere ? threatIn(look, here) : 0;
  into[3] = isThere ? numberAt(people, zone) : 0;
  into[4] = isHere ? numberAt(people, here) - 1 : 0;
  into[5] = isThere ? Math.min(4, numberAt(attacks, zone)) : 0;
  into[6] = last;
  into[7] = last * threat;
  into[8] = health <= 2 ? threat : 0;
  into[9] = o.cost ?? 0;
  into[10] = cardsWorth(look, o);
  into[11] = isHere && far[here] === 0 ? 1 : 0;
  into[12] = threat >= health * company ? 1 : 0;
  into[13] = isHere && into[2] >= health * numberAt(people, here) ? 1 : 0;
  into[14] = isThere && far[zone] === 0 ? 1 : 0;
  into[15] = look.arms;
  into[16] = Math.min(MOST_HEALTH, health) / 2;
  into[17] = Math.max(0, left) / 2;
  into[18] = look.done;
  into[19] = o.door === undefined ? 0 : roomsBehind(look, o);
  into[20] = isThere && look.spawns.has(zone) ? 1 : 0;
}

function roomsBehind({ g }: Look, o: Option): number {
  const [a, b] = (o.zones ?? []).map((id) => zoneNamed(g, id));
  return a === undefined || b === undefined ? 0 : Math.min(4, strangers(g, a, b));
}

function cardsWorth({ g }: Look, o: Option): number {
  let sum = 0;
  if (o.cards) for (const card of o.cards) sum += Math.max(-2, Math.min(5, senseOf(g).worth(g, card)));
  return sum;
}
