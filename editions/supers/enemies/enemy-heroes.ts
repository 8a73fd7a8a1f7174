/** Enemy heroes: drawn, placed, eliminated, coming back (S-CARD-4, S-CARD-5, S-CARD-9, M-ALL-10). */
import {
  deckOf,
  itemAt,
  declareEvents,
  discard,
  drawCard,
  enemyId,
  extraActivation,
  fired,
  fireRules,
  inSequence,
  putFigures,
  told,
  type EventsOf,
  type Frame,
  type Game,
  type TriggersOf,
} from '@holdout/engine';
import { ENEMY_HERO_DECK, FIRST_HERO, isEnemyHero, kitOf } from '../kit.ts';
import { enemyHeroId } from '../missions/arguments.ts';
import { ownOf } from '../own.ts';

const TOLD = declareEvents({
  'enemy-returned': told(
    { enemy: 'enemy', zone: 'zone' },
    { mark: 'cape', tone: 'red', beat: 'rise', ms: 300 },
  ),
});
/** An enemy hero is eliminated; is so for good, the first time. */
export const ENEMY_HERO_TRIGGERS = {
  'enemy-hero-gone': fired(['hero', 'zone', 'enemy-hero'], { of: enemyHeroId }),
  'enemy-hero-defeated': fired(['hero', 'zone'], { of: enemyHeroId }),
};
declare module '@holdout/engine' {
  interface EventMap extends EventsOf<typeof TOLD> {}
  interface TriggerMap extends TriggersOf<typeof ENEMY_HERO_TRIGGERS> {}
}

export const heroTypes = (g: Game): number[] => g.context.types.map((_, t) => t).filter(isEnemyHero);

/** Zone an enemy hero stands in, -1 when not on the board. */
export function zoneOfEnemyHero(g: Game, type: number): number {
  const { zones } = g.context;
  for (let z = 0; z < zones; z++) if (itemAt(g.state.enemies, type * zones + z) > 0) return z;
  return -1;
}

/** Does an enemy hero stand in one of the zones? */
export const holdsEnemyHero = (g: Game, zones: readonly number[]): boolean =>
  heroTypes(g).some((t) => zones.includes(zoneOfEnemyHero(g, t)));

/** On the board and awake: the ability holds (Z-ENE-2). Asked at every moment, so the box is looked into first. */
export function isUp(g: Game, type: number): boolean {
  if (itemAt(g.state.supply, type) > 0) return false;
  const zone = zoneOfEnemyHero(g, type);
  const { sleeps, silenced } = kitOf(g);
  return zone >= 0 && !ownOf(g).asleep.includes(type) && !sleeps?.(g, zone) && !silenced?.(g, type);
}

export function enemyHeroesUp(g: Game): number[] {
  const up: number[] = [];
  for (let type = FIRST_HERO; type < g.context.types.length; type++) if (isUp(g, type)) up.push(type);
  return up;
}

/** A door into their building is open: they wake before its rooms are filled (M-MZ10, S-OPEN-5). */
export function wakeIn(g: Game, building: number): void {
  const own = ownOf(g);
  const inside = itemAt(g.context.board.buildings, building);
  own.asleep = own.asleep.filter((t) => !inside.includes(zoneOfEnemyHero(g, t)));
}

/** Draws the next one and places it; with none left all of them act once more (S-CARD-9). */
export function spawnEnemyHero(g: Game, zone: number): Frame | null {
  const deck = deckOf(g.state, ENEMY_HERO_DECK);
  if (deck.draw.length + deck.discard.length === 0) {
    const standing = heroTypes(g).filter((t) => zoneOfEnemyHero(g, t) >= 0 && !ownOf(g).asleep.includes(t));
    const types = standing.reduce((mask, t) => mask | (1 << t), 0);
    return types === 0 ? null : extraActivation(types, 'S-CARD-9');
  }
  const type = drawCard(g, ENEMY_HERO_DECK) + FIRST_HERO;
  putFigures(g, zone, type, 1);
  return null;
}

/** The figure is gone from the board: what the mission says, else the card goes to its discard (S-CARD-5). */
export function enemyHeroGone(g: Game, type: number, zone: number, by: number): Frame | null {
  const own = ownOf(g);
  own.asleep = own.asleep.filter((t) => t !== type);
  const before = own.atEnd.length;
  const frames = fireRules(g, 'enemy-hero-gone', { hero: by, zone, type, of: enemyId(g, type) });
  if (own.atEnd.length === before) {
    discard(g, ENEMY_HERO_DECK, type - FIRST_HERO);
    frames.push(...goneForGood(g, type, zone, by));
  }
  return inSequence(frames);
}

/** The first time counts; after that it is an enemy hero like any other (M-MZ7-1). */
function goneForGood(g: Game, type: number, zone: number, by: number): Frame[] {
  const { done } = ownOf(g);
  const gone = `gone:${enemyId(g, type)}`;
  if (done.includes(gone)) return [];
  done.push(gone);
  return fireRules(g, 'enemy-hero-defeated', { hero: by, zone, type: -1, of: enemyId(g, type) });
}

export function comeBack(g: Game, type: number, zone: number): void {
  g.emit?.('M-ALL-10', {
    type: 'enemy-returned',
    enemy: enemyId(g, type),
    zone: itemAt(g.context.board.zones, zone).id,
  });
  putFigures(g, zone, type, 1);
}
