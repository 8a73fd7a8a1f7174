/** Secret Mission cards of the equipment deck: heroes carry them in no slot, or they are worth experience and gone. */
import {
  heroAt,
  experience,
  fired,
  fireRules,
  inSequence,
  oneOf,
  type Frame,
  type Game,
  type TriggersOf,
} from '@holdout/engine';
import { EQUIPMENT_DECK, equipmentId, SECRETS } from './cards.ts';
import { missionSpeaksOf } from './mission-silence.ts';
import { ownOf } from './own.ts';

/** A Secret Mission hidden among the equipment is collected, the first time. */
export const SECRET_TRIGGERS = {
  'secret-collected': fired(['hero', 'zone'], { of: oneOf(SECRETS, 'card') }),
};
declare module '@holdout/engine' {
  interface TriggerMap extends TriggersOf<typeof SECRET_TRIGGERS> {}
}

const SECRET_XP = 5;
/** Secret Mission 4: kept until it turns a spawn card away. */
export const TRANSIT_OVERRIDE = 'secret-mission-4';

/** Does a rule of the mission say what the card is for? */
const hasUse = (g: Game, id: string): boolean => missionSpeaksOf(g, id, ['secret-collected']);

/** Does the hero carry a Transit Override that the mission has no use for? */
export function carriesOverride(g: Game, hero: number): boolean {
  const { carried } = ownOf(g);
  if (carried.length === 0) return false;
  return (
    carried.some((c) => c.hero === hero && equipmentId(g, c.card) === TRANSIT_OVERRIDE) &&
    !hasUse(g, TRANSIT_OVERRIDE)
  );
}

/** What the mission makes of it; collected again after its hero has fallen, nothing more. */
function secretCollected(g: Game, hero: number, id: string): Frame[] {
  const { done } = ownOf(g);
  if (done.includes(`collected:${id}`)) return [];
  done.push(`collected:${id}`);
  return fireRules(g, 'secret-collected', { hero, zone: heroAt(g.state, hero).zone, type: -1, of: id });
}

/** Where the mission says nothing of it, it is kept for its own use or worth experience and gone. */
export function takeSecret(g: Game, hero: number, card: number): Frame | null {
  const id = equipmentId(g, card);
  const rules = secretCollected(g, hero, id);
  if (hasUse(g, id) || id === TRANSIT_OVERRIDE) {
    ownOf(g).carried.push({ card, hero });
    return inSequence(rules);
  }
  (ownOf(g).out[EQUIPMENT_DECK] ??= []).push(card);
  return experience(hero, SECRET_XP);
}
