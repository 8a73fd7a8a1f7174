/** How good it is to carry, to hold, to look for and to give things, and to learn a skill. */
import { PARTS } from '@holdout/editions/classic';
import { lookUp, type Game } from '@holdout/engine';
import { armOf, bestOf, isMelee } from './fight.ts';
import { carried, isSupply, isTool, plainId, SNIPER_RIFLE, teamHasTool, wantsSupplies } from './table.ts';

/** Cards that are no weapons. */
const WORTH: { readonly [card: string]: number } = {
  molotov: 3,
  'goalie-mask': 2,
  flashlight: 1.2,
  'ammo-bullets': 0.7,
  'ammo-shells': 0.7,
  scope: 0.5,
  gasoline: 0.9,
  'glass-bottles': 0.9,
};

const SKILLS = [
  'plus-action', 'free-combat', 'die-combat', 'roll-combat', 'die-ranged', 'die-melee', 'roll-melee', 'roll-ranged',
  'slippery', 'free-move', 'ambidextrous', 'zone-per-move', 'medic', 'tough', 'sniper', 'lucky', 'born-leader',
  'reroll-per-turn', 'free-search',
]; // prettier-ignore

export const skillWorth = (skill: string): number =>
  SKILLS.includes(skill) ? SKILLS.length - SKILLS.indexOf(skill) : 0;

export function worth(g: Game, card: string): number {
  const arm = armOf(g, card);
  if (arm) {
    const hits = (arm.dice * (7 - arm.accuracy)) / 6;
    return (
      hits * (1 + 0.4 * arm.damage) * (arm.dual ? 1.2 : 1) +
      (isTool(g, card) ? 0.5 : 0) +
      (isMelee(arm) ? 0.3 : 0)
    );
  }
  if (isSupply(g, card)) return wantsSupplies(g) ? 5 : 0;
  return WORTH[card] ?? 0;
}

export function handWorth(g: Game, hero: number, cards: readonly string[]): number {
  const ids = cards.map(plainId);
  const fight = bestOf(g, hero, ids, true);
  const close = bestOf(g, hero, ids, false);
  const tool = ids.some((id) => isTool(g, id)) ? 0.6 : 0;
  const arms = ids.flatMap((id) => armOf(g, id) ?? []);
  const far = arms.some((arm) => !isMelee(arm)) ? 0.4 : 0;
  return (
    fight.hits * (1 + 0.4 * fight.damage) +
    0.8 * close.hits * (1 + 0.4 * close.damage) +
    tool +
    far +
    0.1 * ids.reduce((sum, c) => sum + worth(g, c), 0)
  );
}

const [BOTTLES, GASOLINE] = lookUp(PARTS, 'molotov');
const [RIFLE, SCOPE] = lookUp(PARTS, SNIPER_RIFLE);
/** What is given to whoever has the other part; nobody gives a rifle away. */
const GIVEN: readonly (readonly [string, string])[] = [
  [GASOLINE, BOTTLES],
  [BOTTLES, GASOLINE],
  [SCOPE, RIFLE],
];

export function missingPart(g: Game, hero: number, other: number): string | undefined {
  const [mine, theirs] = [carried(g, hero), carried(g, other)];
  for (const [a, b] of GIVEN) {
    if (mine.includes(a) && !mine.includes(b) && theirs.includes(b) && !theirs.includes(a)) return a;
  }
  return undefined;
}

export function searchWorth(g: Game, hero: number, sure: boolean): number {
  const best = Math.max(0, ...carried(g, hero).map((c) => worth(g, c)));
  const noTool = teamHasTool(g) ? 0 : 4;
  const missing = wantsSupplies(g) ? 2 : 0;
  return noTool + missing + (sure ? 2 : 0) + (best < 1.2 ? 3 : best < 2 ? 1.5 : 0.7);
}
