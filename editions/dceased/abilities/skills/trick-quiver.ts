/** Trick Quiver: one attack of the turn reaches farther (kit.reach), hits whom he likes, or pushes a survivor. */
import {
  call,
  DONE,
  isUsed,
  plainOption,
  procedure,
  type Ability,
  type Frame,
  type Game,
  type Option,
} from '@holdout/engine';
import type { Attack } from '../../../supers/attack/attack.ts';
import { choose, STOP } from '../../../supers/cards/choose.ts';
import { useSkill } from '../../../supers/attack/effects.ts';
import { attackOf, levelsIn } from '../../../supers/attack/hits.ts';
import type { Reach } from '../../../supers/kit.ts';
import { canPush, pushFigure, type Push } from '../../../supers/moves/push.ts';
import { enemyFigures, figureOf, figureOption, type Figure } from '../../../supers/moves/figures.ts';

const ANY_TARGET = plainOption('any-target');
const KNOCK_BACK = plainOption('knock-back');

const shove = (hero: number): Push => ({ by: trickQuiver.id, hero, upTo: 2, atLeast: 1 });

/** Enemies of the attacked zones that a push can move, one figure of each type and zone. */
const movable = (g: Game, hero: number, { zones }: Attack): Figure[] =>
  enemyFigures(g, zones).filter((x) => canPush(g, x, shove(hero)));

/** The arrows that would make a difference. */
function tricks(g: Game, hero: number, f: Attack): Option[] {
  const several = f.zones.some((z) => levelsIn(g, f, z).filter((level) => level.length > 0).length > 1);
  return [
    ...(several && !f.anyTarget ? [ANY_TARGET] : []),
    ...(movable(g, hero, f).length > 0 ? [KNOCK_BACK] : []),
  ];
}

interface Trick extends Frame {
  hero: number;
}

const trick = (hero: number, step: string): Frame => {
  const f: Trick = { proc: trickQuiver.id, step, hero };
  return f;
};

export const trickQuiver: Ability = {
  id: 'trick-quiver',
  clause: 'S-COM-2',
  at: {
    'attack-declared': {
      can: (g, hero, f) => f.unique && !isUsed(g, hero, trickQuiver.id) && tricks(g, hero, f).length > 0,
      run(g, hero) {
        useSkill(g, hero, trickQuiver.id);
        return trick(hero, 'choose');
      },
    },
    'after-attack': {
      must: true,
      can: (g, hero, f) => f.noted.includes(trickQuiver.id) && movable(g, hero, f).length > 0,
      run: (_g, hero) => trick(hero, 'push'),
    },
  },
  procedure: procedure<Trick>()({
    choose: {
      ask: (g, f) => choose(g, f.hero, trickQuiver.id, tricks(g, f.hero, attackOf(g))),
      take(g, _f, { option }) {
        const a = attackOf(g);
        if (option.verb === ANY_TARGET.verb) a.anyTarget = true;
        else a.noted.push(trickQuiver.id);
        return DONE;
      },
    },
    push: {
      ask(g, f) {
        const options = movable(g, f.hero, attackOf(g)).map((x) => figureOption(g, 'push', x));
        return choose(g, f.hero, trickQuiver.id, [...options, STOP]);
      },
      take: (_g, f, { option }) =>
        option.verb === STOP.verb ? DONE : call(f, 'end', pushFigure(figureOf(option), shove(f.hero))),
    },
    end: () => DONE,
  }),
};

export const TRICK_QUIVER_REACH: Reach = { zones: 1, once: 'any-turn' };
