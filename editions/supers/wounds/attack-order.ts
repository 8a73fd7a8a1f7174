/** Does it matter which attacked zone is resolved first? Only then the players are asked (S-WND-4). */
import { heroAt, itemAt, numberAt, abilitiesOf, heroesIn, type Game, type Juncture } from '@holdout/engine';
import { kitOf } from '../kit.ts';
import { bystandersIn } from '../attack/weapons.ts';
import { ownOf } from '../own.ts';

const DEFENCES: readonly Juncture[] = ['wounds-counted', 'wounds-shared', 'hero-falls', 'person-struck'];

/** Skills and cards of a hero that can be used against wounds, but for people given up. */
const defencesOf = (g: Game, hero: number): string[] =>
  abilitiesOf(g, hero).filter((id) => {
    const at = g.context.abilities.get(id)?.at;
    return id !== SACRIFICE && DEFENCES.some((m) => at?.[m] !== undefined);
  });
const SACRIFICE = 'sacrifice';

/** Somebody there may be lost, on the board or given up, and everybody pays with power and a trait (H-DEV-1). */
const mayLoseSomebody = (g: Game, zone: number): boolean =>
  bystandersIn(g, zone).some((i) => kitOf(g).endangered?.(g, itemAt(ownOf(g).bystanders, i))) ||
  heroesIn(g, zone).some((h) => abilitiesOf(g, h).includes(SACRIFICE));

/** Has the hero something against wounds that such a loss would take away? */
function mayBeDisarmed(g: Game, hero: number): boolean {
  const { track } = heroAt(g.state, hero);
  return defencesOf(g, hero).some((id) => track > 0 || isTrait(g, id));
}
const isTrait = (g: Game, id: string): boolean => kitOf(g).traits.some((t) => t.id === id);

/** A loss in one zone weakens those who defend themselves in another. */
export const lossMatters = (g: Game, zones: readonly number[]): boolean =>
  zones.some(
    (zone) =>
      mayLoseSomebody(g, zone) &&
      zones.some((other) => other !== zone && heroesIn(g, other).some((h) => mayBeDisarmed(g, h))),
  );

/** Does a hero with this ability stand near enough to one of the zones, but in another? */
export const reachesAnotherZone = (
  g: Game,
  ability: string,
  zones: readonly number[],
  range: number,
): boolean =>
  g.state.heroes.some(
    (h, hero) =>
      h.zone >= 0 &&
      abilitiesOf(g, hero).includes(ability) &&
      zones.some((z) => z !== h.zone && numberAt(g.view.sight, h.zone * g.context.zones + z) <= range),
  );
