/** What weapons do in the hands of a survivor. */
import { kindsOf, type Use } from '@holdout/editions/classic';
import { itemAt, hasSkill, valueOf, type Game, type Option } from '@holdout/engine';
import { oncePerGame } from '../plain/once.ts';
import type { Blow, Strength } from '../sense.ts';
import { plainId, SNIPER_RIFLE } from './table.ts';

/** One way to fight with a weapon, and whether two of it may be used at once. */
interface Arm extends Use {
  readonly dual: boolean;
}

/** `mas-shotgun.gun` names one of two ways to use it; without a name it is the first. Fire is no arm. */
const arms = oncePerGame(
  (g) =>
    new Map<string, Arm>(
      kindsOf(g).flatMap(({ id, uses, dual }) =>
        uses
          .filter((use) => !use.burns)
          .flatMap((use, i): [string, Arm][] => {
            const names = [...(i === 0 ? [id] : []), ...(use.name ? [`${id}.${use.name}`] : [])];
            return names.map((name) => [name, { ...use, dual }]);
          }),
      ),
    ),
);

export const armOf = (g: Game, weapon: string): Arm | undefined => arms(g).get(plainId(weapon));

export const isMelee = ({ mode }: Use): boolean => mode === 'melee';
/** Cannot be used in the own zone. */
const isFar = ({ range }: Use): boolean => itemAt(range, 0) > 0;

const isDual = (g: Game, hero: number, arm: Arm): boolean =>
  arm.dual || valueOf(g, hero, isMelee(arm) ? 'dualMelee' : 'dualRanged') > 0;

/** Expected hits of one attack: skills add dice and pips (C-SK-2 to C-SK-7). */
function strength(g: Game, hero: number, arm: Arm, weapons: number): Strength {
  const dice = arm.dice + valueOf(g, hero, isMelee(arm) ? 'dieMelee' : 'dieRanged');
  const pips = 7 - arm.accuracy + valueOf(g, hero, isMelee(arm) ? 'rollMelee' : 'rollRanged');
  return { hits: (dice * weapons * Math.min(6, pips)) / 6, damage: arm.damage };
}

const better = (a: Strength, b: Strength): Strength =>
  a.hits * (1 + a.damage) > b.hits * (1 + b.damage) ? a : b;
const NOTHING: Strength = { hits: 0, damage: 0 };

/** The best that can be done with these cards in the own zone; `alone` when no friend is there. */
export function bestOf(g: Game, hero: number, cards: readonly string[], alone: boolean): Strength {
  let best = NOTHING;
  cards.forEach((card, i) => {
    const arm = armOf(g, card);
    if (!arm || isFar(arm) || (!isMelee(arm) && !alone)) return;
    const twins = cards.indexOf(card) !== i && isDual(g, hero, arm);
    best = better(strength(g, hero, arm, twins ? 2 : 1), best);
  });
  return best;
}

const FIRE: Blow = { hits: 9, damage: 9, burns: true, chooses: false };

export function attack(g: Game, hero: number, option: Option): Blow {
  const cards = option.cards ?? [];
  const [named = ''] = option.items ?? [];
  const arm = armOf(g, named);
  if (!arm) return FIRE;
  const chooses = isMelee(arm) || named === SNIPER_RIFLE || hasSkill(g, hero, 'sniper');
  return { ...strength(g, hero, arm, cards.length), burns: false, chooses };
}
